import type { OptionListName } from '#core/contract/data-files.ts'
import { DIRECTORY_TYPES } from '#core/terms/directory.ts'
import { pageHref } from '#core/domain/links.ts'
import type { KnownShell } from '#core/domain/shell/known.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { typeName } from '#core/text/type-names.ts'
import { openWords } from '#site/ui/cards/card-words.page.ts'
import { optionText } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import type { WalkWords } from '#site/features/nearby/board-words.ts'
import type { PlaceShellProps } from '#site/features/place/PlaceShell.tsx'
import { pageCrumbs } from '#site/ui/head/crumbs.html.ts'
import type { PageMeta } from '#site/ui/head/page-meta.page.ts'
import { addressIn } from './shell-address.ts'
import { titleOf } from './shell-title.ts'
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
  const { nearby, map } = MESSAGES[lang].places
  const { page, from } = nearby
  const namesOf = (list: OptionListName) =>
    Object.fromEntries(Object.keys(options[list] ?? {}).map((id) => [id, optionText(lang, options, list, id)]))
  return {
    ...page,
    pin: map.middle,
    onFoot: from.onFoot,
    typeNames: Object.fromEntries(DIRECTORY_TYPES.map((type) => [type, typeName(lang, type)])),
    hours: openWords(lang, { withMinyan: true }),
    options: { kashrut: namesOf('kashrut'), supervision: namesOf('supervision') },
    walk: walkWords(lang),
  }
}

/** What of a page the props depend on. */
type ShellPage = Pick<PageContext<'placeShell'>, 'lang' | 'options' | 'origin' | 'input'>

/** Props of the page that serves places without a prebuilt one. */
export function shellProps({ lang, options, origin, input: { known } }: ShellPage): PlaceShellProps {
  const { host } = new URL(origin)
  return {
    lang,
    near: nearWords({ lang, options }),
    words: shellWords(lang),
    ...(known && { isDrawn: true, known: () => ({ ...known, host }) }),
  }
}

/** Its head: of what was found, or of any address. */
export function shellMeta({ lang, input: { known } }: Pick<ShellPage, 'lang' | 'input'>): PageMeta {
  const { common, places } = MESSAGES[lang]
  const { page, walk } = places.nearby
  const near = { ...page, walk, pin: places.map.middle }
  const title = known ? titleOf(known.state, shellWords(lang), near) : places.shell.title
  const name = known && 'title' in known.state ? known.state.title : title
  const search = { name: common.search.title, href: pageHref(lang, 'search') }
  return {
    title,
    description: common.search.description,
    crumbs: pageCrumbs(lang, name).toSpliced(1, 0, search),
    ...(known && { withoutSite: true, hrefs: hrefsOf(known) }),
  }
}

const hrefsOf = ({ asked, pathname, search }: KnownShell): Record<Lang, string> =>
  Object.fromEntries(LANGS.map((lang) => [lang, addressIn(lang, asked, { pathname, search })])) as Record<Lang, string>
