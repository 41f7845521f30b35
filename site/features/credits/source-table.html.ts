import { html, type Html } from '#core/i18n/html.ts'

/** A name that is the same in all languages, with a link if there is one. */
export function linkTo(name: string, url: string | undefined): Html {
  const text = html`<bdi dir="ltr">${name}</bdi>`
  return url ? html`<a href="${url}" rel="noopener">${text}</a>` : text
}

/** A row a source, which its first cell names; on a phone a row is a card. */
export function sourceTable(columns: readonly string[], rows: readonly (readonly Html[])[]): Html {
  return html`
    <table class="source-table">
      <thead>
        <tr>
          ${columns.map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells]) => html`
            <tr>
              <th scope="row">${name}</th>
              ${cells.map((cell, at) => html`<td data-name="${columns[at + 1]!}">${cell}</td>`)}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `
}
