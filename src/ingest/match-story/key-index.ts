// Finds places that share keys: an inverted index in flat arrays, 200 bytes per place; lists would be objects for a million words.

export type WeighedKey = readonly [key: number, weight: number]

/** How many places are read for a key, newest first: a usual word is weak evidence, and a flood shares its keys. */
const readMax = 400

const startSize = 2 ** 12

export function createKeyIndex() {
  const slotOf = new Map<string, number>()
  const ids: (string | null)[] = []
  const table = createKeyTable()
  let sums = new Float64Array(startSize)
  // An entry lists a place under a key and links to the previous entry of that key; 0 is the end.
  let entrySlots = new Int32Array(startSize)
  let before = new Int32Array(startSize)
  let entries = 1

  const remove = (id: string) => {
    const slot = slotOf.get(id)
    if (slot === undefined) return
    slotOf.delete(id)
    ids[slot] = null
  }
  const addEntry = (key: number, slot: number) => {
    if (entries === before.length) [entrySlots, before] = [grow(entrySlots), grow(before)]
    entrySlots[entries] = slot
    before[entries] = table.swap(key, entries)
    entries++
  }
  const addUp = ([key, weight]: WeighedKey, touched: number[]) => {
    let entry = weight > 0 ? table.find(key) : 0
    for (let n = 0; entry !== 0 && n < readMax; n++) {
      const slot = entrySlots[entry] ?? 0
      const sum = sums[slot] ?? 0
      if (sum === 0) touched.push(slot)
      sums[slot] = sum + weight
      entry = before[entry] ?? 0
    }
  }
  return {
    remove,
    /** How many places were put, including removed ones. */
    size: () => ids.length,
    put: (id: string, keys: readonly number[]) => {
      remove(id)
      const slot = ids.push(id) - 1
      slotOf.set(id, slot)
      if (slot === sums.length) sums = new Float64Array(2 * slot)
      for (const key of new Set(keys)) addEntry(key, slot)
    },
    /** Ids of the places with the largest sums of the weights of shared keys, largest first. */
    near: (keys: readonly WeighedKey[], { max, least }: { max: number; least: number }) => {
      const touched: number[] = []
      for (const weighed of keys) addUp(weighed, touched)
      const best = chooseBest(touched, { sums, ids, max, least })
      for (const slot of touched) sums[slot] = 0
      return best.flatMap(slot => ids[slot] ?? [])
    },
  }
}

/** Among equal sums, the newest place comes first. */
function chooseBest(
  touched: readonly number[],
  { sums, ids, max, least }: { sums: Float64Array; ids: (string | null)[]; max: number; least: number },
): number[] {
  const best: number[] = []
  const sumOf = (slot: number) => sums[slot] ?? 0
  const isBetter = (slot: number, other: number) =>
    sumOf(slot) > sumOf(other) || (sumOf(slot) === sumOf(other) && slot > other)
  for (const slot of touched) {
    const last = best.at(-1)
    if (sumOf(slot) < least || ids[slot] === null) continue
    if (last !== undefined && best.length === max && !isBetter(slot, last)) continue
    const place = best.findIndex(other => isBetter(slot, other))
    best.splice(place < 0 ? best.length : place, 0, slot)
    if (best.length > max) best.pop()
  }
  return best
}

/** Holds the last entry of each key, in a hash table with open addressing. */
function createKeyTable() {
  let keys = new Float64Array(startSize)
  let lasts = new Int32Array(startSize)
  let count = 0
  const placeOf = (key: number) => {
    const mask = keys.length - 1
    // The lower half of a key is the hash of a word, the upper half the bucket of days.
    let place = Math.imul((key >>> 0) ^ Math.floor(key / 2 ** 32), 0x9e3779b1) & mask
    while (lasts[place] !== 0 && keys[place] !== key) place = (place + 1) & mask
    return place
  }
  const resize = () => {
    const [oldKeys, oldLasts] = [keys, lasts]
    keys = new Float64Array(2 * oldKeys.length)
    lasts = new Int32Array(2 * oldLasts.length)
    for (const [n, last] of oldLasts.entries()) {
      if (last === 0) continue
      const place = placeOf(oldKeys[n] ?? 0)
      keys[place] = oldKeys[n] ?? 0
      lasts[place] = last
    }
  }
  return {
    find: (key: number): number => lasts[placeOf(key)] ?? 0,
    /** Replaces the last entry of the key and returns the previous one. */
    swap: (key: number, entry: number): number => {
      if (2 * count > keys.length) resize()
      const place = placeOf(key)
      const last = lasts[place] ?? 0
      if (last === 0) count++
      keys[place] = key
      lasts[place] = entry
      return last
    },
  }
}

function grow(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * numbers.length)
  larger.set(numbers)
  return larger
}
