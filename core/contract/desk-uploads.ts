import { Type, type Static } from 'typebox'
import { endpoint } from './parts/common.ts'

const UploadKey = Type.String({ pattern: '^u-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** The key of a photograph, for `pictures` of a listing. */
export const Uploaded = Type.Object({ key: UploadKey })
export type Uploaded = Static<typeof Uploaded>

/** Photographs that editors add while they write a listing. */
export const deskUploads = {
  /** One multipart part named `files`. */
  upload: endpoint('POST /rest/tjt/desk/upload', { consumes: ['multipart/form-data'], reply: Uploaded }),
  /** A thumbnail, as WebP; needs no token, because `<img>` sends none. */
  uploaded: { method: 'GET', url: '/rest/tjt/desk/upload/:key', schema: { params: Uploaded } },
} as const
