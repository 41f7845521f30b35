import type { OptionListName } from '#core/contract/data-files.ts'
import { DIRECTORY_TYPES } from '#core/contract/directory.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { typeName } from '#core/i18n/type-names.ts'
import { openWords } from '#site/ui/cards/card-words.page.ts'
import { optionText } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import type { WalkWords } from '#site/features/nearby/board-words.ts'
import type { PlaceShellProps } from '#site/features/place/PlaceShell.tsx'
import { shellWords } from './shell-words.page.ts'

function walkWords(lang: Lang): WalkWords {
  const { places, times, listing } = MESSAGES[lang]
  const { copyLink, copied, copyFailed } = times.candles
  return {
    ...places.nearby.walk,
    print: listing.dialogs.offer.print,
    copyLink,
    copied,
    copyFailed,
  }
}

function nearWords({ lang, options }: Pick<PageContext, 'lang' | 'options'>): PlaceShellProps['near'] {
  const { page, from } = MESSAGES[lang].places.nearby
  const namesOf = (list: OptionListName) =>
    Object.fromEntries(Object.keys(options[list] ?? {}).map((id) => [id, optionText(lang, options, list, id)]))
  return {
    ...page,
    onFoot: from.onFoot,
    typeNames: Object.fromEntries(DIRECTORY_TYPES.map((type) => [type, typeName(lang, type)])),
    hours: openWords(lang, { withMinyan: true }),
    options: { kashrut: namesOf('kashrut'), supervision: namesOf('supervision') },
    walk: walkWords(lang),
  }
}

/** Props of the page that serves places without a prebuilt one. */
export const shellProps = ({ lang, options }: Pick<PageContext, 'lang' | 'options'>): PlaceShellProps => ({
  lang,
  near: nearWords({ lang, options }),
  words: shellWords(lang),
})
