/** "Politics News"; a name in another script than Latin stands for itself, as "हिन्दी News" is neither language. */
export function categoryHeading(name: string): string {
  return /\p{Script=Latin}/u.test(name) ? `${name} News` : name
}
