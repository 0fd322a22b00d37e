import type { Page } from '@playwright/test'

/** The texts of headlines that begin within the first `depth` pixels. */
export function listHeadlines(page: Page, depth: number): Promise<string[]> {
  return page
    .locator('main :is(h2, h3) > a[target], .ranked h3 > a, .teaser-headlines a')
    .evaluateAll(
      (links, most) =>
        links
          .filter(link => link.getBoundingClientRect().top + scrollY < most)
          .map(link => link.textContent ?? ''),
      depth,
    )
}

/** Headlines that appear twice. */
export async function listRepeatedHeadlines(page: Page, depth: number): Promise<string[]> {
  const headlines = await listHeadlines(page, depth)
  return headlines.filter((title, at) => headlines.indexOf(title) !== at)
}
