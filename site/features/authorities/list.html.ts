import { attribute, html, type Html } from '#core/i18n/html.ts'
import { authorityHref } from '#core/domain/links.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { formatCount } from '#core/i18n/format.ts'
import type { AuthorityLine } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

/** All authorities by country, each with how many places here it supervises. */
export function authorityList({ lang, input }: PageContext<'authorities'>): Html {
  const words = MESSAGES[lang].listing.authority
  const { choices } = MESSAGES[lang].desk.desk
  const line = ({ id, names, kind, total }: AuthorityLine) => html`
    <li>
      <a href="${authorityHref(lang, { id })}">${bdi(lang, names)}</a>
      ${kind && html`<span class="fine">${choices[kind]}</span>`}
      ${total > 0 && html`<span class="badge is-count">${formatCount(lang, words, 'here', total)}</span>`}
    </li>
  `
  return html`
    ${input.groups.map(
      ({ country, authorities }) => html`
        <section class="section" ${attribute('id', country && `in-${country.country}`)}>
          <h2>${country ? bdi(lang, country.names) : words.elsewhere}</h2>
          <ul class="stack gap-2">
            ${authorities.map(line)}
          </ul>
        </section>
      `,
    )}
  `
}
