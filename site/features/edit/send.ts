import type { ListingUpdate } from '#core/contract/listing-edit.ts'
import { callWithToken } from '#site/ui/session/session.ts'
import type { EditFile } from './files.ts'

/** Sends an edit: multipart with pictures, else urlencoded. Throws ApiError. */
export function sendUpdate(
  update: ListingUpdate,
  files: readonly EditFile[],
): ReturnType<typeof callWithToken<'POST /rest/tjt/directoryitemupdate'>> {
  return callWithToken('POST /rest/tjt/directoryitemupdate', { body: update }, { encode: () => formOf(update, files) })
}

/** The form of an edit. An emptied list is one empty field. */
export function formOf(update: ListingUpdate, files: readonly EditFile[]): FormData | URLSearchParams {
  const form = files.length > 0 ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(update)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const text of values.length > 0 ? values : ['']) {
      form.append(name, String(text))
    }
  }
  if (form instanceof FormData) {
    for (const { file } of files) form.append('files', file)
  }
  return form
}
