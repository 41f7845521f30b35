import { html, type Html } from '#core/i18n/html.ts'

/** Names and values; nothing where there are none. */
export function factList(facts: readonly (readonly [string | Html, Html])[]): Html | undefined {
  if (facts.length === 0) return undefined
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
