/** A run of letters that a needle has at `position`, and the share of all links that have it. */
export type Gram = { gram: string; position: number; share: number }

// Costs measured at a million links: reading an entry of a posting list, and visiting a link.
const entryMicroseconds = 0.045
const linkMicroseconds = 2.5

// Of the links that have one run of a needle and not the needle so many have another not by chance but in a word like
// it: the next, the one after and one further. The means over 36 words of four scripts in 100,000 links.
const alikeShares = [1, 0.4, 0.2]
const alikeShareFar = 0.15

// The newest links are only a sample: some links of a posting list are always assumed not to contain the needle.
const falseShareMin = 0.1

const gramsMax = 3

/**
 * The runs to ask the index for: the rarest, then what spares more links to look at than its list takes to read.
 * `links` of the `total` are looked through (those of the category); `density` of these have the needle.
 */
export function chooseGrams(
  grams: Gram[],
  { links, total, density }: { links: number; total: number; density: number },
): Gram[] {
  const [rarest] = grams.toSorted((a, b) => a.share - b.share)
  if (!rarest) return []
  const chosen = [rarest]
  let inVain = links * Math.max(rarest.share - density, rarest.share * falseShareMin)
  while (chosen.length < gramsMax) {
    const next = findMostSparing(grams, chosen, { inVain, total })
    if (!next) break
    chosen.push(next)
    inVain *= shareAmongChosen(next, chosen.slice(0, -1))
  }
  return chosen
}

/** Of runs that spare equally many links, as in a word without statistics, the one furthest from the chosen runs. */
function findMostSparing(
  grams: Gram[],
  chosen: Gram[],
  { inVain, total }: { inVain: number; total: number },
): Gram | undefined {
  const worths = grams.map(gram => {
    const spared = inVain * (1 - shareAmongChosen(gram, chosen)) * linkMicroseconds
    return {
      gram,
      distance: distanceFrom(chosen, gram),
      worth: spared - gram.share * total * entryMicroseconds,
    }
  })
  const [best] = worths.toSorted((a, b) => b.worth - a.worth || b.distance - a.distance)
  return best && best.worth > 0 ? best.gram : undefined
}

/** The share of false candidates of the chosen runs that have this run as well. */
function shareAmongChosen(gram: Gram, chosen: Gram[]): number {
  const alike = alikeShares[distanceFrom(chosen, gram)] ?? alikeShareFar
  return gram.share + (1 - gram.share) * alike
}

function distanceFrom(chosen: Gram[], { position }: Gram): number {
  return Math.min(...chosen.map(other => Math.abs(other.position - position)))
}
