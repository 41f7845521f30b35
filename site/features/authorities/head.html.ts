import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { dayDateText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { sourceName } from '#core/text/own-sources.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { mailLink, outside, phoneLink, shownPhone } from '#site/features/listing/contact-links.html.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import { bdi, paragraph } from '#site/ui/blocks/names.html.ts'
import { placeLink } from '#site/ui/blocks/place-link.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'authority'>

/** Who an authority is, where it works and how it is reached; what is not known is left out. */
export function authorityHead(page: Page): Html {
  const { lang, input } = page
  const { names, about, closed, sample, provenance } = input.authority
  const t = translator(lang)
  const facts = knownFacts(page)
  return html`
    <div class="stack gap-3 page-head">
      <p class="eyebrow">${icon('shield')}${t('listing:authority.eyebrow')}</p>
      <h1>${bdi(lang, names)}</h1>
      ${sample && html`<p><span class="badge is-sample">${t('common:sampleListing')}</span></p>`}
      ${
        closed &&
        html`
          <p class="notice is-warning">
            ${icon('warning')}<span
              >${translator(lang).html('listing:authority.closed', { date: dayDateText(lang, closed) })}</span
            >
          </p>
        `
      }
      ${about && paragraph(lang, about, 'lead')}
    </div>
    <div class="stack gap-3">
      ${facts.length > 0 && factList(facts)}
      ${
        provenance &&
        html`
          <p class="fine">
            ${translator(lang).html('listing:authority.recorded', {
              source: sourceName(lang, provenance.name),
              date: dayDateText(lang, provenance.checked),
            })}
          </p>
        `
      }
      <p>
        <a class="more-link" href="${pageHref(lang, 'authorities')}">${t('listing:authority.all')}${icon('arrow')}</a>
      </p>
    </div>
  `
}

function knownFacts({ lang, input }: Page): [string, Html][] {
  const { authority, places } = input
  const { kind, contact, website, listUrl, phones = [], faxes = [], emails = [] } = authority
  const t = translator(lang)
  const rows: [string, readonly Html[]][] = [
    [t('listing:authority.kind'), kind ? [html`${MESSAGES[lang].desk.desk.choices[kind]}`] : []],
    [t('listing:authority.where'), places.map((place) => placeLink(lang, place))],
    [t('listing:listing.contact'), contact === undefined ? [] : [html`<bdi>${contact}</bdi>`]],
    [t('listing:listing.website'), website === undefined ? [] : [outside(website)]],
    [t('listing:authority.list'), listUrl === undefined ? [] : [outside(listUrl)]],
    [t('listing:listing.phone'), phones.map((phone) => phoneLink(lang, phone))],
    [t('listing:listing.fax'), faxes.map((fax) => shownPhone(lang, fax))],
    [t('listing:listing.email'), emails.map(mailLink)],
  ]
  return rows.flatMap(([name, values]): [string, Html][] =>
    values.length > 0 ? [[name, html`${values.map((value, at) => html`${at > 0 && ', '}${value}`)}`]] : [],
  )
}
