import { markup, type Html } from '#site/lib/html.ts'

/** The first thing is in view until a script says otherwise. */
export const currentAt = (at: number) => at === 0 && markup` aria-current="true"`

/** A button for each thing of a gallery; `names` say what they show. */
export function dots(label: string, names: readonly string[]): Html {
  const buttons = names.map(
    (name, at) => markup`<li><button type="button" data-at="${at}" aria-label="${name}"${currentAt(at)}></button></li>`,
  )
  return markup`<ul class="dots" aria-label="${label}">${buttons}</ul>`
}
