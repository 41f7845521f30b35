import { Type, type Static } from 'typebox'
import { CERTIFICATE } from '../fields/forms.ts'
import { Done } from './accounts.ts'
import { Closed, endpoint, FormLine, Id, LangCode, TypedLine, TypedText } from './parts/common.ts'
import { Key } from './seed/parts.ts'

/** A visitor's photo of a kashrut certificate: one multipart part named `files`. Days are YYYY-MM-DD. */
export const CertificatePhoto = Closed({
  uid: Id,
  tnid: Id,
  lang: LangCode,
  /** The day on which it was taken. */
  taken: FormLine(CERTIFICATE.taken.max),
  /** Id of an authority; absent or empty if the sender does not know. */
  authority: Type.Optional(Type.Union([Type.Literal(''), Key])),
  /** The last day of the certificate, if the sender can read one. */
  validUntil: Type.Optional(TypedLine(CERTIFICATE.validUntil.max)),
  remark: Type.Optional(TypedText(CERTIFICATE.remark.max)),
  /** The sender may publish the photo. */
  imageOwnership: Type.Optional(Type.Boolean()),
})
export type CertificatePhoto = Static<typeof CertificatePhoto>

export const certificatesApi = {
  /** Waits for an editor, who alone decides what it says. */
  certificate: endpoint('POST /rest/tjt/directoryitemcertificate', {
    consumes: ['multipart/form-data'],
    body: CertificatePhoto,
    reply: Done,
  }),
}
