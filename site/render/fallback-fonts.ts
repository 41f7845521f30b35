import type { Plugin } from 'vite'

/** Local fonts as fallback: the width of our font relative to them, in percent, by range of weights. */
interface StandIn {
  family: string
  fonts: readonly string[]
  characters: string
  widths: Readonly<Record<string, number>>
}

const LATIN = 'U+0000-02FF, U+2000-206F, U+20A0-20CF, U+2122, U+2190-2215'
const HEBREW = 'U+0590-05FF'
const CYRILLIC = 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'

/** Of our own font. */
const ASCENT = 102.1
const DESCENT = 28.7

/** The weights in use: 400, 650, 700 and 750. */
const widths = (regular: number, semibold: number, bold: number, heavy: number) => ({
  '200 599': regular,
  '600 674': semibold,
  '675 724': bold,
  '725 800': heavy,
})

/** Liberation Sans and Arimo are as wide as Arial. */
const LIKE_ARIAL = ['Arial', 'Liberation Sans', 'Arimo']
const ROBOTO = ['Roboto']

/**
 * Widths measured on texts of the site. A space, digits and letters differ from ours in different ways. Within a family
 * all faces need the same ranges of weights, or one range of characters hides the other. The last three families are
 * for devices without a font like Arial.
 */
const STAND_INS: readonly StandIn[] = [
  { family: 'Space', fonts: LIKE_ARIAL, characters: 'U+20', widths: { '200 800': 72 } },
  { family: 'Signs', fonts: LIKE_ARIAL, characters: 'U+21-40', widths: { '200 599': 87.6, '600 800': 93.2 } },
  { family: 'Letters', fonts: LIKE_ARIAL, characters: LATIN, widths: widths(93.9, 90.6, 92.1, 93.5) },
  { family: 'Letters', fonts: LIKE_ARIAL, characters: CYRILLIC, widths: widths(95.6, 92, 93.1, 93.5) },
  {
    family: 'Letters',
    fonts: ['Arial', 'NotoSansHebrew-Regular'],
    characters: HEBREW,
    widths: widths(88.1, 86.7, 88.2, 89.7),
  },
  { family: 'Space 2', fonts: ROBOTO, characters: 'U+20', widths: { '200 800': 80.5 } },
  { family: 'Signs 2', fonts: ROBOTO, characters: 'U+30-39', widths: { '200 599': 86.8, '600 800': 90.4 } },
  { family: 'Letters 2', fonts: ROBOTO, characters: `${LATIN}, ${CYRILLIC}`, widths: widths(93.3, 95.8, 97.2, 98.4) },
  { family: 'Letters 2', fonts: ['DejaVu Sans'], characters: HEBREW, widths: widths(87.4, 84.1, 85.6, 87) },
]

/** A font is named in full, or, where its full name differs between versions, as in PostScript. */
const boldOf = (font: string) => (font.endsWith('-Regular') ? font.replace('Regular', 'Bold') : `${font} Bold`)

const faces = ({ family, fonts, characters, widths }: StandIn) =>
  Object.entries(widths).map(([weights, width]) => {
    const local = fonts.map((font) => `local('${weights.startsWith('2') ? font : boldOf(font)}')`)
    const overWidth = (part: number) => `${Number(((part / width) * 100).toFixed(1))}%`
    return `@font-face {
  font-family: '${family}';
  font-weight: ${weights};
  src: ${local.join(', ')};
  size-adjust: ${width}%;
  ascent-override: ${overWidth(ASCENT)};
  descent-override: ${overWidth(DESCENT)};
  line-gap-override: 0%;
  unicode-range: ${characters};
}`
  })

/**
 * Adds fallback faces with the metrics of our font to the stylesheet of every page, so that nothing shifts when it
 * loads.
 */
export function fallbackFontsPlugin(): Plugin {
  return {
    name: 'fallback-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/index\.sheet\.css(\?(?!url)|$)/ },
      handler: (code) => ({ code: [code, ...STAND_INS.flatMap(faces)].join('\n'), map: null }),
    },
  }
}
