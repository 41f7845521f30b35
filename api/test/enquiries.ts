import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import type { Store } from '#data/store/database.ts'
import type { SeedFeature } from '#core/contract/data-files.ts'
import { pathOf } from '#core/domain/routes.ts'
import { perFile } from '#core/test/per-file.ts'
import { featureOf } from '#data/index/items.ts'
import type { Index } from '#data/index/open.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { captchaAnswer } from './captcha.ts'
import { wireOf } from './edits.ts'
import { makeRelease, serve, switchTo } from './helpers.ts'
import { outbox, visit, type Served, type Visitor } from './people.ts'

/** Of features 1 to 6 of the small world: whom they belong to. */
export const HOST = 'host@example.org'
/** Of feature 2, which wants every field and offers work. */
export const BOSS = 'boss@example.org'

export const featurePath = (nid: number) => pathOf('en', { kind: 'feature', nid, slug: `Vacation_${nid}` })
export const SYNAGOGUE = '/Synagogues-DI100-Great_Synagogue.html'
/** Of a listing with an address that nobody reads. */
const SAMPLE = 2
export const SAMPLE_PATH = `/Kosher_Restaurants-DI${SAMPLE}-Restaurant_${SAMPLE}.html`

function change(index: Index, nid: number, fields: Partial<SeedFeature>): void {
  const feature = { ...featureOf(index, nid), ...fields }
  const body = JSON.stringify(feature)
  index.run('update features set body = ? where nid = ?', body, nid)
}

/** A release whose features differ in what their owners want. */
export async function makeTravelRelease(varDir: string): Promise<void> {
  await makeRelease(varDir, 1, (index) => {
    change(index, 2, {
      email: 'Boss@Example.org',
      fieldsRequired: ['Phone', 'DATES', 'guests', 'Message', 'Passport'],
      jobs: [{ title: { en: 'Cook' }, description: { en: 'For a week.' } }],
    })
    change(index, 3, { email: '' })
    change(index, 4, { email: 'no address' })
    const sample = `json_set(body, '$.email', '${HOST}', '$.sample', json('true'))`
    index.run(`update listings set body = ${sample} where tnid = ?`, SAMPLE)
  })
  switchTo(varDir, 1)
}

/** The whole server over that release; on a store of its own unless one is given. */
export async function enquiryApp(env: Record<string, string> = {}, store?: Store) {
  const varDir = temporaryFolder()
  await makeTravelRelease(varDir)
  const all = { SITE_ORIGIN: 'https://example.org', ...env }
  const { close, ...served } = await serve(varDir, all, store)
  onTestFinished(close)
  return { ...served, varDir }
}

export type Fields = Record<string, unknown>

export const MESSAGE = {
  uid: 0,
  link: featurePath(1),
  pageTitle: 'Vacation 1',
  clientMail: HOST,
  name: 'Dana Levi',
  email: 'dana@example.com',
  emailConf: 'dana@example.com',
  message: 'Is there a minyan?\nThank you.',
}

export const REQUEST = {
  uid: 0,
  link: featurePath(2),
  pageTitle: 'Vacation 2',
  clientMail: BOSS,
  ftrId: 2,
  name: 'Dana Levi',
  email: 'dana@example.com',
  prephone: '972',
  phone: '501234567',
  dates: '2027-04-20/2027-04-30',
  guests: { all: 4, adults: 2, children: 1, babies: 1 },
  message: 'Is the pool open?',
}

export const JOB = {
  uid: '0',
  link: featurePath(2),
  pageTitle: 'Vacation 2',
  clientMail: BOSS,
  name: 'Dana Levi',
  phone: '0501234567',
  email: 'dana@example.com',
  msg: 'I can cook.',
}

export type Form = 'cntdirectmsg' | 'cntmsgform'

/** A fresh captcha, unless the fields say otherwise. */
async function proof({ get }: Pick<Served, 'get'>, fields: Fields) {
  if ('gReCaptchaResponse' in fields) return {}
  return { gReCaptchaResponse: await captchaAnswer(get) }
}

/** Sends a form with a fresh captcha. */
export async function ask(
  served: Pick<Served, 'get'>,
  by: Visitor,
  form: Form,
  fields: Fields = {},
  headers: Record<string, string> = {},
) {
  const usual = form === 'cntdirectmsg' ? MESSAGE : REQUEST
  const body = { ...usual, ...(await proof(served, fields)), ...fields }
  return by.call(form, { body, headers })
}

/** Fields of a job enquiry as parts; one that is undefined is left out, one of a list is there more than once. */
export function jobForm(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...JOB, ...fields })) {
    for (const part of [value].flat() as unknown[]) {
      if (part !== undefined) form.append(name, part instanceof File ? part : String(part))
    }
  }
  return form
}

/** Applies for a job with a fresh captcha. */
export async function apply(
  served: Pick<Served, 'get'>,
  by: Visitor,
  fields: Fields = {},
  headers: Record<string, string> = {},
) {
  const form = jobForm({ ...(await proof(served, fields)), ...fields })
  const { type, body } = await wireOf(form)
  return by.call('ftrjobenquiring', {
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      ...headers,
    },
  })
}

/** A server that the tests of a file share; each finds it as if nobody had asked before. */
export async function quietApp() {
  const served = await sharedApp()
  await served.store.deleteFrom('outbox').execute()
  await served.store.deleteFrom('limits').execute()
  return served
}

const sharedApp = perFile(
  async () => {
    const varDir = mkdtempSync(join(tmpdir(), 'enquiries-'))
    await makeTravelRelease(varDir)
    const env = { SITE_ORIGIN: 'https://example.org' }
    return { ...(await serve(varDir, env)), varDir }
  },
  async ({ close, varDir }) => {
    await close()
    rmSync(varDir, { recursive: true, force: true })
  },
)

/** The outcome of a form after a captcha. */
export async function postEnquiry(form: Form, fields: Fields = {}) {
  const served = await quietApp()
  const answer = await ask(served, await visit(served), form, fields)
  return { answer, mails: await outbox(served) }
}

/** The outcome of a form refused before its captcha is checked. */
export async function refused(form: Form, fields: Fields) {
  const served = await quietApp()
  const by = await visit(served)
  const answer = await ask(served, by, form, { gReCaptchaResponse: '', ...fields })
  return { answer, mails: await outbox(served) }
}

// Documents as word processors make them.

export const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export const typesPart = (type = MAIN_TYPE, more = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types ` +
  `xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ` +
  `ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ` +
  `ContentType="application/xml"/>${more}<Override PartName="/word/document.xml" ContentType="${type}"/></Types>`

const DOCUMENT =
  '<?xml version="1.0"?><w:document ' +
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Dana ' +
  'Levi</w:t></w:r></w:p></w:body></w:document>'

export const DOCX_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': typesPart(),
  '_rels/.rels': '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
  'word/document.xml': DOCUMENT,
}

export interface ZipOptions {
  isStored?: boolean
  flags?: number
  comment?: string
}

/** A zip of some parts, in their order. */
export function zipOf(
  parts: Readonly<Record<string, string | Buffer>>,
  { isStored = false, flags = 0, comment = '' }: ZipOptions = {},
): Buffer<ArrayBuffer> {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const compressed = isStored ? Buffer.from(text) : deflateRawSync(text)
    const title = Buffer.from(name)
    // From the version that unpacks it to the length of its extra field.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(isStored ? 0 : 8, 4)
    common.writeUInt32LE(crc32(text), 10)
    common.writeUInt32LE(compressed.length, 14)
    common.writeUInt32LE(Buffer.byteLength(text), 18)
    common.writeUInt16LE(title.length, 22)
    local.push(Buffer.from('PK\x03\x04'), common, title, compressed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    central.push(Buffer.from('PK\x01\x02\x14\x00'), common, rest, title)
    at += 30 + title.length + compressed.length
  }
  const count = Object.keys(parts).length
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(Buffer.concat(central).length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([...local, ...central, end, Buffer.from(comment)])
}

/** A valid one-page PDF. */
export function pdf(trailer = '', filler = 0): Buffer<ArrayBuffer> {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>',
  ]
  let text = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'
  const offsets = objects.map((object, i) => {
    const at = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  if (filler > 0) text += `%${'x'.repeat(filler - 2)}\n`
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
  const xref = text.length
  text +=
    `xref\n0 4\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size 4 /Root 1 0 R ` +
    `${trailer}>>\nstartxref\n${String(xref).padStart(10, '0')}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

export const docx = (parts: Readonly<Record<string, string | Buffer>> = DOCX_PARTS, options?: ZipOptions) =>
  zipOf(parts, options)

export const fileOf = (bytes: Buffer<ArrayBuffer>, name: string, type = '') => new File([bytes], name, { type })
