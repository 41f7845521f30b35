import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { waitingDir } from '#data/store/uploads.ts'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import type { Served, Visitor } from './people.ts'

export type Part = string | number | boolean | File
type Fields = Record<string, Part | readonly Part[]>

/** A form as a browser makes it: of parts where a file is among them, else urlencoded. */
export function formOf(fields: Fields): FormData | URLSearchParams {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((part) => [name, part as Part] as const),
  )
  if (pairs.some(([, value]) => value instanceof File)) return partsOf(fields)
  return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
}

/** The same in parts, also without a file. */
export function partsOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value].flat() as Part[]) {
      form.append(name, part instanceof File ? part : String(part))
    }
  }
  return form
}

/** What a form is on the wire. */
export async function wireOf(form: FormData | URLSearchParams) {
  const answer = new Response(form)
  return {
    type: answer.headers.get('content-type')!,
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

export const UPDATE = 'directoryitemupdate'

/** Sends an edit from a page of somebody who has logged in. */
export async function sendEdit(
  visitor: Visitor,
  form: FormData | URLSearchParams,
  headers: Record<string, string> = {},
) {
  const { type, body } = await wireOf(form)
  return visitor.call(UPDATE, {
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      ...headers,
    },
  })
}

export const tokenOf = (visitor: Visitor) => ({
  [TOKEN_HEADER]: visitor.state().tokens[`POST ${UPDATE}`] ?? '',
})

/** All paths below the uploads folder. */
export function uploadsOf({ config }: Pick<Served, 'config'>): string[] {
  const folder = join(config.varDir, 'uploads')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.name.startsWith('form-'))
    .map((entry) => join(entry.parentPath, entry.name))
}

export const waitingFile = ({ config }: Pick<Served, 'config'>, name: string) => join(waitingDir(config), name)

interface PictureOptions {
  width?: number
  height?: number
  name?: string
}

/** A phone photo: rotated, with its location. */
export async function photo({ width = 60, height = 40, name = 'photo.jpg' }: PictureOptions = {}): Promise<File> {
  const bytes = await sharp({
    create: { width, height, channels: 3, background: '#c33' },
  })
    .withExif({
      IFD0: { Copyright: 'Dana Levi', Artist: 'Dana Levi' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 46/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '35/1 14/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
}

/** A small picture of another type. */
export async function drawn(type: 'png' | 'gif' | 'webp'): Promise<File> {
  const bytes = await sharp({
    create: { width: 20, height: 10, channels: 4, background: '#03f8' },
  })
    [type]()
    .toBuffer()
  return new File([new Uint8Array(bytes)], `x.${type}`, {
    type: `image/${type}`,
  })
}

export const fileOf = (bytes: string | Uint8Array<ArrayBuffer>, name = 'x.jpg', type = 'image/jpeg') =>
  new File([bytes], name, { type })
