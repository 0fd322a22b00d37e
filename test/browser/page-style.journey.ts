import { expect, test } from './journey.ts'

// A document's inline rules are a part of the stylesheet. A rule missing from a sheet of ui/stylesheet.ts would be missed only
// on that page, so every rule of the whole stylesheet that matches an element must be among them.

const sizes = [360, 768, 1280, 1600]

test("a page's inline rules are all that match it: the whole sheet changes nothing", async ({ page }) => {
  await page.goto('/stories')
  const story = await page.locator('main a[href^="/story/"]').first().getAttribute('href')
  const paths = [
    '/',
    '/today',
    '/category/world',
    '/stories',
    story ?? '',
    '/search?q=the',
    '/search?q=zzzz',
    '/index',
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('style[data-sheet]')).toHaveCount(1)
    expect(await page.evaluate(listForgottenRules), path).toEqual([])
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 })
      const before = await page.evaluate(listBoxes)
      const sheet = await page.evaluate(addWholeSheet)
      expect(await page.evaluate(listBoxes), `${path} at ${width}`).toEqual(before)
      await page.evaluate(name => document.querySelector(`link[href="${name}"]`)?.remove(), sheet)
    }
  }
})

/** Runs in the page: stylesheet rules that match an element and are not in the document. */
async function listForgottenRules(): Promise<string[]> {
  const address = document.querySelector<HTMLElement>('style[data-sheet]')?.dataset.sheet ?? ''
  const whole = new CSSStyleSheet()
  whole.replaceSync(await (await fetch(address)).text())
  const texts = (rules: CSSRuleList, inside = ''): { selector: string; text: string }[] =>
    [...rules].flatMap(rule => {
      if (rule instanceof CSSStyleRule)
        return [{ selector: rule.selectorText, text: `${inside} ${rule.cssText}` }]
      return rule instanceof CSSGroupingRule
        ? texts(rule.cssRules, `${inside} ${rule.cssText.split('{', 1)[0]}`)
        : []
    })
  const own = new Set(
    [...document.styleSheets].flatMap(({ cssRules }) => texts(cssRules).map(({ text }) => text)),
  )
  // Rules for states such as :hover count too, so states and pseudo-elements are removed before matching.
  const states = /::[\w-]+(?:\([^)]*\))?|:(?:hover|focus-visible|focus|active|popover-open)/g
  const withoutStates = (selector: string) =>
    selector.replaceAll(states, (_state, at: number) => (/[\w\])*-]/.test(selector[at - 1] ?? '') ? '' : '*'))
  const fits = (selector: string) => document.querySelector(withoutStates(selector)) !== null
  return texts(whole.cssRules).flatMap(({ selector, text }) =>
    fits(selector) && !own.has(text) ? [text] : [],
  )
}

/** Runs in the page: the position of each element, and how its text is set. */
function listBoxes(): string[] {
  // Except the status line, which appears while a page renews itself.
  return [...document.querySelectorAll('body :not([data-status])')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const { color, font } = getComputedStyle(element)
    return `${element.tagName}.${element.className} ${[x, y, width, height].map(Math.round)} ${color} ${font}`
  })
}

/** Runs in the page: adds the stylesheet that pages without inline rules load. */
async function addWholeSheet(): Promise<string> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = document.querySelector<HTMLElement>('style[data-sheet]')?.dataset.sheet ?? ''
  await new Promise<void>(resolve => {
    link.addEventListener('load', () => resolve())
    document.head.append(link)
  })
  return link.getAttribute('href') ?? ''
}
