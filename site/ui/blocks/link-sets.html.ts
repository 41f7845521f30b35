import { attribute, html, type Html } from '#core/i18n/html.ts'
import { placeHref, resultsHref, travelHref } from '#core/domain/links.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { LinkSet, LinkTarget } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from './names.html.ts'

function targetHref(lang: Lang, to: LinkTarget): string {
  switch (to.kind) {
    case 'place':
      return placeHref(lang, to.place)
    case 'travel':
      return travelHref(lang, to.place)
    case 'results':
      return resultsHref(lang, to.place, to.dtype)
    case 'url':
      return to.url
  }
}

export function linkSetsBlock(lang: Lang, linkSets: readonly LinkSet[]): Html | undefined {
  if (linkSets.length === 0) return undefined
  return html`
    <div class="stack gap-6 no-print link-sets">
      ${linkSets.map(
        ({ title, links }) => html`
          <div>
            <h2>${bdi(lang, title)}</h2>
            <ul class="cluster chips">
              ${links.map(
                ({ title: label, to }) => html`
                  <li>
                    <a href="${targetHref(lang, to)}" ${attribute('rel', to.kind === 'url' && 'noopener')}
                      >${bdi(lang, label)}${to.kind === 'url' && icon('external')}</a
                    >
                  </li>
                `,
              )}
            </ul>
          </div>
        `,
      )}
    </div>
  `
}
