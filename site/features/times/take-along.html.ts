import { attribute, html, type Html } from '#core/i18n/html.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { takeLinks } from './take-links.ts'

/** Links that export the times of a city. */
export function takeAlong({ lang, origin }: Pick<PageContext, 'lang' | 'origin'>, { id }: { id: number }): Html {
  const t = translator(lang)
  const { host } = new URL(origin)
  const items = takeLinks(lang, { id, host }).map(
    (link) => html`
      <li>
        <a href="${link.href}" ${attribute('rel', link.isMade && 'nofollow')}
          >${icon(link.icon)}${t(`times:take.${link.name}`)}</a
        >
      </li>
    `,
  )
  return html`
    <details class="fold no-print take">
      <summary>${t('times:take.title')}</summary>
      <ul>
        ${items}
      </ul>
    </details>
  `
}
