import { expect, test } from 'vitest'
import { coloursCss, contrast, MIN_CONTRAST, textContrast } from '#core/domain/colours.ts'

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

/** The colours of a token: light and dark. */
function tokensOf(css: string): Record<string, [string, string]> {
  const entries = [...css.matchAll(/--([\w-]+):(?:light-dark\((#\w+), (#\w+)\)|(#\w+))/g)]
  return Object.fromEntries(entries.map(([, name, light, dark, both]) => [name, [light ?? both!, dark ?? both!]]))
}

const [LIGHT, DARK] = [0, 1] as const
const PAPERS = [
  ['#fbf7ee', '#fffdf9', '#f4ecdc'],
  ['#0f1623', '#182134', '#141d2e'],
]

const BRANDS = ['#1d3a63', '#000000', '#0b5d3b', '#7a1f1f', '#5b2a86', '#c2185b', '#006c8c', '#666666']
const ACCENTS = ['#f0a93a', '#ffffff', '#ffd166', '#7fd1ae', '#9ad0ff', '#ff9aa2', '#a0a0a0', '#e0e000']

test.each(BRANDS.map((brand, at) => [brand, ACCENTS[at]!] as const))(
  '%s and %s can be read everywhere',
  (brand, accent) => {
    expect(textContrast('brand', brand)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    expect(textContrast('accent', accent)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    const tokens = tokensOf(coloursCss({ brand, accent }))
    for (const scheme of [LIGHT, DARK]) {
      const of = (name: string) => tokens[name]![scheme]
      const pairs = [
        ...['brand', 'brand-deep', 'brand-hover'].map((name) => ['#fffaf0', of(name)]),
        ...['accent', 'accent-hover'].map((name) => ['#1b2638', of(name)]),
        ...PAPERS[scheme]!.map((paper) => [of('link'), paper]),
        [of('accent-ink'), of('accent-soft')],
        ...PAPERS[scheme]!.map((paper) => [of('accent-ink'), paper]),
        [of('logo-on-dark'), of('brand-deep')],
        // Headings of the footer.
        [of('accent'), of('brand-deep')],
      ] as [string, string][]
      for (const [text, on] of pairs) expect([text, on, contrast(text, on) >= MIN_CONTRAST]).toEqual([text, on, true])
    }
  },
)
