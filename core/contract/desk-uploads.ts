import { Type, type Static } from 'typebox'
import { endpoint, OneOf } from './parts/common.ts'

export const UploadKey = Type.String({ pattern: '^u-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })

/** The key of a photograph, for `pictures` of a listing. */
export const Uploaded = Type.Object({ key: UploadKey })
export type Uploaded = Static<typeof Uploaded>

/** `whole`: nothing is cut off, as of a certificate; else it is cropped for the listing's pictures. */
const UploadQuery = Type.Object({ framing: Type.Optional(OneOf(['cropped', 'whole'])) })

/** Photographs that editors add while they write a listing. */
export const deskUploads = {
  /** One multipart part named `files`. */
  upload: endpoint('POST /rest/tjt/desk/upload', {
    consumes: ['multipart/form-data'],
    querystring: UploadQuery,
    reply: Uploaded,
  }),
  /** A thumbnail, as WebP; needs no token, because `<img>` sends none. */
  uploaded: { method: 'GET', url: '/rest/tjt/desk/upload/:key', schema: { params: Uploaded } },
} as const
