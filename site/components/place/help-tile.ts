import { html, type Html } from '#core/domain/html.ts'
import { icon, type IconName } from '#site/components/icons/icon.ts'

export function helpTile(sign: IconName, title: string, inner: Html): Html {
  return html`
    <li class="box">
      ${icon(sign)}
      <div>
        <h3 class="quiet">${title}</h3>
        ${inner}
      </div>
    </li>
  `
}
