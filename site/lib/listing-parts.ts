import { MESSAGES } from '#core/i18n/messages.ts'
import { DOCUMENT_FIELDS, rowOf, type DocumentField, type Field } from '#core/fields/listing.ts'
import type { Localized } from '#core/domain/localized.ts'
import { translator, type TextKey } from '#core/i18n/translate.ts'
import { isTownOnly } from '#core/domain/addresses.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { isFromKnowledge, isUnchecked } from '#core/domain/provenance.ts'
import { directionsUrl } from '#core/domain/map/directions.ts'
import { hrefOf } from '#core/domain/routes.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import type { DialogName } from '#site/stores/dialogs/dialogs.ts'
import { messageLink } from './direct-contact.ts'
import { dayDateText, moneyText } from './formats.ts'
import { markup, type Html } from './html.ts'
import { icon, type IconName } from './icon.ts'
import { addressHtml, bdi, optionName, paragraph } from './names.ts'
import type { PageContext } from './page.ts'
import { pictureGallery } from './gallery.ts'
import { factList } from './place-parts.ts'
import { say } from './words.ts'

type Page = PageContext<'listing'>
type Listing = ListingInput['listing']

function label(page: Page, name: string): string {
  return translator(page.lang)(`listing:listing.${name}` as TextKey & 'listing:listing.rabbi')
}

/** What the listing says about itself, by the fields of its type. */
export function details(page: Page): Html {
  const t = translator(page.lang)
  const { startRate } = page.input.listing
  const {
    choices = [],
    texts = [],
    answers = [],
  } = Object.groupBy(
    DOCUMENT_FIELDS.filter((field) => rowOf(field).detail),
    (field) => sortOf(rowOf(field)),
  )
  const factsOf = (fields: readonly DocumentField[]) =>
    fields.flatMap((field): [string, Html][] => {
      const value = page.input.listing[field]
      if (value === undefined) return []
      return [[label(page, field), valueHtml(page, field, value)]]
    })
  const rate: [string, Html][] = startRate
    ? [
        [
          t('listing:listing.startRate'),
          say(page.lang, 'common:pricePerNight', {
            price: moneyText(page.lang, startRate),
          }),
        ],
      ]
    : []
  const facts = [...factsOf(choices), ...rate, ...factsOf(texts), ...factsOf(answers)]
  if (facts.length === 0) return markup``
  return markup`<section class="section" aria-labelledby="details-title"><h2 id="details-title">${t('listing:listing.details')}</h2>${factList(facts)}</section>`
}

/** Choices come first, answers last. */
function sortOf({ list, kind }: Field): 'choices' | 'texts' | 'answers' {
  if (list) return 'choices'
  return kind === 'answer' ? 'answers' : 'texts'
}

/** What a field holds, in words. */
function valueHtml({ lang, options }: Page, field: DocumentField, value: NonNullable<Listing[DocumentField]>): Html {
  const { list, detail } = rowOf(field)
  if (typeof value === 'boolean') return markup`${translator(lang)(value ? 'common:yes' : 'common:no')}`
  if (list) {
    const names = [value as string | string[]].flat()
    const words = names.map((id) => optionName(lang, options, list, id))
    return markup`<bdi>${words.join(', ')}</bdi>`
  }
  const text = (typeof value === 'string' ? { en: value, [lang]: value } : value) as Localized
  return detail === 'long' ? paragraph(lang, text, 'is-long') : bdi(lang, text)
}

export function gallery({ lang, input }: Page): Html {
  return pictureGallery(lang, input.pictures, input.listing)
}

function contactLine(name: string, value: Html): Html {
  return markup`<div><dt>${name}</dt><dd>${value}</dd></div>`
}

function outside(url: string, text = url): Html {
  const shown = text.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  return markup`<a href="${url}" rel="noopener nofollow"><bdi dir="ltr">${shown}</bdi>${icon('external')}</a>`
}

export function phoneLink(phone: string): Html {
  return markup`<a href="tel:${phone.replace(/[^+\d]/g, '')}"><bdi dir="ltr">${phone}</bdi></a>`
}

export function mailLink(email: string): Html {
  return markup`<a href="mailto:${email}"><bdi dir="ltr">${email}</bdi></a>`
}

/** Phone, mail and web; a sample's are shown but lead nowhere. */
export function contacts({ lang, input }: Page): Html {
  const { listing } = input
  const { phones = [], fax, email, website, menu } = listing
  const t = translator(lang)
  const still = (text: string) => markup`<bdi dir="ltr">${text}</bdi>`
  const { sample } = listing
  const lines = [
    ...phones.map((phone) => contactLine(t('listing:listing.phone'), sample ? still(phone) : phoneLink(phone))),
    fax && contactLine(t('listing:listing.fax'), still(fax)),
    email && contactLine(t('listing:listing.email'), sample ? still(email) : mailLink(email)),
    website && contactLine(t('listing:listing.website'), sample ? still(website) : outside(website)),
    menu && contactLine(t('listing:listing.menu'), sample ? still(menu) : outside(menu)),
  ].filter((line) => line instanceof Object)
  const body =
    lines.length > 0
      ? markup`<dl class="contact-list">${lines}</dl>`
      : markup`<p class="is-muted">${t('listing:listing.noContact')}</p>`
  return markup`<section class="panel-box" aria-labelledby="contact-title"><h2 id="contact-title">${icon('phone')}${t('listing:listing.contact')}</h2>${body}${email && messageLink(lang, email)}</section>`
}

/** The address where it says more than the town. */
export function streetOf(lang: Lang, { listing, place }: Pick<ListingInput, 'listing' | 'place'>): Html | undefined {
  if (isTownOnly(listing.address, place.names)) return undefined
  return addressHtml(lang, listing.address, place.country)
}

/** The address, the way there, and a map once somebody asks for it; links lead to maps outside. */
export function whereItIs({ lang, input }: Page): Html {
  const { listing, place } = input
  const [lng, lat] = listing.position
  const t = translator(lang)
  const isApproximate = isFromKnowledge(listing)
  const point = isApproximate ? `${lat}, ${lng}` : `${lat.toFixed(5)}, ${lng.toFixed(5)}`
  const { map: words } = MESSAGES[lang].listing.dialogs
  const way = directionsUrl([lat, lng], { userAgent: '' })
  const map = `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
  const { postcode } = listing
  const street = streetOf(lang, input)
  return markup`<section class="panel-box" aria-labelledby="where-title"><h2 id="where-title">${icon('pin')}${t('listing:listing.location')}</h2><div class="map-place"><img src="/markers/${listing.dtype}.svg" width="40" height="48" alt=""><button type="button" class="button" data-map>${icon('map')}${words.open}</button></div><address>${postcode && markup`<bdi>${postcode}</bdi> · `}${street && markup`${street}<br>`}${bdi(lang, place.names)}${place.parent && markup`, ${bdi(lang, place.parent.names)}`}</address><p class="fine">${t(isApproximate ? 'listing:listing.approximate' : 'listing:listing.coordinates')}: <bdi dir="ltr">${point}</bdi></p><p class="map-links"><a href="${way}" rel="noopener">${words.directions}${icon('external')}</a><a href="${map}" rel="noopener" data-dialog="map">${words.area}</a><a href="${map}" rel="noopener">${t('listing:listing.openMap')}${icon('external')}</a><a href="geo:${lat},${lng}">${t('listing:listing.openApp')}</a></p>${listing.directions && markup`<h3>${t('listing:listing.directions')}</h3>${paragraph(lang, listing.directions)}`}</section>`
}

/** What somebody who knows better can do about the page. */
export function actions({ lang }: Page): Html {
  const { actions: words } = MESSAGES[lang].listing.dialogs
  const login = hrefOf(lang, { kind: 'login' })
  const act = (name: DialogName, sign: IconName, text: string) =>
    markup`<li><a href="${login}" data-dialog="${name}">${icon(sign)}${text}</a></li>`
  return markup`<section class="panel-box" aria-labelledby="actions-title"><h2 id="actions-title">${icon('flag')}${words.title}</h2><ul class="actions">${act('report', 'warning', words.report)}${act('claim', 'key', words.claim)}</ul></section>`
}

/** Says of a place whose facts were not checked with it where they come from. */
export function uncheckedNotice({ lang, input }: Page): Html | undefined {
  const { listing, isOld } = input
  const { provenance } = listing
  if (!provenance || !isUnchecked(listing)) return undefined
  const text = isFromKnowledge(listing)
    ? translator(lang)('listing:listing.knowledgeNotice')
    : say(lang, isOld ? 'listing:listing.oldNotice' : 'listing:listing.uncheckedNotice', {
        source: provenance.name,
        date: dayDateText(lang, provenance.checked),
      })
  return markup`<p class="notice">${icon('info')}<span>${text}</span></p>`
}

/** Says that the source of an imported listing no longer has it. */
export function vanishedNotice({ lang, input }: Page): Html | undefined {
  const { vanished, provenance } = input.listing
  if (!vanished || !provenance) return undefined
  const text = say(lang, 'listing:listing.vanishedNotice', {
    source: provenance.name,
    date: dayDateText(lang, vanished),
  })
  return markup`<p class="notice is-warning">${icon('warning')}<span>${text}</span></p>`
}

/** Source, licence and date of the facts, and whether the place has confirmed them. */
export function provenanceBox({ lang, input }: Page): Html {
  const { provenance, sample } = input.listing
  if (!provenance) return markup``
  const t = translator(lang)
  const { name, url, licence, checked, by, status } = provenance
  const source = url ? markup`<a href="${url}" rel="noopener"><bdi>${name}</bdi></a>` : markup`<bdi>${name}</bdi>`
  const date = markup`<time datetime="${checked}">${dayDateText(lang, checked)}</time>`
  const confirmed =
    status === 'confirmed' &&
    !sample &&
    markup`<p class="provenance-status">${icon('check')}<span>${t('listing:listing.confirmed')}</span></p>`
  return markup`<section class="section provenance" aria-labelledby="provenance-title"><h2 id="provenance-title">${icon('info')}${t('listing:listing.provenanceTitle')}</h2>${confirmed}${factList(
    [
      [t('listing:listing.source'), source],
      [t('listing:listing.licence'), markup`<bdi>${licence}</bdi>`],
      [t('listing:listing.recorded'), date],
      [t('listing:listing.recordedBy'), markup`<bdi>${by}</bdi>`],
    ],
  )}</section>`
}
