import { connect, type AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { MAX_RESUME_BYTES } from '#core/terms/limits.ts'
import { TOKEN_HEADER } from '#core/contract/session.ts'
import { eventually } from '#core/test/eventually.ts'
import { compoundFile, wordStream } from './compound.ts'
import { partsOf, uploadsOf, wireOf } from './edits.ts'
import {
  apply,
  docx,
  enquiryApp,
  featurePath,
  fileOf,
  HOST,
  JOB,
  jobForm,
  pdf,
  quietApp,
  SYNAGOGUE,
  typesPart,
  type Fields,
} from './enquiries.ts'
import { loggedIn, outbox, visit } from './people.ts'
import { onBothStores } from './store/stores.ts'

const JOBS = 'ftrjobenquiring'
const SENT = 'Your request has been sent to the contact.'

const outcome = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

/** The outcome of an application refused before its captcha is checked. */
async function expectRefused(fields: Fields, status: number, code: string) {
  const served = await quietApp()
  const by = await visit(served)
  const answer = await apply(served, by, { gReCaptchaResponse: '', ...fields })
  expect(outcome(answer)).toEqual([status, code])
  expect(await outbox(served)).toEqual([])
  expect(uploadsOf(served)).toEqual([])
  return answer.json().error as string
}

/** The outcome of a valid one. */
async function applied(fields: Fields = {}) {
  const served = await quietApp()
  const answer = await apply(served, await visit(served), fields)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(uploadsOf(served)).toEqual([])
  const [mail, ...more] = await outbox(served)
  expect(more).toEqual([])
  const attachment = JSON.parse(mail!.attachment ?? 'null') as {
    name: string
    type: string
    base64: string
  } | null
  return { answer, mail: mail!, attachment }
}

onBothStores(({ migrated }) => {
  test('an enquiry goes to the owner with its résumé, and leaves nothing on disk', async () => {
    const served = await enquiryApp({}, await migrated())
    const visitor = await visit(served)
    const bytes = pdf('', MAX_RESUME_BYTES - pdf().length)
    expect(bytes.length).toBe(MAX_RESUME_BYTES)
    const resumedoc = fileOf(bytes, 'קורות חיים.pdf')
    const answer = await apply(served, visitor, { resumedoc })
    expect(answer.json()).toEqual({
      ok: true,
      message: { type: 'success', text: SENT },
    })
    // Pressed once more.
    await apply(served, visitor, { resumedoc })
    const [mail, ...more] = await outbox(served)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'Boss@Example.org',
      reply_to: 'dana@example.com',
      subject: 'Job application from Dana Levi: Vacation 2',
    })
    expect(mail!.text).toContain(
      '\n\nName: Dana Levi\nE-mail: dana@example.com\nPhone: 0501234567\n\n> I can cook.\n\nThe résumé is ' +
        'attached (PDF), unchanged from the sender',
    )
    const { name, type, base64 } = JSON.parse(mail!.attachment!) as Record<string, string>
    expect([name, type]).toEqual(['קורות חיים.pdf', 'application/pdf'])
    expect(Buffer.from(base64!, 'base64').equals(bytes)).toBe(true)
    expect(uploadsOf(served)).toEqual([])
    // Another résumé is another enquiry.
    await apply(served, visitor, { resumedoc: fileOf(docx(), 'cv.docx') })
    expect(await outbox(served)).toHaveLength(2)
  })
})

describe('a résumé', () => {
  test('may be left out', async () => {
    for (const resumedoc of [undefined, fileOf(Buffer.alloc(0), '')]) {
      const { mail, attachment } = await applied({ resumedoc })
      expect(attachment).toBeNull()
      expect(mail.text).not.toMatch(/résumé|attached|\(\)/)
    }
  })

  test.each([
    ['a PDF', () => fileOf(pdf(), 'cv.pdf', 'application/pdf'), 'cv.pdf', 'application/pdf'],
    [
      'a DOC that is called a PDF',
      () => fileOf(compoundFile({ WordDocument: wordStream() }), '../cv.pdf', 'application/pdf'),
      'cv.doc',
      'application/msword',
    ],
    [
      'a DOCX that is called a program',
      () => fileOf(docx(), 'C:\\cv.exe', 'application/x-msdownload'),
      'cv.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['a PDF without a name', () => fileOf(pdf(), ' '), 'resume.pdf', 'application/pdf'],
  ])('is %s, by what is in it', async (_, make, name, type) => {
    const resumedoc = make()
    const sent = Buffer.from(await resumedoc.arrayBuffer())
    const { mail, attachment } = await applied({ resumedoc, language: 'ru' })
    expect(attachment).toMatchObject({ name, type })
    expect(Buffer.from(attachment!.base64, 'base64').equals(sent)).toBe(true)
    expect(mail.text).toContain(`(${name.split('.').at(-1)!.toUpperCase()})`)
    expect(mail.subject).toBe('Отклик на вакансию (Dana Levi): Vacation 2')
  })

  test.each<[string, () => File, string, string]>([
    [
      'a text',
      () => fileOf(Buffer.from('Dana'), 'cv.pdf', 'application/pdf'),
      'onlyDocuments',
      'Please select a PDF, DOC or DOCX file.',
    ],
    ['nothing', () => fileOf(Buffer.alloc(0), 'cv.pdf'), 'onlyDocuments', 'Please select a PDF, DOC or DOCX file.'],
    [
      'an XLS',
      () => fileOf(compoundFile({ Workbook: Buffer.alloc(5000) }), 'cv.doc'),
      'onlyDocuments',
      'Please select a PDF, DOC or DOCX file.',
    ],
    [
      'a DOCM',
      () =>
        fileOf(
          docx({ '[Content_Types].xml': typesPart('application/vnd.ms-word.document.macroEnabled.main+xml') }),
          'cv.docx',
        ),
      'protectedDocument',
      'The document is password-protected or contains macros. Please save it without them and select it again.',
    ],
    [
      'a locked PDF',
      () => fileOf(pdf('/Encrypt 9 0 R '), 'cv.pdf'),
      'protectedDocument',
      'The document is password-protected or contains macros. Please save it without them and select it again.',
    ],
    [
      'a PDF with a script',
      () => fileOf(pdf('/OpenAction << /S /J#61vaScript /JS (app.alert) >> '), 'cv.pdf'),
      'activeDocument',
      'The document runs scripts, has other files in it or loads something from elsewhere. Please save it as a plain ' +
        'PDF, without them, and select it again.',
    ],
  ])('is not %s', async (_, make, code, words) => {
    expect(await expectRefused({ resumedoc: make() }, 400, code)).toBe(words)
  })

  test('is no larger than 5 MB, by a byte or by many', async () => {
    for (const extra of [1, 200_000, 3_000_000]) {
      const bytes = pdf('', MAX_RESUME_BYTES - pdf().length + extra)
      const resumedoc = fileOf(bytes, 'cv.pdf')
      const words = await expectRefused({ resumedoc }, 413, 'max5mb')
      expect(words).toBe('The file is larger than 5 MB.')
    }
  })

  test('is one, in the field of its name', async () => {
    const cv = fileOf(pdf(), 'cv.pdf')
    await expectRefused({ resumedoc: [cv, cv] }, 400, 'invalidRequest')
    await expectRefused({ files: cv }, 400, 'invalidRequest')
    await expectRefused({ name: cv }, 400, 'invalidRequest')
  })
})

describe('an enquiry that has', () => {
  test.each<[string, Fields, number, string]>([
    ['no name', { name: ' ' }, 400, 'requiredFieldsMissing'],
    ['a header in its name', { name: 'Dana\r\nBcc: x@example.net' }, 400, 'nameNotValid'],
    ['no phone', { phone: '' }, 400, 'requiredFieldsMissing'],
    ['letters for a phone', { phone: 'call me' }, 400, 'enterValidPhone'],
    ['no address', { email: '' }, 400, 'requiredFieldsMissing'],
    ['an odd address', { email: 'a@b' }, 400, 'enterValidEmail'],
    ['no words', { msg: ' ' }, 400, 'requiredFieldsMissing'],
    ['no field of words', { msg: undefined }, 400, 'requiredFieldsMissing'],
    ['too many words', { msg: 'x'.repeat(4001) }, 400, 'invalidRequest'],
    ['words without end', { msg: 'x'.repeat(50_000) }, 413, 'tooLarge'],
    ['two names', { name: ['Dana', 'Uri'] }, 400, 'invalidRequest'],
    ['an unknown field', { bcc: 'x@example.net' }, 400, 'invalidRequest'],
    ['a copy for somebody', { copy: 'true' }, 400, 'invalidRequest'],
    ['__proto__', { ['__proto__']: 'x', proto: 'x' }, 400, 'invalidRequest'],
    ['NUL', { msg: 'a\0b' }, 400, 'invalidRequest'],
    ['an odd uid', { uid: '1e3' }, 400, 'invalidRequest'],
    ['the uid of somebody', { uid: '1' }, 403, 'notYours'],
    ['another language', { language: 'xx' }, 400, 'invalidRequest'],
    ['another reader', { clientMail: 'victim@example.net' }, 409, 'contactChanged'],
    ['the page of a feature without jobs', { link: featurePath(1), clientMail: HOST }, 404, 'noContact'],
    ['the page of a listing', { link: SYNAGOGUE, clientMail: 'office@example.org' }, 404, 'noContact'],
    ['the page of a feature that is gone', { link: featurePath(77) }, 404, 'noContact'],
    ['a page of another site', { link: `//evil.example${featurePath(2)}` }, 400, 'invalidRequest'],
  ])('%s is refused, and its résumé is not kept', async (_, fields, status, code) => {
    const resumedoc = fileOf(pdf(), 'cv.pdf')
    const words = await expectRefused({ ...fields, resumedoc }, status, code)
    expect(words).toMatch(/./)
  })
})

describe('who sends', () => {
  const resumedoc = fileOf(pdf(), 'cv.pdf')

  test('has a page of ours, or nothing is read', async () => {
    const served = await quietApp()
    const visitor = await visit(served)
    const odd: Record<string, string>[] = [
      { [TOKEN_HEADER]: '' },
      { [TOKEN_HEADER]: visitor.state().tokens['POST cntmsgform'] ?? '' },
      { origin: 'https://evil.example' },
    ]
    for (const headers of odd) {
      const answer = await apply(served, visitor, { resumedoc }, headers)
      expect(outcome(answer)).toEqual([403, 'badToken'])
    }
    const { type, body } = await wireOf(jobForm({ resumedoc }))
    const headers = { 'content-type': type, 'content-length': String(body.length) }
    const nobody = await served.app.inject({ method: 'POST', url: `/rest/tjt/${JOBS}`, payload: body, headers })
    expect(outcome(nobody)).toEqual([403, 'badToken'])
    expect(uploadsOf(served)).toEqual([])
  })

  test('is a person, or has logged in and is themselves', async () => {
    const served = await enquiryApp()
    const visitor = await visit(served)
    for (const gReCaptchaResponse of [undefined, '', 'x']) {
      const robot = await apply(served, visitor, { resumedoc, gReCaptchaResponse })
      expect(outcome(robot)).toEqual([400, 'captchaFailed'])
    }
    expect(uploadsOf(served)).toEqual([])
    // What is wrong with the file costs no captcha.
    const { captchaAnswer } = await import('./captcha.ts')
    const gReCaptchaResponse = await captchaAnswer(served.get)
    const odd = { resumedoc: fileOf(Buffer.from('x'), 'x'), gReCaptchaResponse }
    expect(outcome(await apply(served, visitor, odd))[1]).toBe('onlyDocuments')
    const person = { resumedoc, gReCaptchaResponse, uid: 'false' }
    expect((await apply(served, visitor, person)).statusCode).toBe(200)
    expect(outcome(await apply(served, visitor, person))[1]).toBe('captchaFailed')

    const dana = await loggedIn(served)
    const uid = String(dana.state().uid)
    const own = { resumedoc, gReCaptchaResponse: undefined, msg: 'Me again' }
    for (const other of ['0', 'false', `${uid}1`]) {
      const answer = await apply(served, dana, { ...own, uid: other })
      expect(outcome(answer)).toEqual([403, 'notYours'])
    }
    const answer = await apply(served, dana, { ...own, uid })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await outbox(served)).toHaveLength(2)
    expect(uploadsOf(served)).toEqual([])
  })

  test('sends parts, and in no other form', async () => {
    const served = await quietApp()
    const visitor = await visit(served)
    const json = await visitor.post(JOBS, JOB)
    expect(outcome(json)).toEqual([415, 'unsupportedType'])
    const typed = await wireOf(new URLSearchParams(JOB))
    const form = await visitor.call(JOBS, {
      body: typed.body,
      headers: { 'content-type': typed.type },
    })
    expect(outcome(form)).toEqual([415, 'unsupportedType'])
    const parts = await wireOf(partsOf(JOB))
    const half = parts.body.subarray(0, parts.body.length / 2)
    for (const body of [half, Buffer.from('\r\n')]) {
      const answer = await visitor.call(JOBS, {
        body,
        headers: {
          'content-type': parts.type,
          'content-length': String(body.length),
        },
      })
      expect(outcome(answer)).toEqual([400, 'invalidRequest'])
    }
    expect(uploadsOf(served)).toEqual([])
  })

  test('reports a failing store, and leaves nothing behind', async () => {
    const served = await enquiryApp()
    const dana = await loggedIn(served)
    await served.store.schema.dropTable('outbox').execute()
    const uid = dana.state().uid
    const answer = await apply(served, dana, { resumedoc, uid })
    expect(outcome(answer)).toEqual([503, 'couldNotSendRequest'])
    expect(uploadsOf(served)).toEqual([])
  })
})

test('who hangs up in the middle of a résumé leaves nothing, and sends nothing', async () => {
  const served = await enquiryApp()
  const visitor = await visit(served)
  await served.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = served.app.server.address() as AddressInfo
  const bytes = pdf('', 4_000_000)
  const { type, body } = await wireOf(jobForm({ resumedoc: fileOf(bytes, 'cv.pdf') }))
  const socket = connect(port, '127.0.0.1')
  socket.write(
    [
      `POST /rest/tjt/${JOBS} HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      `cookie: ${visitor.cookie()}`,
      `${TOKEN_HEADER}: ${visitor.state().tokens[`POST ${JOBS}`] ?? ''}`,
      `content-type: ${type}`,
      `content-length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(body.subarray(0, 2_000_000))
  await eventually(() => expect(uploadsOf(served)).toHaveLength(2))
  socket.destroy()
  await eventually(() => expect(uploadsOf(served)).toEqual([]))
  expect(await outbox(served)).toEqual([])
})
