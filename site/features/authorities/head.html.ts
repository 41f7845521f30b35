import { html, type Html } from '#core/i18n/html.ts'
import { dayDateText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi, paragraph } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'
import { authorityContacts } from './contacts.html.ts'
import { authoritySeal } from './seal.html.ts'

type Page = PageContext<'authority'>

/** Who an authority is, where it works, how it is reached. */
export function authorityHead(page: Page): Html {
  const { lang, input } = page
  const { names, about, closed, sample } = input.authority
  const t = translator(lang)
  return html`
    <div class="box authority-head">
      ${authoritySeal(names)}
      <div class="stack gap-3">
        <p class="eyebrow">${t('listing:authority.eyebrow')}</p>
        <h1>${bdi(lang, names)}</h1>
        ${sample && html`<p><span class="badge is-sample">${t('common:sampleListing')}</span></p>`}
        ${
          closed &&
          html`
            <p class="notice is-warning">
              ${icon('warning')}<span>${t.html('listing:authority.closed', { date: dayDateText(lang, closed) })}</span>
            </p>
          `
        }
        ${summary(page)} ${about && paragraph(lang, about, 'lead')}
      </div>
      ${authorityContacts(page)}
    </div>
  `
}

function summary({ lang, input }: Page): Html | undefined {
  const { authority, places } = input
  const kind = authority.kind && MESSAGES[lang].desk.desk.choices[authority.kind]
  const isSaid = kind === MESSAGES[lang].listing.authority.eyebrow
  const area = places.map(({ names }, at) => html`${at > 0 && ' · '}${bdi(lang, names)}`)
  const parts = [
    ...(kind && !isSaid ? [html`<span>${icon('shield')}${kind}</span>`] : []),
    ...(area.length > 0 ? [html`<span>${icon('pin')}<span>${area}</span></span>`] : []),
  ]
  return parts.length > 0 ? html`<p class="cluster gap-x authority-facts">${parts}</p>` : undefined
}
