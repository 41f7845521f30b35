import { html, type Html } from '#core/i18n/html.ts'
import { dayDateText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon } from '#site/ui/icons/icon.ts'
import { bdi, paragraph } from '#site/ui/blocks/names.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'authority'>

/** Who an authority is, where it works. */
export function authorityHead(page: Page): Html {
  const { lang, input } = page
  const { names, about, closed, sample } = input.authority
  const t = translator(lang)
  return html`
    <div class="stack gap-3 page-head">
      <p class="eyebrow">${icon('shield')}${t('listing:authority.eyebrow')}</p>
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
  `
}

function summary({ lang, input }: Page): Html | undefined {
  const { authority, places } = input
  const { kind } = authority
  const parts = [
    ...(kind ? [html`${MESSAGES[lang].desk.desk.choices[kind]}`] : []),
    ...places.map(({ names }) => bdi(lang, names)),
  ]
  return parts.length > 0 ? html`<p>${parts.map((part, at) => html`${at > 0 && ' · '}${part}`)}</p>` : undefined
}
