import type { Plugin } from 'vite'

/** A local font as fallback: the width of our font relative to it, in percent, at each of WEIGHTS. */
interface StandIn {
  family: string
  fonts: readonly string[]
  script: keyof typeof SCRIPTS
  widths: readonly [number, number, number, number]
}

const SCRIPTS = {
  latin: 'U+0000-02FF, U+2000-206F, U+20A0-20CF, U+2122, U+2190-2215',
  hebrew: 'U+0590-05FF',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116',
}

/** All faces of a family need the same weight ranges, or one script hides the other. */
const WEIGHTS = ['200 599', '600 674', '675 724', '725 800']

/** Of our own font. */
const ASCENT = 102.1
const DESCENT = 28.7

/**
 * Widths measured on texts of the site at the weights in use: 400, 650, 700 and 750. Arimo and Liberation Sans are as
 * wide as Arial. The second family is for devices without those: Roboto and DejaVu differ in width.
 */
const LIKE_ARIAL = ['Arial', 'Liberation Sans', 'Arimo']
const [FIRST, SECOND] = ['Assistant Stand-in', 'Assistant Stand-in 2']
const STAND_INS: readonly StandIn[] = [
  { family: FIRST, fonts: LIKE_ARIAL, script: 'latin', widths: [91.2, 88.9, 90.3, 91.6] },
  { family: FIRST, fonts: ['Arial', 'NotoSansHebrew-Regular'], script: 'hebrew', widths: [86.6, 85.5, 87, 88.4] },
  { family: FIRST, fonts: LIKE_ARIAL, script: 'cyrillic', widths: [95.6, 91.8, 92.9, 93.3] },
  { family: SECOND, fonts: ['Roboto'], script: 'latin', widths: [92, 94.3, 95.7, 97.1] },
  { family: SECOND, fonts: ['DejaVu Sans'], script: 'hebrew', widths: [87.6, 84.2, 85.7, 87.1] },
  { family: SECOND, fonts: ['Roboto'], script: 'cyrillic', widths: [93.1, 95.6, 96.7, 97.2] },
]

/** A font is named in full, or, where its full name differs between versions, as in PostScript. */
const boldOf = (font: string) => (font.endsWith('-Regular') ? font.replace('Regular', 'Bold') : `${font} Bold`)

const face = ({ family, fonts, script, widths }: StandIn) =>
  WEIGHTS.map((weight, at) => {
    const local = fonts.map((font) => `local('${at === 0 ? font : boldOf(font)}')`)
    const width = widths[at]!
    const overWidth = (part: number) => `${Number(((part / width) * 100).toFixed(1))}%`
    return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${local.join(', ')};
  size-adjust: ${width}%;
  ascent-override: ${overWidth(ASCENT)};
  descent-override: ${overWidth(DESCENT)};
  line-gap-override: 0%;
  unicode-range: ${SCRIPTS[script]};
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
      filter: { id: /\/styles\/index\.css(\?(?!url)|$)/ },
      handler: (code) => ({ code: [code, ...STAND_INS.flatMap(face)].join('\n'), map: null }),
    },
  }
}
