import { placeHref, resultsHref } from '#core/domain/links.ts'
import { apart } from '#core/domain/map/apart.ts'
import { HEIGHT, plotter, WIDTH } from '#core/domain/map/drawing.ts'
import { isPlaced } from '#core/domain/placed.ts'
import type { DirectoryType } from '#core/terms/directory.ts'
import { textIn } from '#core/terms/localized.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { typeLongName } from '#core/text/type-names.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { centreOf } from '#site/ui/cards/centre.page.ts'
import { cardWords, fromWords, openWords } from '#site/ui/cards/card-words.page.ts'
import type { ResultsBarProps, ResultsBarWords } from '#site/features/results/bar-props.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** '5 places to eat', in all plural forms. */
function countWords(lang: Lang, dtype: DirectoryType): ResultsBarWords['counted'] {
  const { common, places } = MESSAGES[lang]
  const named = formsOf(places.home.numbers, `t${dtype}`)
  return 'count_other' in named ? named : formsOf(common, 'listingCount')
}

const formsOf = (messages: object, name: string) =>
  Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => key.startsWith(`${name}_`))
      .map(([key, text]) => [key.replace(name, 'count'), text]),
  ) as ResultsBarWords['counted']

type Results = Pick<PageContext<'results'>, 'lang' | 'input'>

/** The pixels from one number on the drawing to the next. */
const LEAST = 23

/** Where the places of the page are on the drawing, with the number of each in the list. */
function dotsOf({ lang, input: { entries, frame, place } }: Results): ResultsBarProps['dots'] {
  if (!frame) return []
  const centre = centreOf(lang, place)
  const plot = plotter(frame)
  const placed = entries[lang].flatMap((card, at) => {
    const [x = 0, y = 0] = isPlaced(card) ? plot([...card.position]) : []
    return x > 0 && x < WIDTH && y > 0 && y < HEIGHT ? [{ number: at + 1, pixel: [x, y] as const }] : []
  })
  const [x = 0, y = 0] = centre ? plot([...centre.at]) : []
  const room = { least: LEAST, width: WIDTH, height: HEIGHT, fixed: centre && ([x, y] as const) }
  const pixels = apart(
    placed.map(({ pixel }) => pixel),
    room,
  )
  return pixels.map(([right, down], at) => [Math.round(right), Math.round(down), placed[at]!.number] as const)
}

/** Whether any of the page was not checked with the place. */
export const isUnchecked = ({ entries }: Results['input'], lang: Lang): boolean =>
  entries[lang].some(({ unchecked }) => unchecked)

/** What the line above the list says that holds of most of it. */
export function unlessStated({ lang, input }: Results): string {
  const { results, nearby } = MESSAGES[lang].places
  return isUnchecked(input, lang) ? results.unlessStated : nearby.page.unlessStated
}

/** Props of the bar above the results. */
export function resultsProps(page: Results): ResultsBarProps {
  const { lang, input } = page
  const { place, dtype, total, hasSamples, hasPaid, hasRated, picture } = input
  const t = translator(lang)
  const type = typeLongName(lang, dtype)
  const centre = centreOf(lang, place)
  return {
    lang,
    dtype,
    locId: place.id,
    path: resultsHref(lang, place, dtype),
    title: t('places:results.title', {
      type,
      place: textIn(lang, place.names),
    }),
    page: input.page,
    total,
    hasSamples,
    hasPaid,
    hasRated,
    origin: centre?.at,
    picture,
    dots: dotsOf(page),
    about: {
      type: { id: 'type', name: type, href: placeHref(lang, place) },
      place: place.parent && {
        id: 'place',
        name: textIn(lang, place.names),
        href: resultsHref(lang, place.parent, dtype),
      },
    },
    withTown: place.kind === 'country',
    words: {
      ...MESSAGES[lang].places.filters,
      towards: centre?.towards,
      drawn: [t('places:results.onThisPage'), ...(centre ? [t('places:results.ring')] : [])].join(' '),
      unlessStated: unlessStated(page),
      shown: t('places:results.shown', {
        from: '{{from}}',
        to: '{{to}}',
        total: '{{total}}',
      }),
      pages: t('places:results.pages'),
      page: t('places:results.page', { page: '{{page}}' }),
      previous: t('places:results.previous'),
      next: t('places:results.next'),
      card: cardWords(lang),
      counted: countWords(lang, dtype),
      empty: t('places:place.empty'),
      samples: MESSAGES[lang].places.samples,
      hours: openWords(lang, { withMinyan: dtype === 231 }),
      point: fromWords(lang),
    },
  }
}
