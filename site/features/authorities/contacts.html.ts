import { html, type Html } from '#core/i18n/html.ts'
import { pageHref } from '#core/domain/links.ts'
import { dayDateText } from '#core/text/values.ts'
import { textIn } from '#core/terms/localized.ts'
import { sourceName } from '#core/text/own-sources.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { mailLink, outside, phoneLink, shownPhone } from '#site/features/listing/contact-links.html.ts'
import { factList } from '#site/ui/blocks/fact-list.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { tellLink } from './tell.html.ts'

type Page = PageContext<'authority'>

/** How an authority is reached and where that is known from; or that nothing is known, and how to tell. */
export function authorityContacts(page: Page): Html {
  const { lang, input } = page
  const { provenance, names } = input.authority
  const t = translator(lang)
  const ways = waysTo(page)
  return html`
    <section class="box stack gap-3" aria-labelledby="contact-title">
      <h2 id="contact-title" class="h3">${t('listing:listing.contact')}</h2>
      ${
        ways.length > 0
          ? factList(ways)
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
              source: sourceName(lang, provenance.name),
              date: dayDateText(lang, provenance.checked),
            })}
          </p>
        `
      }
      <p>
        <a class="more-link" href="${pageHref(lang, 'authorities')}">${t('listing:authority.all')}${icon('arrow')}</a>
      </p>
    </section>
  `
}

function waysTo({ lang, input }: Page): [string, Html][] {
  const { contact, website, listUrl, phones = [], faxes = [], emails = [] } = input.authority
  const t = translator(lang)
  const rows: readonly [string, readonly Html[]][] = [
    [t('listing:listing.website'), website === undefined ? [] : [outside(website)]],
    [t('listing:listing.phone'), phones.map((phone) => phoneLink(lang, phone))],
    [t('listing:listing.email'), emails.map(mailLink)],
    [t('listing:listing.fax'), faxes.map((fax) => shownPhone(lang, fax))],
    [t('listing:listing.contact'), contact === undefined ? [] : [html`<bdi>${contact}</bdi>`]],
    [t('listing:authority.list'), listUrl === undefined ? [] : [outside(listUrl)]],
  ]
  return rows.flatMap(([name, values]): [string, Html][] =>
    values.length > 0 ? [[name, html`${values.map((value, at) => html`${at > 0 && ', '}${value}`)}`]] : [],
  )
}
