import { html, type Html } from '#core/i18n/html.ts'
import { dayDateText } from '#core/text/values.ts'
import { textIn } from '#core/terms/localized.ts'
import { sourceName } from '#core/text/own-sources.ts'
import { translator } from '#core/i18n/translate.ts'
import { phoneUrl } from '#core/domain/phones/read.ts'
import { icon, type IconName } from '#site/ui/icons/icon.ts'
import { mailHref } from '#site/ui/blocks/message-link.html.ts'
import { mailLink, outside, phoneLink, shownPhone, shownUrl } from '#site/features/listing/contact-links.html.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { tellLink } from './tell.html.ts'

type Page = PageContext<'authority'>

/** How an authority is reached and where that is known from; or that nothing is known, and how to tell. */
export function authorityContacts(page: Page): Html {
  const { lang, input } = page
  const { provenance, names } = input.authority
  const t = translator(lang)
  const [buttons, others] = [buttonsTo(page), otherWays(page)]
  return html`
    <section class="stack gap-3" aria-labelledby="contact-title">
      <h2 id="contact-title" class="h3">${t('listing:listing.contact')}</h2>
      ${
        buttons || others.length > 0
          ? html`${buttons}${others.length > 0 && factList(others)}`
          : html`
              <p>${t('listing:authority.noContact')}</p>
              ${tellLink(page, t('listing:authority.tell'), textIn(lang, names))}
            `
      }
      ${
        provenance &&
        html`
          <p class="fine">
            ${t.html('listing:authority.recorded', {
              source: provenance.url ? shownUrl(provenance.url) : sourceName(lang, provenance.name),
              date: dayDateText(lang, provenance.checked),
            })}
          </p>
        `
      }
    </section>
  `
}

/** Its website, first number and first address, on buttons that say them. */
function buttonsTo({ lang, input }: Page): Html | undefined {
  const { website, phones: [phone] = [], emails: [email] = [] } = input.authority
  const ways: readonly (readonly [string | undefined, IconName, Html | undefined])[] = [
    [website, 'globe', website === undefined ? undefined : html`<bdi dir="ltr">${shownUrl(website)}</bdi>`],
    [phone && phoneUrl(phone), 'phone', phone === undefined ? undefined : shownPhone(lang, phone)],
    [email && mailHref(email), 'mail', email === undefined ? undefined : html`<bdi dir="ltr">${email}</bdi>`],
  ]
  const known = ways.filter(([href]) => href !== undefined)
  if (known.length === 0) return undefined
  return html`
    <p class="stack gap-3 authority-buttons">
      ${known.map(
        ([href, name, text], at) => html`
          <a class="${at === 0 ? 'button' : 'button is-quiet'}" href="${href!}" rel="noopener nofollow"
            >${icon(name)}<span>${text}</span></a
          >
        `,
      )}
    </p>
  `
}

function otherWays({ lang, input }: Page): [string, Html][] {
  const { contact, listUrl, phones = [], faxes = [], emails = [] } = input.authority
  const t = translator(lang)
  const rows: readonly [string, readonly Html[]][] = [
    [t('listing:listing.phone'), phones.slice(1).map((phone) => phoneLink(lang, phone))],
    [t('listing:listing.email'), emails.slice(1).map(mailLink)],
    [t('listing:listing.fax'), faxes.map((fax) => shownPhone(lang, fax))],
    [t('listing:listing.contact'), contact === undefined ? [] : [html`<bdi>${contact}</bdi>`]],
    [t('listing:authority.list'), listUrl === undefined ? [] : [outside(listUrl)]],
  ]
  return rows.flatMap(([name, values]): [string, Html][] =>
    values.length > 0 ? [[name, html`${values.map((value, at) => html`${at > 0 && ', '}${value}`)}`]] : [],
  )
}
