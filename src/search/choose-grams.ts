/** A run of letters that a needle has at `place`, and the share of all links that have it. */
export type Gram = { gram: string; place: number; share: number }

// What they cost, measured at a million links: an entry of a run's list that is read, and a link that is looked at.
const entryMicroseconds = 0.05
const linkMicroseconds = 2.5

// Of the links with one run of a needle so many have the next because they have the word: words are not made by chance.
const wordShare = 0.3

const gramsMax = 3

/**
 * The runs to ask the index for: the rarest, then what spares more links to look at than its list takes to read.
 * `total` links are there, of which `links` are looked through (those of the category).
 */
export function chooseGrams(grams: Gram[], { links, total }: { links: number; total: number }): Gram[] {
  const [rarest, ...others] = inOrderOfWorth(grams)
  if (!rarest) return []
  const chosen = [rarest]
  let left = links * rarest.share
  for (const gram of others) {
    const leftWith = left * shareAmongOthers(gram)
    const isWorthIt = (left - leftWith) * linkMicroseconds > gram.share * total * entryMicroseconds
    if (!isWorthIt || chosen.length === gramsMax) continue
    chosen.push(gram)
    left = leftWith
  }
  return chosen
}

/** The rarest first; of those that are equally rare, which most are, such as lie far from each other. */
function inOrderOfWorth(grams: Gram[]): Gram[] {
  const least = Math.min(...grams.map(({ share }) => share))
  const rare = grams.filter(({ share }) => share === least)
  const apart = Array.from({ length: gramsMax }, (_, i) =>
    Math.floor((i * (rare.length - 1)) / (gramsMax - 1)),
  )
  const common = grams.filter(({ share }) => share > least).toSorted((a, b) => a.share - b.share)
  return [...rare.filter((_, i) => apart.includes(i)), ...common]
}

function shareAmongOthers({ share }: Gram): number {
  return share + (1 - share) * wordShare
}
