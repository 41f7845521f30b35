import { html, type Html } from '#core/domain/html.ts'
import { dayDateText } from '#core/i18n/formats.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { say } from '#core/i18n/say.ts'
import { translator } from '#core/i18n/translate.ts'
import type { ListingInput } from '#data/index/inputs.ts'
import { icon } from '#site/components/icons/icon.ts'
import { optionName, paragraph } from '#site/components/shared/names.ts'
import type { PageContext } from '#site/render/page.ts'

type Contact = ListingInput['supervisionContacts'][number]

function contactCard(lang: Lang, name: string, contact: Contact): Html {
  const { contact: person, emails, phones, faxs, webs, sample } = contact
  const lines = [...phones, ...faxs, ...emails, ...webs]
  const t = translator(lang)
  return html`
    <li>
      <strong><bdi>${name}</bdi></strong
      >${sample && html` <span class="badge is-sample">${t('common:sampleListing')}</span>`}${person && html`<br /><bdi>${person}</bdi>`}${lines.map((line) => html`<br /><bdi dir="ltr">${line}</bdi>`)}
    </li>
  `
}

/** Who supervises, as the listing states it, or that nobody is stated; for places that serve or sell food. */
export function supervisionSection({ lang, options, input }: PageContext<'listing'>): Html | undefined {
  const { listing, supervisionContacts } = input
  const { supervision = [], kosherStatus, provenance, dtype } = listing
  const servesFood = dtype === 228 || listing.foodType !== undefined || supervision.length > 0
  if (!servesFood && !kosherStatus) return undefined
  const t = translator(lang)
  const stated = supervision.filter((id) => id !== 'none-stated')
  const nameOf = (id: string) => optionName(lang, options, 'supervision', id)
  const source =
    provenance &&
    html`
      <p class="fine">
        ${say(lang, 'listing:listing.supervisionSource', { source: provenance.name, date: dayDateText(lang, provenance.checked) })}
        ${t('listing:listing.supervisionCheck')}
      </p>
    `
  return html`
    <section class="section supervision" aria-labelledby="supervision-title">
      <h2 id="supervision-title">${t('listing:listing.supervisionTitle')}</h2>
      ${statement(lang, stated.map(nameOf))}
      ${
        kosherStatus &&
        html`
          <h3>${t('listing:listing.kosherStatus')}</h3>
          ${paragraph(lang, kosherStatus)}
        `
      }
      ${source}
      ${
        supervisionContacts.length > 0 &&
        html`
          <p>
            <a class="button is-quiet" href="#supervision-contacts" data-dialog="supervision"
              >${icon('info')}${t('listing:listing.supervisionContact')}</a
            >
          </p>
          <ul class="contact-cards" id="supervision-contacts">
            ${supervisionContacts.map((contact) => contactCard(lang, nameOf(contact.supervision), contact))}
          </ul>
        `
      }
    </section>
  `
}

function statement(lang: Lang, names: readonly string[]): Html {
  const t = translator(lang)
  if (names.length > 0)
    return html`
      <p class="supervision-name">
        ${icon('shield')}<span
          >${t('listing:listing.supervisionStated')}: <strong><bdi>${names.join(', ')}</bdi></strong></span
        >
      </p>
    `
  return html`
    <p class="supervision-name is-missing">
      ${icon('info')}<span
        ><strong>${t('listing:listing.supervisionNone')}</strong> ${t('listing:listing.supervisionAsk')}</span
      >
    </p>
  `
}
