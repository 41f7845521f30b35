import { attribute, html, type Html } from '#core/i18n/html.ts'
import { pageHref, placeHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import { isolated } from '#site/ui/blocks/names.html.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { translator } from '#core/i18n/translate.ts'
import type { PlaceDetail } from '#data/index/inputs.ts'

/** A breadcrumb; the last one is the page itself and has no link. */
export interface Crumb {
  name: string
  href?: string
}

function homeCrumb(lang: Lang): Crumb {
  return {
    name: translator(lang)('common:nav.home'),
    href: pageHref(lang, 'home'),
  }
}

/** Breadcrumbs of a page directly below the home page. */
export function pageCrumbs(lang: Lang, name: string): Crumb[] {
  return [homeCrumb(lang), { name }]
}

/** Breadcrumbs of a place, or of a page below it: `rest` are the further steps. */
export function placeCrumbs(lang: Lang, place: PlaceDetail, rest: readonly Crumb[] = []): Crumb[] {
  const steps = [homeCrumb(lang)]
  for (const step of [place.parent, place]) {
    if (!step) continue
    const name = textIn(lang, step.names)
    const isLast = step === place && rest.length === 0
    steps.push({
      name,
      ...(step.hasPage && !isLast && { href: placeHref(lang, step) }),
    })
  }
  return [...steps, ...rest]
}

export function crumbTrail(lang: Lang, crumbs: readonly Crumb[]): Html {
  const last = crumbs.length - 1
  return html`
    <nav class="no-print crumbs" aria-label="${translator(lang)('common:youAreHere')}">
      <ol>
        ${crumbs.map(({ name, href }, at) =>
          href === undefined
            ? html`<li ${attribute('aria-current', at === last && 'page')}>${isolated(lang, name)}</li>`
            : html`
                <li>
                  <a href="${href}">${isolated(lang, name)}</a>
                </li>
              `,
        )}
      </ol>
    </nav>
  `
}
