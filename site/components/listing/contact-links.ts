import { html, type Html } from '#core/domain/html.ts'
import { icon } from '#site/components/icons/icon.ts'

export function contactLine(name: string, value: Html): Html {
  return html`
    <div>
      <dt>${name}</dt>
      <dd>${value}</dd>
    </div>
  `
}

export function outside(url: string, text = url): Html {
  const shown = text.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  return html`<a href="${url}" rel="noopener nofollow"><bdi dir="ltr">${shown}</bdi>${icon('external')}</a>`
}

export const dialled = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export function phoneLink(phone: string): Html {
  return html`<a href="${dialled(phone)}"><bdi dir="ltr">${phone}</bdi></a>`
}

export function mailLink(email: string): Html {
  return html`<a href="mailto:${email}"><bdi dir="ltr">${email}</bdi></a>`
}
