import { t } from '#site/ui/page/messages.ts'
import type { DeskDone, HeldCertificate } from '#core/contract/desk.ts'
import { heldProblems, type CertificateProblem } from '#core/domain/certificates.ts'
import { KASHRUT_STANDARDS, KITCHENS } from '#core/terms/kashrut.ts'
import { MAX_BYTES, PICTURE_TYPES } from '#core/terms/limits.ts'
import { dayOf } from '#site/ui/dates/local-day.ts'
import { errorText, type FormOptions, type Problem, type Values } from '#site/ui/forms/form.ts'
import { createOneFile } from '#site/ui/forms/one-file.ts'
import { deskCall } from '../calls.ts'

/** The form of a certificate that an editor has in hand. Its photo is sent once, also where the rest is refused. */
export function createHeldCertificate(tnid: number, onDone: (done: DeskDone) => void) {
  const photo = createOneFile({
    name: 'files',
    problems: ['needPhoto', 'onlyImages', 'filesTooLarge'],
    problemOf({ type, size }) {
      if (!PICTURE_TYPES.some((known) => known === type)) return 'onlyImages'
      return size > MAX_BYTES ? 'filesTooLarge' : undefined
    },
  })
  let uploaded: { file: File | undefined; key: string } | undefined
  async function keyOfPhoto(): Promise<string> {
    const { file } = photo.$file.get()
    if (!uploaded || uploaded.file !== file) {
      const querystring = { framing: 'whole' } as const
      const { key } = await photo.sendWith({}, (sent) => deskCall('POST /rest/tjt/desk/upload', { querystring }, sent))
      uploaded = { file, key }
    }
    return uploaded.key
  }
  const options: FormOptions = {
    check(values) {
      const { file, problem = file ? undefined : ('needPhoto' as const) } = photo.$file.get()
      if (problem === 'needPhoto') photo.refuse(problem)
      return [
        ...(problem ? [{ fields: photo.fieldsOf[problem]!, text: errorText(problem) }] : []),
        ...heldProblems(typedIn(values), dayOf(new Date())).map(textOf),
      ]
    },
    async send(values) {
      const photoKey = await keyOfPhoto()
      const body = heldOf(values, { tnid, photo: photoKey })
      onDone(await deskCall('POST /rest/tjt/desk/certificate', { body }))
    },
    fieldsOf: photo.fieldsOf,
    failed: () => t('desk.page').calls.refused,
  }
  return { photo, options }
}

const typedIn = ({ authority = '', validUntil = '', hasNoEnd, taken, issued }: Values) => ({
  authority,
  validUntil,
  hasNoEnd: hasNoEnd !== undefined,
  taken,
  issued,
})

function textOf({ field, problem }: CertificateProblem): Problem {
  const { needAuthority, hand } = t('desk.page').certificate
  const missing = field === 'authority' ? needAuthority : hand.needEnd
  const { ahead, beforeIssue } = hand
  const text = { missing, noDay: errorText('noSuchDay'), ahead, beforeIssue }[problem]
  return { fields: [field], text }
}

/** What goes to the server: of what the certificate may state, only what was filled in. */
export function heldOf(values: Values, { tnid, photo }: Pick<HeldCertificate, 'tnid' | 'photo'>): HeldCertificate {
  const { taken = '', issued = '', number = '', level = '' } = values
  const today = dayOf(new Date())
  const kitchen = KITCHENS.filter((name) => values[`kitchen-${name}`] !== undefined)
  const stated = KASHRUT_STANDARDS.filter((name) => values[name])
  const states = {
    ...(level.trim() && { level: level.trim() }),
    ...(kitchen.length > 0 && { kitchen }),
    ...Object.fromEntries(stated.map((name) => [name, values[name] === 'yes'])),
  }
  const { authority, validUntil, hasNoEnd } = typedIn(values)
  return {
    tnid,
    photo,
    authority,
    validUntil: hasNoEnd ? '' : validUntil,
    ...(hasNoEnd && { hasNoEnd }),
    // Left as it stands, it is today where the listing is.
    ...(taken !== '' && taken !== today && { taken }),
    ...(issued && { issued }),
    ...(number.trim() && { number: number.trim() }),
    ...(Object.keys(states).length > 0 && { states }),
  }
}
