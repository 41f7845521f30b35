import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { documentKind, documentName } from '#api/enquiries/documents.ts'
import { AppError } from '#core/contract/app-error.ts'
import { fc } from '#core/test/properties.ts'
import { compoundFile, wordStream } from './compound.ts'
import { docx, DOCX_PARTS, MAIN_TYPE, pdf, typesPart, zipOf } from './enquiries.ts'

/** The kind, or the code of the refusal. */
async function typeOf(bytes: Buffer): Promise<string> {
  return documentKind(bytes).catch((error: unknown) => {
    if (error instanceof AppError) return error.code
    throw error
  })
}

const doc = (more: Parameters<typeof compoundFile>[0] = {}) =>
  compoundFile({
    WordDocument: wordStream(),
    '1Table': Buffer.alloc(5000, 1),
    '\u0005SummaryInformation': Buffer.alloc(300, 2),
    ...more,
  })

const typed = (type: string, more = '') => ({
  ...DOCX_PARTS,
  '[Content_Types].xml': typesPart(type, more),
})

describe('a document', () => {
  test.each<[string, string, () => Buffer]>([
    ['a PDF', 'pdf', () => pdf()],
    ['a PDF with text after its end', 'pdf', () => Buffer.concat([pdf(), Buffer.alloc(5000, 0x20)])],
    ['a PDF that speaks of encryption', 'pdf', () => pdf('/EncryptMetadata true ')],
    ['a DOCX', 'docx', () => docx()],
    [
      'a DOCX with its list of types at the end',
      'docx',
      () => docx(Object.fromEntries(Object.entries(DOCX_PARTS).toReversed())),
    ],
    ['a DOCX that is not compressed', 'docx', () => docx(DOCX_PARTS, { isStored: true })],
    ['a DOCX with a comment', 'docx', () => docx(DOCX_PARTS, { comment: 'made by PK\x05\x06 nobody' })],
    [
      'a DOCX whose document is called otherwise',
      'docx',
      () => {
        const { 'word/document.xml': text, ...rest } = DOCX_PARTS
        return docx({
          ...rest,
          '[Content_Types].xml': typesPart().replace('/word/document.xml', '/word/document2.xml'),
          'word/document2.xml': text!,
        })
      },
    ],
    ['a DOC', 'doc', () => doc()],
    ['a DOC of Word 95', 'doc', () => doc({ WordDocument: wordStream({ mark: 0xa5dc }) })],
    ['a DOC of a few words', 'doc', () => doc({ WordDocument: wordStream({ bytes: 1536 }) })],
    ['a DOC with a workbook in it', 'doc', () => doc({ ObjectPool: { _1: { Workbook: Buffer.alloc(5000) } } })],
  ])('is %s', async (_, kind, make) => {
    expect(await typeOf(make())).toBe(kind)
  })

  test.each<[string, () => Buffer]>([
    ['a locked PDF', () => pdf('/Encrypt 12 0 R ')],
    ['a PDF that says in place how it is locked', () => pdf('/Encrypt<< /Filter /Standard >> ')],
    ['a DOCM', () => docx(typed('application/vnd.ms-word.document.macroEnabled.main+xml'))],
    ['a DOTM', () => docx(typed('application/vnd.ms-word.template.macroEnabledTemplate.main+xml'))],
    ['a DOCX with macros', () => docx({ ...DOCX_PARTS, 'word/vbaProject.bin': 'x' })],
    [
      'a DOCX with macros of another name',
      () =>
        docx({
          ...typed(MAIN_TYPE, '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>'),
          'word/a.bin': 'x',
        }),
    ],
    ['a DOCX with controls', () => docx({ ...DOCX_PARTS, 'word/activeX/activeX1.bin': 'x' })],
    ['a zip with a password', () => docx(DOCX_PARTS, { flags: 1 })],
    ['a DOC with a password', () => doc({ WordDocument: wordStream({ flags: 0x0100 }) })],
    ['a DOC with macros', () => doc({ Macros: { VBA: { dir: Buffer.alloc(5000) } } })],
    [
      'a DOC with macros in what it holds',
      () => doc({ ObjectPool: { _1: { _VBA_PROJECT_CUR: { VBA: { dir: Buffer.alloc(9) } } } } }),
    ],
    [
      'a DOCX with a password',
      () => compoundFile({ EncryptionInfo: Buffer.alloc(200), EncryptedPackage: Buffer.alloc(9000) }),
    ],
  ])('that is %s is refused as such', async (_, make) => {
    expect(await typeOf(make())).toBe('protectedDocument')
  })

  test.each<[string, () => Buffer]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => Buffer.from('Dana Levi, cook')],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)])],
    ['a picture', () => readFileSync(new URL('../../docs/screenshot.png', import.meta.url))],
    ['RTF', () => Buffer.from('{\\rtf1\\ansi Dana}')],
    ['the begin of a PDF', () => pdf().subarray(0, 100)],
    ['a PDF with something before it', () => Buffer.concat([Buffer.from('<script>'), pdf()])],
    ['any zip', () => zipOf({ 'a.txt': 'a' })],
    ['an empty zip', () => zipOf({})],
    ['a DOTX', () => docx(typed('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'))],
    ['an XLSX', () => docx(typed('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'))],
    [
      'an XLSM',
      () => docx({ ...typed('application/vnd.ms-excel.sheet.macroEnabled.main+xml'), 'xl/vbaProject.bin': 'x' }),
    ],
    [
      'an ODT',
      () => zipOf({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<a/>' }, { isStored: true }),
    ],
    ['a JAR', () => zipOf({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0', 'A.class': 'x' })],
    ['a DOCX without its document', () => zipOf({ '[Content_Types].xml': typesPart() })],
    ['a DOCX that only speaks of its type', () => docx(typed('text/xml', `<!-- ${MAIN_TYPE} -->`))],
    ['half of a DOCX', () => docx().subarray(0, 400)],
    ['a DOCX without a begin', () => docx().subarray(40)],
    [
      'a list of types that unpacks without end',
      () => docx({ ...DOCX_PARTS, '[Content_Types].xml': typesPart(MAIN_TYPE, ' '.repeat(3_000_000)) }),
    ],
    ['an XLS', () => compoundFile({ Workbook: Buffer.alloc(5000) })],
    ['an XLS of 95', () => compoundFile({ Book: Buffer.alloc(5000) })],
    ['a PPT', () => compoundFile({ 'PowerPoint Document': Buffer.alloc(5000), 'Current User': Buffer.alloc(40) })],
    [
      'an MSI',
      () =>
        compoundFile({
          '\u4840\u3b3f\u43f2\u4438\u45b1': Buffer.alloc(5000),
          '\u0005SummaryInformation': Buffer.alloc(300),
        }),
    ],
    ['a MSG', () => compoundFile({ '__properties_version1.0': Buffer.alloc(64), '__nameid_version1.0': {} })],
    [
      'a compound file that calls a storage WordDocument',
      () => compoundFile({ WordDocument: { a: Buffer.alloc(5000) } }),
    ],
    ['a compound file with such a stream below', () => compoundFile({ Deep: { WordDocument: wordStream() } })],
    ['a DOC and XLS in one', () => doc({ Workbook: Buffer.alloc(5000) })],
    ['a stream of that name that Word did not write', () => compoundFile({ WordDocument: Buffer.alloc(5000, 7) })],
    [
      'half of a DOC',
      () => {
        const whole = doc()
        return whole.subarray(0, whole.length / 2)
      },
    ],
    ['the head of a DOC', () => doc().subarray(0, 512)],
  ])('is not %s', async (_, make) => {
    expect(await typeOf(make())).toBe('onlyDocuments')
  })

  test('that points in circles ends', async () => {
    const circles = doc()
    // Each sector follows on itself.
    const table = circles.readUInt32LE(76)
    for (let n = 0; n < 128; n++) circles.writeUInt32LE(n, (table + 1) * 512 + 4 * n)
    expect(await typeOf(circles)).toBe('onlyDocuments')
    const tree = doc()
    const root = (tree.readUInt32LE(48) + 1) * 512
    // The first entry stands before itself.
    tree.writeUInt32LE(1, root + 128 + 68)
    expect(await typeOf(tree)).toBe('onlyDocuments')
  })

  test('of the largest size comes to an end, also one made to take long', async () => {
    const much = (text: string) => Buffer.from(text.repeat(Math.floor(5_000_000 / text.length)))
    const end = Buffer.from('startxref\n0\n%%EOF')
    const kinds = [
      await typeOf(Buffer.concat([Buffer.from('%PDF-1.7 '), much('/Encrypt '), end])),
      await typeOf(Buffer.concat([Buffer.from('%PDF-1.7 '), much('/Encrypt 1 0 '), end])),
      await typeOf(Buffer.concat([Buffer.from('%PDF-1.7 '), much(' '), end])),
      await typeOf(Buffer.concat([Buffer.from('PK\x03\x04'), much('PK\x05\x06')])),
      await typeOf(docx({ ...DOCX_PARTS, '[Content_Types].xml': typesPart(MAIN_TYPE, '<Override '.repeat(80_000)) })),
    ]
    expect(kinds).toEqual(['pdf', 'pdf', 'pdf', 'onlyDocuments', 'docx'])
  })

  test('with any bytes changed is recognized or refused, and never fails', async () => {
    const wholes = [pdf(), docx(), doc()]
    const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), {
      minLength: 1,
      maxLength: 30,
    })
    const cut = fc.option(fc.nat(), { nil: undefined })
    const answers = ['pdf', 'doc', 'docx', 'onlyDocuments', 'protectedDocument', 'activeDocument']
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...wholes), changes, cut, async (whole, bytes, length) => {
        const odd = Buffer.from(whole)
        for (const [at, value] of bytes) odd[at % odd.length] = value
        const end = length === undefined ? odd.length : length % odd.length
        expect(answers).toContain(await typeOf(odd.subarray(0, end)))
      }),
      { numRuns: 1500 },
    )
  })
})

describe('the name of a document', () => {
  test.each([
    ['cv.pdf', 'cv.pdf'],
    ['CV.PDF', 'CV.pdf'],
    ['קורות חיים.docx', 'קורות חיים.pdf'],
    ['Резюме (2).doc', 'Резюме (2).pdf'],
    ['C:\\Users\\dana\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['cv.pdf.exe', 'cv.pdf.pdf'],
    ['cv\r\nContent-Type: text.pdf', 'cv Content-Type text.pdf'],
    ['a"b;c<d>e|f*g?.pdf', 'a b c d e f g.pdf'],
    ['fdp.\u202egpj.pdf', 'fdp. gpj.pdf'],
    ['a\0b.pdf', 'a b.pdf'],
    ['\ud800.pdf', 'resume.pdf'],
    ['', 'resume.pdf'],
    ['...', 'resume.pdf'],
    ['.htaccess', 'resume.pdf'],
    ['   .pdf', 'resume.pdf'],
    [`${'ש'.repeat(300)}.pdf`, `${'ש'.repeat(80)}.pdf`],
    ['Jose\u0301.pdf', 'Jos\u00e9.pdf'],
  ])('%j is %j', (sent, name) => {
    expect(documentName(sent, 'pdf')).toBe(name)
  })

  test('is one that a mail takes, whatever was sent', async () => {
    const { checkParts } = await import('#api/mail/checks.ts')
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (sent) => {
        const name = documentName(sent, 'docx')
        expect(name).toMatch(/^[^./\\].*\.docx$/u)
        const attachment = { name, type: 'application/pdf', base64: 'YQ==' }
        checkParts({ key: 'a', to: 'a@example.org', attachment })
      }),
      { numRuns: 1000 },
    )
  })
})
