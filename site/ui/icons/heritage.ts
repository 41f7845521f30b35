import type { IconName } from './icon.ts'

/** By type of heritage. */
const DRAWINGS: Readonly<Record<string, IconName>> = {
  museum: 'museum',
  'holocaust-museum': 'museum',
  memorial: 'memorial',
  cemetery: 'graves',
  tomb: 'tomb',
  'former-synagogue': 'sanctuary',
  'historic-site': 'ruins',
}

/** Words for a kind of building, in the languages of names. They choose a drawing, and state nothing. */
const WORDS: readonly (readonly [RegExp, IconName])[] = [
  [/windmill|moulin à vent|molino de viento|mulino a vento|windmühle|ветряная мельница|טחנת ה?רוח/iu, 'windmill'],
  [/western wall|mur occidental|muro occidental|westmauer|klagemauer|стена плача|הכותל המערבי/iu, 'wall'],
  [/synagog|sinagoga|синагог|בית.?הכנסת|בתי.?הכנסת/iu, 'sanctuary'],
]

/** The drawing of a site; undefined for a type that has none. Of a historic site its names may say what was built. */
export function heritageDrawing(heritageType: string, names: string): IconName | undefined {
  const built = heritageType === 'historic-site' && WORDS.find(([word]) => word.test(names))
  return built ? built[1] : DRAWINGS[heritageType]
}
