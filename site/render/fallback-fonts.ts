import type { Plugin } from 'vite'

/** What a local font stands in for: how wide our own is beside it, in percent, at the weights of WEIGHTS. */
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

/** All faces of a family must have the same ranges of weights, or the one script shuts the other out. */
const WEIGHTS = ['200 599', '600 674', '675 724', '725 800']

/** Our own font's. */
const ASCENT = 102.1
const DESCENT = 28.7

/**
 * Widths were measured over texts of the site, at the weights that it uses: 400, 650, 700 and 750. Arimo and Liberation
 * Sans are as wide as Arial. The second family is for devices without those, Roboto and DejaVu being of other widths.
 */
const LIKE_ARIAL = ['Arial', 'Liberation Sans', 'Arimo']
const [FIRST, SECOND] = ['Assistant Stand-in', 'Assistant Stand-in 2']
const STAND_INS: readonly StandIn[] = [
  { family: FIRST, fonts: LIKE_ARIAL, script: 'latin', widths: [91.2, 88.9, 90.3, 91.6] },
  { family: FIRST, fonts: ['Arial', 'Noto Sans Hebrew'], script: 'hebrew', widths: [88.4, 85.5, 87, 88.4] },
  { family: FIRST, fonts: LIKE_ARIAL, script: 'cyrillic', widths: [95.6, 91.8, 92.9, 93.3] },
  { family: SECOND, fonts: ['Roboto'], script: 'latin', widths: [92, 94.3, 95.7, 97.1] },
  { family: SECOND, fonts: ['DejaVu Sans'], script: 'hebrew', widths: [87.6, 84.2, 85.7, 87.1] },
  { family: SECOND, fonts: ['Roboto'], script: 'cyrillic', widths: [93.1, 95.6, 96.7, 97.2] },
]

const face = ({ family, fonts, script, widths }: StandIn) =>
  WEIGHTS.map((weight, at) => {
    const local = fonts.map((font) => `local('${at === 0 ? font : `${font} Bold`}')`)
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

/** Adds to the stylesheet of every page what stands there until its font has come: drawn as wide and as high. */
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
