import { insertSession } from '#api/accounts/sessions.repository.ts'
import type { SessionState } from '#core/contract/session.ts'
import { TOKEN_HEADER } from '#core/contract/tokens.ts'
import { siteUrl } from './browser.ts'
import { insertStaff, withStore, type User } from './users.ts'

/** Somebody who may open the desk. */
export async function insertEditor(name: string): Promise<User> {
  const user = await insertStaff(name)
  return user
}

/** A part of a form: a text, or a file. */
type FormPart = string | File

/** Sends a form as a page of a user would. Throws where it is refused. */
async function sendAs(
  { uid }: User,
  path: string,
  token: string,
  parts: readonly (readonly [string, FormPart])[],
): Promise<void> {
  const cookie = await withStore((store) => insertSession(store, { uid }, Date.now())).then(
    (made) => `session=${made.cookie}`,
  )
  const session = await fetch(`${siteUrl}/rest/tjt/session`, {
    headers: { cookie },
  })
  const { tokens } = (await session.json()) as SessionState
  const body = new FormData()
  for (const [name, part] of parts) body.append(name, part)
  const response = await fetch(siteUrl + path, {
    method: 'POST',
    headers: { cookie, [TOKEN_HEADER]: tokens[token] ?? '' },
    body,
  })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
}

interface SentEdit {
  tnid: number
  dtype: number
  fields: Readonly<Record<string, string | readonly string[]>>
  lang?: string
  claims?: boolean
  pictures?: readonly File[]
}

interface SentCertificate {
  tnid: number
  taken: string
  photo: File
  lang?: string
}

/** Sends the photo of a certificate by the real call. */
export function sendCertificate(user: User, { tnid, taken, photo, lang = 'en' }: SentCertificate): Promise<void> {
  return sendAs(user, '/rest/tjt/directoryitemcertificate', 'POST directoryitemcertificate', [
    ['uid', String(user.uid)],
    ['tnid', String(tnid)],
    ['lang', lang],
    ['taken', taken],
    ['imageOwnership', 'true'],
    ['files', photo],
  ])
}

/** Sends an edit of a listing by the real call. */
export function sendEdit(user: User, edit: SentEdit): Promise<void> {
  const { tnid, dtype, fields, lang = 'en', claims, pictures = [] } = edit
  const typed = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
  return sendAs(user, '/rest/tjt/directoryitemupdate', 'POST directoryitemupdate', [
    ['uid', String(user.uid)],
    ['tnid', String(tnid)],
    ['dtype', String(dtype)],
    ['lang', lang],
    ['updateType', 'regular'],
    ...(claims ? [['userClaimedOwnership', 'true'] as const] : []),
    ...(pictures.length > 0 ? [['imageOwnership', 'true'] as const, ['imageTitle', 'The terrace'] as const] : []),
    ...typed,
    ...pictures.map((file) => ['files', file] as const),
  ])
}
