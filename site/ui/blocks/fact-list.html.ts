import { html, type Html } from '#core/i18n/html.ts'

export function factList(facts: readonly (readonly [string | Html, Html])[]): Html {
  return html`
    <dl class="facts">
      ${facts.map(
        ([name, value]) => html`
          <div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>
        `,
      )}
    </dl>
  `
}
