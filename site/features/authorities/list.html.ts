import { attribute, html, type Html } from '#core/i18n/html.ts'
import { authorityHref } from '#core/domain/links.ts'
import { formatCount } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { textIn } from '#core/terms/localized.ts'
import { numberText } from '#core/text/values.ts'
import type { AuthorityGroup, AuthorityLine } from '#data/index/inputs.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { authoritySeal } from './seal.html.ts'
import { tellLink } from './tell.html.ts'

/** So many authorities fill a card of two columns. */
const MANY = 8
const ISRAEL = 'IL'

/** All authorities in a card a country, those of countries with only one in a card of all, with links above them. */
export function authorityList(page: PageContext<'authorities'>): Html {
  const { lang, input } = page
  const words = MESSAGES[lang].listing.authority
  const groups = input.groups.toSorted(inOrder(lang))
  const tell = tellLink(page, words.tellMissing, words.missing)
  const single = groups.filter(isSingle)
  const [wide, narrow] = [true, false].map((isWide) =>
    groups
      .filter((group) => !isSingle(group) && group.authorities.length >= MANY === isWide)
      .map((group) => countryCard(lang, group)),
  )
  return html`
    ${countryLinks(lang, groups)}
    <div class="authority-wide">${wide}</div>
    <div class="authority-columns">${narrow}</div>
    ${single.length > 0 && singlesCard(lang, single)}
    <p class="authority-glossary">${words.glossary}</p>
    ${tell && html`<p class="cluster gap-x above-5">${words.missing} ${tell}</p>`}
  `
}

/** Whether it is of the card for all: countries with one authority, and those of no country. */
const isSingle = ({ country, authorities }: AuthorityGroup): boolean => !country || authorities.length === 1

/** Countries with most authorities first, of equal ones Israel, then by the alphabet; those of no country last. */
const inOrder =
  (lang: Lang) =>
  (a: AuthorityGroup, b: AuthorityGroup): number =>
    Number(!a.country) - Number(!b.country) ||
    b.authorities.length - a.authorities.length ||
    Number(b.country?.country === ISRAEL) - Number(a.country?.country === ISRAEL) ||
    nameOf(lang, a).localeCompare(nameOf(lang, b), lang)

const nameOf = (lang: Lang, { country }: AuthorityGroup): string => (country ? textIn(lang, country.names) : '')

const idOf = ({ country }: AuthorityGroup): string => `in-${country?.country ?? 'other'}`

function countryLinks(lang: Lang, groups: readonly AuthorityGroup[]): Html {
  const words = MESSAGES[lang].listing.authority
  return html`
    <nav class="no-print chip-row authority-countries" aria-label="${words.jump}">
      <ul class="cluster chips">
        ${groups.map(
          (group) => html`
            <li>
              <a href="#${idOf(group)}" ${attribute('data-zones', group.timeZones.join(' ') || undefined)}
                >${group.country ? bdi(lang, group.country.names) : words.elsewhere}<span class="count"
                  >${numberText(lang, group.authorities.length)}</span
                ></a
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
        ${authorities.map((authority) => html`<li>${authorityRow(lang, authority)}</li>`)}
      </ul>
    </section>
  `
}

/** A row leads with its country, to which the links above jump. */
function singlesCard(lang: Lang, groups: readonly AuthorityGroup[]): Html {
  const words = MESSAGES[lang].listing.authority
  const rows = groups.flatMap((group) =>
    group.authorities.map(
      (authority, at) => html`
        <li ${attribute('id', at === 0 && idOf(group))}>${authorityRow(lang, authority, group)}</li>
      `,
    ),
  )
  return html`
    <section class="box authority-country" aria-labelledby="in-others-title">
      <h2 id="in-others-title">${words.elsewhere}</h2>
      <ul>
        ${rows}
      </ul>
    </section>
  `
}

function authorityRow(lang: Lang, line: AuthorityLine, { country }: Partial<AuthorityGroup> = {}): Html {
  const { id, names, kind, closed, city, total, ways } = line
  const words = MESSAGES[lang].listing.authority
  const kindName = kind && MESSAGES[lang].desk.desk.choices[kind]
  const isInName = kindName && textIn(lang, names).toLowerCase().includes(kindName.toLowerCase())
  const about = [
    ...(country ? [html`<b>${bdi(lang, country.names)}</b>`] : []),
    ...(kindName && !isInName ? [html`${kindName}`] : []),
    ...(city ? [bdi(lang, city.names)] : []),
    ...(closed ? [html`${words.ended}`] : []),
  ]
  return html`
    <a href="${authorityHref(lang, { id })}">
      ${authoritySeal(names)}
      <span class="authority-name">${bdi(lang, names)}</span>
      ${about.length > 0 && html`<span class="fine">${inLine(about)}</span>`}
      ${total > 0 && html`<span class="badge is-count">${formatCount(lang, words, 'here', total)}</span>`}
      ${ways.length > 0 && html`<span class="authority-ways">${ways.map((way) => knownWay(lang, way))}</span>`}
    </a>
  `
}

const inLine = (parts: readonly Html[]): Html[] => parts.map((part, at) => html`${at > 0 && ' · '}${part}`)

/** What the signs of the rows mean. */
export function authorityKey(lang: Lang): Html {
  const { hasWebsite, hasPhone } = MESSAGES[lang].listing.authority
  return html`
    <p class="cluster gap-x fine authority-key">
      <span>${icon('globe')} ${hasWebsite}</span><span>${icon('phone')} ${hasPhone}</span>
    </p>
  `
}

function knownWay(lang: Lang, way: AuthorityLine['ways'][number]): Html {
  const { hasWebsite, hasPhone } = MESSAGES[lang].listing.authority
  const [sign, name] = way === 'website' ? (['globe', hasWebsite] as const) : (['phone', hasPhone] as const)
  return html`<span title="${name}">${icon(sign)}<span class="visually-hidden">${name}</span></span>`
}
