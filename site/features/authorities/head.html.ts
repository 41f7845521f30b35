import { html, type Html } from '#core/i18n/html.ts'
import { phoneUrl } from '#core/domain/phones/read.ts'
import { dayDateText } from '#core/text/values.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { translator } from '#core/i18n/translate.ts'
import { icon, type IconName } from '#site/ui/icons/icon.ts'
import { bdi, paragraph } from '#site/ui/blocks/names.html.ts'
import { mailHref } from '#site/ui/blocks/message-link.html.ts'
import type { PageContext } from '#site/ui/page/page-context.ts'

type Page = PageContext<'authority'>

/** Who an authority is, where it works, and what reaches it by one press. */
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
      ${summary(page)} ${about && paragraph(lang, about, 'lead')} ${actions(page)}
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

/** One filled button for what is known first, quiet ones for the rest. */
function actions({ lang, input }: Page): Html | undefined {
  const { website, phones: [phone] = [], emails: [email] = [] } = input.authority
  const t = translator(lang)
  const ways: readonly (readonly [string | undefined, IconName, string])[] = [
    [website, 'globe', t('listing:listing.website')],
    [phone && phoneUrl(phone), 'phone', t('listing:authority.call')],
    [email && mailHref(email), 'mail', t('listing:listing.email')],
  ]
  const known = ways.filter(([href]) => href !== undefined)
  if (known.length === 0) return undefined
  return html`
    <p class="cluster">
      ${known.map(
        ([href, name, text], at) => html`
          <a class="${at === 0 ? 'button' : 'button is-quiet'}" href="${href!}" rel="noopener nofollow"
            >${icon(name)}${text}</a
          >
        `,
      )}
    </p>
  `
}
