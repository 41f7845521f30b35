import { attribute, html, type Html } from '#core/i18n/html.ts'
import { authorityHref } from '#core/domain/links.ts'
import { formatCount } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/terms/localized.ts'
import { numberText } from '#core/text/values.ts'
import type { AuthorityGroup, AuthorityLine } from '#data/index/inputs.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { tellLink } from './tell.html.ts'

/** All authorities in a card a country, with a link to each country above them. */
export function authorityList(page: PageContext<'authorities'>): Html {
  const { lang, input } = page
  const words = MESSAGES[lang].listing.authority
  const groups = input.groups.toSorted(byName(lang))
  const tell = tellLink(page, words.tellMissing, words.missing)
  return html`
    ${countryLinks(lang, groups)}
    <div class="authority-columns">${groups.map((group) => countryCard(lang, group))}</div>
    ${tell && html`<p class="cluster gap-x above-5">${words.missing} ${tell}</p>`}
  `
}

/** In the order of the language's alphabet; those of no country last. */
const byName =
  (lang: Lang) =>
  (a: AuthorityGroup, b: AuthorityGroup): number =>
    Number(!a.country) - Number(!b.country) || nameOf(lang, a).localeCompare(nameOf(lang, b), lang)

const nameOf = (lang: Lang, { country }: AuthorityGroup): string => (country ? textIn(lang, country.names) : '')

const idOf = ({ country }: AuthorityGroup): string => `in-${country?.country ?? 'other'}`

function countryLinks(lang: Lang, groups: readonly AuthorityGroup[]): Html {
  const words = MESSAGES[lang].listing.authority
  return html`
    <nav class="no-print chips authority-countries" aria-label="${words.jump}">
      <ul>
        ${groups.map(
          (group) => html`
            <li>
              <a href="#${idOf(group)}" ${attribute('data-zones', group.timeZones.join(' ') || undefined)}
                >${group.country ? bdi(lang, group.country.names) : words.elsewhere}</a
              >
            </li>
          `,
        )}
      </ul>
    </nav>
  `
}

function countryCard(lang: Lang, group: AuthorityGroup): Html {
  const words = MESSAGES[lang].listing.authority
  const { country, authorities } = group
  const id = idOf(group)
  return html`
    <section class="box authority-country" id="${id}" aria-labelledby="${id}-title">
      <h2 id="${id}-title">
        ${country ? bdi(lang, country.names) : words.elsewhere}
        <span class="fine">${numberText(lang, authorities.length)}</span>
        ${country && html`<span class="badge is-count" data-yours>${words.yours}</span>`}
      </h2>
      <ul>
        ${authorities.map((authority) => authorityRow(lang, authority))}
      </ul>
    </section>
  `
}

function authorityRow(lang: Lang, { id, names, kind, closed, city, total }: AuthorityLine): Html {
  const words = MESSAGES[lang].listing.authority
  const about = [
    ...(kind ? [html`${MESSAGES[lang].desk.desk.choices[kind]}`] : []),
    ...(city ? [bdi(lang, city.names)] : []),
    ...(closed ? [html`${words.ended}`] : []),
  ]
  return html`
    <li>
      <a href="${authorityHref(lang, { id })}">
        <span class="authority-name">${bdi(lang, names)}</span>
        <span class="fine">${about.map((part, at) => html`${at > 0 && ' · '}${part}`)}</span>
        ${total > 0 && html`<span class="badge is-count">${formatCount(lang, words, 'here', total)}</span>`}
      </a>
    </li>
  `
}
