import { filled } from '#core/i18n/filled.ts'
import type { Problem } from '#site/stores/forms/form.ts'

/** The maximum length of text areas. No `maxLength`: it would silently cut pasted text. */
export function mostProps(most: number | undefined, tooLong: string) {
  return most === undefined ? {} : { 'data-most': most, 'data-too-long': tooLong }
}

/** Errors of text areas over their maximum. */
export function tooLongIn(form: HTMLFormElement): Problem[] {
  return [...form.querySelectorAll<HTMLTextAreaElement>('textarea[data-most]')].flatMap(({ name, value, dataset }) => {
    // Counts code points, as the server does.
    const count = [...value.trim()].length
    const most = Number(dataset['most'])
    const text = filled(dataset['tooLong'] ?? '', { count, most })
    return count > most ? [{ fields: [name], text }] : []
  })
}
