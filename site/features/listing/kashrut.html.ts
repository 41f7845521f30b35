import type { Authority, KashrutFact, SeedListing } from '#core/contract/data-files.ts'
import { KASHRUT_STANDARDS } from '#core/terms/kashrut.ts'
import { canBeCertified } from '#core/domain/certificates.ts'
import { html, type Html } from '#core/i18n/html.ts'
import { authorityHref, pageHref } from '#core/domain/links.ts'
import { textIn } from '#core/terms/localized.ts'
import type { LiveFact } from '#core/domain/kashrut.ts'
import { isPhotograph } from '#core/domain/pictures.ts'
import { dayDateText, monthText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { sourceName } from '#core/text/own-sources.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import { bdi, optionName, optionsHtml, paragraph } from '#site/ui/blocks/names.html.ts'
import { pictureSrc } from '#site/ui/blocks/pictures.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import type { DialogName } from '#site/ui/dialogs/dialogs.ts'
import { authorityCard } from './authority-card.html.ts'

type Page = PageContext<'listing'>

/** What may be said of the kashrut of a place that serves or sells food, by whom, and since when. */
export function kashrutSection(page: Page): Html | undefined {
  const { lang, input } = page
  const { listing, kashrut } = input
  const kosherStatus = isSaid(kashrut, listing) ? undefined : listing.kosherStatus
  if (!canBeCertified(listing) && !kosherStatus) return undefined
  const t = translator(lang)
  return html`
    <section class="section box supervision" aria-labelledby="supervision-title">
      <h2 id="supervision-title">${t('listing:listing.supervisionTitle')}</h2>
      ${kashrut.length > 0 ? kashrut.map((fact) => statement(page, fact)) : unknown(lang)}
      ${
        kosherStatus &&
        html`
          <h3>${t('listing:listing.kosherStatus')}</h3>
          ${paragraph(lang, kosherStatus)}
        `
      }
      <p class="fine">${t('listing:listing.supervisionCheck')}</p>
      ${sendPhoto(page)} ${aboutAuthorities(page)} ${contacts(page)} ${earlier(page)}
    </section>
  `
}

/** Whether its text only repeats what the map says. */
const isSaid = (kashrut: readonly LiveFact[], { kosherStatus }: SeedListing): boolean =>
  kosherStatus?.en === MESSAGES.en.places.fromMap.kosher.only && kashrut.some(({ claim }) => claim === 'map-says')

/** Who has seen a certificate of a real place may send a photo of it. */
function sendPhoto({ lang, input: { listing } }: Page): Html | undefined {
  if (listing.sample || !canBeCertified(listing)) return undefined
  const name: DialogName = 'certificate'
  return html`
    <p>
      <a class="button is-quiet" href="${pageHref(lang, 'login')}" rel="nofollow" data-dialog="${name}"
        >${icon('shield')}${MESSAGES[lang].listing.dialogs.certificate.open}</a
      >
    </p>
  `
}

function unknown(lang: Lang): Html {
  const t = translator(lang)
  return html`
    <p class="supervision-name">
      ${icon('info')}<span
        ><strong>${t('listing:listing.kashrut.unknown')}</strong> ${t('listing:listing.supervisionAsk')}</span
      >
    </p>
  `
}

/** One fact in words, with what the certificate says and where this is from. */
function statement(page: Page, fact: LiveFact): Html {
  const { lang } = page
  const isSupervised = fact.shown.status === 'supervised'
  const facts = statedFacts(page, fact)
  return html`
    <div>
      <p class="supervision-name${!isSupervised && ' is-missing'}">
        ${icon(isSupervised ? 'shield' : 'info')}<span>${kashrutSentence(page, fact)}</span>
      </p>
      ${facts.length > 0 && factList(facts)}
      <p class="fine">${sourceLine(page, fact)} ${photoLink(lang, fact)}</p>
    </div>
  `
}

/** Who says so, where neither the sentence nor the source of the listing has told it. */
function sourceLine({ lang, input }: Page, { shown, source: { name, url, retrieved } }: LiveFact): Html | undefined {
  const isTold = shown.status === 'map-says' || shown.status === 'register-says'
  if (isTold || name === input.listing.provenance?.name) return undefined
  const source = translator(lang).html('listing:listing.supervisionSource', {
    source: sourceName(lang, name),
    date: dayDateText(lang, retrieved),
  })
  return url ? html`<a href="${url}" rel="noopener nofollow">${source}</a>` : source
}

/** The certificate itself, as large as it is kept. */
function photoLink(lang: Lang, { certificate }: LiveFact): Html | undefined {
  const photo = certificate?.photo
  if (!photo || !isPhotograph(photo)) return undefined
  const text = translator(lang)('listing:listing.kashrut.photo')
  return html`<a href="${pictureSrc(photo)}">${text}</a>`
}

/** What may be said of a fact today. */
export function kashrutSentence(
  { lang, options }: Page,
  { shown, authority, confirmedAt, confirmedBy, source }: LiveFact,
): Html {
  const day = (text: string) => dayDateText(lang, text)
  const named = { authority: optionName(lang, options, 'supervision', authority ?? '') }
  const confirmed = { date: day(confirmedAt), by: sourceName(lang, confirmedBy) }
  switch (shown.status) {
    case 'supervised':
      return html`
        <strong>${translator(lang).html('listing:listing.kashrut.supervised', named)}</strong>
        ${shown.until && translator(lang).html('listing:listing.kashrut.until', { date: day(shown.until) })}
        ${translator(lang).html('listing:listing.kashrut.confirmed', confirmed)}
      `
    case 'withdrawn':
      return html`<strong
        >${translator(lang).html('listing:listing.kashrut.withdrawn', { ...named, date: day(shown.on) })}</strong
      >`
    case 'expired':
      return html`<strong
        >${translator(lang).html('listing:listing.kashrut.expired', { ...named, date: day(shown.on) })}</strong
      >`
    case 'stated':
      return translator(lang).html('listing:listing.kashrut.stated', { ...named, date: confirmed.date })
    case 'map-says':
      return translator(lang).html('listing:listing.kashrut.mapSays', {
        source: sourceName(lang, source.name),
        date: confirmed.date,
      })
    case 'register-says':
      return translator(lang).html('listing:listing.kashrut.registerSays', {
        source: sourceName(lang, source.name),
        date: monthText(lang, confirmedAt.slice(0, 7)),
      })
    default:
      return translator(lang).html('listing:listing.kashrut.selfDeclared')
  }
}

/** What the certificate says, row by row; what it does not say is left out. */
function statedFacts({ lang, options }: Page, fact: KashrutFact): [string, Html][] {
  const t = translator(lang)
  const { part, level, kitchen, pesach, certificate } = fact
  const name = <K extends 'part' | 'level' | 'kitchen' | 'number' | 'issued'>(key: K) =>
    t(`listing:listing.kashrut.${key}`)
  const kitchens = kitchen?.length ? optionsHtml(lang, options, 'foodtype', kitchen) : undefined
  const answers = { ...pick(fact, KASHRUT_STANDARDS), ...pick(pesach ?? {}, ['kitniyot', 'gebrokts'] as const) }
  const rows: [string, Html | undefined][] = [
    [name('part'), part && bdi(lang, part)],
    [name('level'), level === undefined ? undefined : html`<bdi>${level}</bdi>`],
    [name('kitchen'), kitchens],
    ...Object.entries(answers).map(([key, answer]): [string, Html] => [
      t(`listing:listing.kashrut.standards.${key as keyof typeof answers}`),
      html`${t(answer ? 'common:yes' : 'common:no')}`,
    ]),
    [t('listing:listing.kashrut.pesach', { year: String(pesach?.year) }), pesach && html`${t('common:yes')}`],
    [
      t('listing:listing.kashrut.chametzFreeSince'),
      pesach?.chametzFreeSince === undefined ? undefined : html`${dayDateText(lang, pesach.chametzFreeSince)}`,
    ],
    [name('number'), certificate?.number === undefined ? undefined : html`<bdi dir="ltr">${certificate.number}</bdi>`],
    [name('issued'), certificate?.issued === undefined ? undefined : html`${dayDateText(lang, certificate.issued)}`],
  ]
  return rows.flatMap(([key, value]): [string, Html][] => (value ? [[key, value]] : []))
}

/** Those of some properties that have an answer. */
function pick<K extends string>(
  of: Readonly<Partial<Record<K, unknown>>>,
  keys: readonly K[],
): Partial<Record<K, boolean>> {
  const stated = keys.filter((key) => of[key] !== undefined)
  return Object.fromEntries(stated.map((key) => [key, of[key]])) as Partial<Record<K, boolean>>
}

/** The pages of those that the facts name. */
function aboutAuthorities({ lang, input }: Page): Html | undefined {
  if (input.authorities.length === 0) return undefined
  return html`
    <ul>
      ${input.authorities.map(
        ({ id, names }) => html`
          <li>
            <a class="more-link" href="${authorityHref(lang, { id })}"
              ><span>${translator(lang).html('listing:authority.page', { name: textIn(lang, names) })}</span
              >${icon('arrow')}</a
            >
          </li>
        `,
      )}
    </ul>
  `
}

/** Whom to ask. */
function contacts({ lang, input }: Page): Html | undefined {
  const reachable = input.authorities.filter(canBeAsked)
  if (reachable.length === 0) return undefined
  return html`
    <p>
      <a class="button is-quiet" href="#supervision-contacts" data-dialog="supervision"
        >${icon('info')}${translator(lang)('listing:listing.supervisionContact')}</a
      >
    </p>
    <ul class="stack small contact-cards" id="supervision-contacts">
      ${reachable.map((authority) => html`<li>${authorityCard(lang, authority)}</li>`)}
    </ul>
  `
}

const canBeAsked = ({ contact, website, emails, phones, faxes }: Authority): boolean =>
  [contact, website, emails, phones, faxes].some((way) => (way?.length ?? 0) > 0)

/** What was stated before, and says nothing any more. */
function earlier({ lang, options, input }: Page): Html | undefined {
  if (input.earlier.length === 0) return undefined
  const line = ({ claim, authority, confirmedAt, source }: KashrutFact) => html`
    <li>
      ${dayDateText(lang, confirmedAt)}:
      ${optionName(lang, options, 'kashrut', claim === 'certified' ? 'supervised' : claim)}${
        authority && html`, <bdi>${optionName(lang, options, 'supervision', authority)}</bdi>`
      }
      <span class="fine">(<bdi>${sourceName(lang, source.name)}</bdi>)</span>
    </li>
  `
  return html`
    <details class="earlier">
      <summary>${translator(lang)('listing:listing.kashrut.earlier')}</summary>
      <ul>
        ${input.earlier.toSorted((a, b) => (a.confirmedAt < b.confirmedAt ? 1 : -1)).map(line)}
      </ul>
    </details>
  `
}
