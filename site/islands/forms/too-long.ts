import { filled } from '#core/i18n/filled.ts'
import type { Problem } from '#site/stores/forms/form.ts'

/**
 * How many characters a text area takes. No `maxLength`: it would cut a text that is pasted, and nobody would
 * notice before it is read.
 */
export function mostProps(most: number | undefined, tooLong: string) {
  return most === undefined ? {} : { 'data-most': most, 'data-too-long': tooLong }
}

/** What is wrong with text areas that hold more than they take. */
export function tooLongIn(form: HTMLFormElement): Problem[] {
  return [...form.querySelectorAll<HTMLTextAreaElement>('textarea[data-most]')].flatMap(({ name, value, dataset }) => {
    // As the server counts: what is one sign to the reader may be two to a script.
    const count = [...value.trim()].length
    const most = Number(dataset['most'])
    const text = filled(dataset['tooLong'] ?? '', { count, most })
    return count > most ? [{ fields: [name], text }] : []
  })
}
