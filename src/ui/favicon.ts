/** The crossroads in the primary colour, as an address that costs no request. */
export function faviconUrl(primaryColor: string): string {
  const roads = 'M13 2h6v11h11v6H19v11h-6V19H2v-6h11z'
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path fill='${primaryColor}' d='${roads}'/></svg>`
  return `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`
}
