import type { Page } from '@playwright/test'

const headlines = 'main :is(h2, h3) > a[target], .ranked h3 > a, .teaser-headlines a'

/** The texts of headlines that begin within the first `depth` pixels. */
export function listHeadlines(page: Page, depth: number, which = headlines): Promise<string[]> {
  return page
    .locator(which)
    .evaluateAll(
      (links, most) =>
        links
          .filter(link => link.getBoundingClientRect().top + scrollY < most)
          .map(link => link.textContent ?? ''),
      depth,
    )
}

/** Headlines that appear twice outside of Latest News, which lists the ten newest whatever stands above it. */
export async function listRepeatedHeadlines(page: Page, depth: number): Promise<string[]> {
  const outside = headlines
    .split(', ')
    .map(selector => `${selector}:not(.latest *)`)
    .join(', ')
  const titles = await listHeadlines(page, depth, outside)
  return titles.filter((title, at) => titles.indexOf(title) !== at)
}
