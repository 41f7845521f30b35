import { existsSync, readFileSync, statSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { editsOf } from '#api/edits/edits.repository.ts'
import { shabbatOf } from '#core/domain/prayers/week.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { MAX_BYTES } from '#core/terms/limits.ts'
import { eventually } from '#core/test/eventually.ts'
import { JERUSALEM, PARIS } from '../../data/test/content.ts'
import {
  drawn,
  fileOf,
  formOf,
  partsOf,
  photo,
  sendEdit,
  tokenOf,
  UPDATE,
  uploadsOf,
  waitingFile,
  wireOf,
} from './edits.ts'
import { freshApp } from './helpers.ts'
import { loggedIn, visit, type Served, type Visitor } from './people.ts'

const SENT = 'Listing update successfully sent.'
/** Restaurant 1 of the small world, in Jerusalem. */
const TNID = 1

let served: Served & { varDir: string }
let visitor: Visitor
let uid: number
beforeAll(async () => {
  served = await keptApp()
  visitor = await loggedIn(served)
  uid = visitor.state().uid
})

/** A server that lasts for the file. */
async function keptApp() {
  const { makeRelease, serve, switchTo } = await import('./helpers.ts')
  const { mkdtempSync, rmSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  const { afterAll } = await import('vitest')
  const varDir = mkdtempSync(join(tmpdir(), 'edits-'))
  await makeRelease(varDir, 1)
  switchTo(varDir, 1)
  const { close, ...rest } = await serve(varDir)
  afterAll(async () => {
    await close()
    rmSync(varDir, { recursive: true, force: true })
  })
  return { ...rest, varDir }
}

const base = () => ({
  uid,
  tnid: TNID,
  dtype: 228,
  lang: 'en',
  updateType: 'regular',
})

type Fields = Parameters<typeof formOf>[0]

async function edit(fields: Fields) {
  // Limits have tests of their own.
  served.clock.now += 3_600_001
  await served.store.deleteFrom('edits').execute()
  const before = new Set(uploadsOf(served))
  const answer = await sendEdit(visitor, formOf({ ...base(), ...fields }))
  const [storedEdit] = await editsOf(served.store, uid)
  const left = uploadsOf(served).filter((path) => !before.has(path))
  return { answer, storedEdit, left, changes: storedEdit && JSON.parse(storedEdit.body) }
}

async function expectRefused(fields: Fields, status: number, code: string) {
  const { answer, storedEdit, left } = await edit(fields)
  expect([answer.statusCode, answer.json().code], answer.body).toEqual([status, code])
  expect(storedEdit).toBeUndefined()
  expect(left).toEqual([])
  return answer.json().error as string
}

describe('what stands in the form at first', () => {
  const form = (path: string, by = visitor) => by.call(`listingedit/${path}`, { method: 'GET' })

  test('all fields of a listing, in the requested language', async () => {
    const answer = await form(`${uid}/100/fr`)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toMatchObject({
      tnid: 100,
      dtype: 231,
      title: { en: 'Great Synagogue', he: 'בית הכנסת הגדול' },
      position: [2.342, 48.876],
      url: '/fr/Synagogues-DI100-Grande_synagogue.html',
      sample: false,
      names: { town: 'Paris', country: 'France' },
      values: {
        title: 'Grande synagogue',
        address1: 'Main Street 100',
        town: String(PARIS),
        country: '3017382',
        county: '',
        phone1: '+33 1 23 45 67 89',
        phone2: '',
        email: 'office@example.org',
        opening_hours: 'Every day',
        supervision: ['example-board'],
        cuisine: [],
        isGlatt: '',
      },
    })
  })

  test('nothing of a place that is not listed yet, but for its type', async () => {
    const answer = await form(`${uid}/0/en?directoryType=228`)
    expect(answer.json()).toMatchObject({ tnid: 0, dtype: 228, values: { title: '', cuisine: [] } })
    expect((await form(`${uid}/0/en`)).json().code).toBe('couldNotUpdateListing')
  })

  test('only to who has logged in, and as themselves', async () => {
    const nobody = await visit(served)
    const code = async (path: string, by = visitor) => {
      const answer = await form(path, by)
      return [answer.statusCode, answer.json().code]
    }
    expect(await code(`${uid}/100/en`, nobody)).toEqual([401, 'needLogin'])
    expect(await code(`${uid + 1}/100/en`)).toEqual([403, 'notYours'])
    expect(await code('0/100/en')).toEqual([400, 'invalidRequest'])
    expect(await code(`${uid}/77777/en`)).toEqual([404, 'couldNotUpdateListing'])
  })
})

describe('an edit', () => {
  test.each([
    ['urlencoded', formOf],
    ['in parts', partsOf],
  ])('%s is kept with what it changes, and waits', async (_, make) => {
    await served.store.deleteFrom('edits').execute()
    served.clock.now += 3_600_001
    const form = make({
      ...base(),
      updateType: 'critical',
      userClaimedOwnership: 'true',
      title: '  A new   name ',
      address1: 'Main Street 1',
      website: 'example.org/menu',
      phone1: '+972 (2) 555-0100',
      opening_hours: 'Sunday\r\n09:00–17:00 ',
      cuisine: ['low', 'low'],
      priceRange: '',
      isGlatt: 'yes',
      town: '293397',
      country: 'Some Land',
    })
    const answer = await sendEdit(visitor, form)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toEqual({
      ok: true,
      message: { type: 'success', text: SENT },
    })
    const [storedEdit, ...more] = await editsOf(served.store, uid)
    expect(more).toEqual([])
    expect(storedEdit).toMatchObject({
      uid,
      tnid: TNID,
      kind: 'critical',
      language: 'en',
      claims_ownership: 1,
      state: 'waiting',
      at: served.clock.now,
      files: [],
    })
    // The address is what it was, and is not kept.
    expect(JSON.parse(storedEdit!.body)).toEqual({
      title: 'A new name',
      town: '293397',
      country: 'Some Land',
      phone1: '+972 (2) 555-0100',
      website: 'https://example.org/menu',
      opening_hours: 'Sunday\n09:00–17:00',
      cuisine: ['low'],
      priceRange: '',
      isGlatt: 'yes',
    })
  })

  test('says that it was sent in the language of the caller', async () => {
    served.clock.now += 3_600_001
    const answer = await sendEdit(visitor, formOf({ ...base(), title: 'Another' }), { 'accept-language': 'de' })
    expect(answer.json().message.text).not.toBe(SENT)
    expect(answer.json().message.text).toMatch(/gesendet/)
  })

  test('takes options as a JSON list of ids and names, and none as none', async () => {
    const json = await edit({ cuisine: '[{"id":"low","name":"Low"}]' })
    expect(json.changes).toEqual({ cuisine: ['low'] })
    const none = await edit({ cuisine: '', title: 'B' })
    expect(none.changes).toEqual({ title: 'B' })
  })

  test('prayer times hold for the week in which they are sent, there, if their sender says so', async () => {
    const ofParis = { tnid: 100, dtype: 231 }
    const prayerTimes = 'shacharit Sa 09:00'
    const { changes } = await edit({ ...ofParis, prayerTimes, prayersThisWeek: true })
    const today = wallClock('Europe/Paris', served.clock.now).day
    expect(changes).toEqual({ prayerTimes, shabbat: shabbatOf(today) })
    expect((await edit({ ...ofParis, prayerTimes, prayersThisWeek: false })).changes).toEqual({ prayerTimes })
    // Other changes are of no week.
    expect((await edit({ ...ofParis, title: 'New name', prayersThisWeek: true })).changes).toEqual({
      title: 'New name',
    })
  })

  test('of another category has its fields, and not those of the old one', async () => {
    const { changes } = await edit({ dtype: 231, rabbi: 'R. Cohen' })
    expect(changes).toEqual({ dtype: 231, rabbi: 'R. Cohen' })
    await expectRefused({ dtype: 231, cuisine: 'low' }, 400, 'invalidRequest')
    await expectRefused({ rabbi: 'R. Cohen' }, 400, 'invalidRequest')
  })

  test.each<[string, Fields, number, string]>([
    ['nothing', {}, 400, 'nothingChanged'],
    ['what stands there', { title: ' Restaurant 1', town: JERUSALEM }, 400, 'nothingChanged'],
    ['only a claim', { userClaimedOwnership: true }, 400, 'nothingChanged'],
    ['no name', { title: ' ' }, 400, 'addPlaceName'],
    ['no address', { address1: '' }, 400, 'addPlaceAddress'],
    ['no city', { town: '' }, 400, 'addPlaceCity'],
    ['no country', { country: '' }, 400, 'addPlaceCountry'],
    ['no listing of the id', { tnid: 77_777, title: 'B' }, 404, 'couldNotUpdateListing'],
    ['letters for a phone', { phone1: 'call us' }, 400, 'invalidRequest'],
    ['signs for a phone', { fax: '()()()()' }, 400, 'invalidRequest'],
    ['an odd e-mail', { email: 'a@b' }, 400, 'enterValidEmail'],
    ['a script for an address', { website: 'javascript:alert(1)' }, 400, 'invalidRequest'],
    ['an address with a password', { website: 'https://a:b@example.org' }, 400, 'invalidRequest'],
    ['an unknown option', { cuisine: ['low', 'martian'] }, 400, 'invalidRequest'],
    ['an unknown choice', { priceRange: 'martian' }, 400, 'invalidRequest'],
    ['a choice twice', { priceRange: ['low', 'low'] }, 400, 'invalidRequest'],
    ['neither yes nor no', { isGlatt: 'perhaps' }, 400, 'invalidRequest'],
    ['an unknown city', { town: '424242' }, 400, 'invalidRequest'],
    ['a country for a city', { town: '3017382' }, 400, 'invalidRequest'],
    ['a city without a letter', { town: '??' }, 400, 'invalidRequest'],
    ['a long name', { title: 'x'.repeat(201) }, 400, 'invalidRequest'],
    ['a name of two lines', { title: 'a\nb' }, 400, 'invalidRequest'],
    ['NUL', { comments: 'a\0b' }, 400, 'invalidRequest'],
    ['a list that is none', { cuisine: '["low"' }, 400, 'invalidRequest'],
    ['an unknown field', { title: 'B', admin: 1 }, 400, 'invalidRequest'],
    ['__proto__', { title: 'B', ['__proto__']: 'x', proto: 'x' }, 400, 'invalidRequest'],
    ['another language', { title: 'B', lang: 'xx' }, 400, 'invalidRequest'],
    ['another kind', { title: 'B', updateType: 'urgent' }, 400, 'invalidRequest'],
    ['another category', { title: 'B', dtype: 200 }, 400, 'invalidRequest'],
    ['no listing', { title: 'B', tnid: '' }, 400, 'invalidRequest'],
    ['the uid of somebody else', { title: 'B', uid: 999_999 }, 403, 'notYours'],
    ['nobody’s uid', { title: 'B', uid: 0 }, 400, 'invalidRequest'],
  ])('that has %s is refused', async (_, fields, status, code) => {
    expect(await expectRefused(fields, status, code)).toMatch(/./)
  })

  test('what is missing is said in the words of the specification', async () => {
    const words = async (fields: Fields, status: number, code: string) => expectRefused(fields, status, code)
    expect(await words({}, 400, 'nothingChanged')).toBe('You should change/add fields before submitting.')
    expect(await words({ title: '' }, 400, 'addPlaceName')).toBe('You should add the place name.')
    expect(await words({ address1: '' }, 400, 'addPlaceAddress')).toBe('You should add the place address.')
    expect(await words({ town: '' }, 400, 'addPlaceCity')).toBe('You should add the place city.')
    expect(await words({ country: '' }, 400, 'addPlaceCountry')).toBe('You should add the place country.')
  })

  test('of nobody, without a token, or from another site is not even read', async () => {
    const nobody = await visit(served)
    const form = formOf({ ...base(), title: 'B', files: await photo() })
    const statuses = async (by: Visitor, headers: Record<string, string>) => {
      const answer = await sendEdit(by, form, headers)
      return [answer.statusCode, answer.json().code]
    }
    const before = uploadsOf(served)
    expect(await statuses(nobody, tokenOf(nobody))).toEqual([401, 'needLogin'])
    expect(await statuses(visitor, { 'x-csrf-token': 'x' })).toEqual([403, 'badToken'])
    expect(await statuses(visitor, { origin: 'https://evil.example' })).toEqual([403, 'badToken'])
    expect(uploadsOf(served)).toEqual(before)
  })

  test('as JSON is of a type that is not taken', async () => {
    const answer = await visitor.post(UPDATE, { ...base(), title: 'B' })
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupportedType'])
  })

  test('is too much after fifty that nobody has looked at', async () => {
    await served.store.deleteFrom('edits').execute()
    const row = {
      uid,
      tnid: 1,
      kind: 'regular',
      body: '{}',
      language: 'en',
      claims_ownership: 0,
      state: 'waiting',
      at: 0,
    } as const
    await served.store
      .insertInto('edits')
      .values(Array.from({ length: 50 }, () => row))
      .execute()
    served.clock.now += 3_600_001
    const answer = await sendEdit(visitor, formOf({ ...base(), title: 'B' }))
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'tooMany'])
  })
})

describe('pictures', () => {
  const owned = { imageOwnership: true }

  test('are re-encoded, rotated and resized, and lose their metadata', async () => {
    const sent = await photo({ width: 3000, height: 1500 })
    const { exif } = await sharp(await sent.bytes()).metadata()
    expect(exif?.includes('Dana Levi')).toBe(true)
    const { answer, storedEdit, left } = await edit({
      ...owned,
      imageTitle: ' The front ',
      files: sent,
    })
    expect(answer.statusCode, answer.body).toBe(200)
    const [file, ...more] = storedEdit!.files
    expect(more).toEqual([])
    expect(file).toMatchObject({
      title: 'The front',
      width: 1000,
      height: 2000,
    })
    expect(file!.file).toMatch(/^[0-9a-f-]{36}\.webp$/)
    const path = waitingFile(served, file!.file)
    // Nothing else is left of the request.
    expect(left).toEqual([path])
    const bytes = readFileSync(path)
    expect(statSync(path).size).toBe(file!.bytes)
    const { format, width, height, exif: remains, icc, xmp, iptc } = await sharp(bytes).metadata()
    expect([format, width, height]).toEqual(['webp', 1000, 2000])
    expect([remains, icc, xmp, iptc]).toEqual(Array(4).fill(undefined))
    for (const trace of ['Dana', 'GPS', 'Exif', 'EXIF', 'photo.jpg']) expect(bytes.includes(trace), trace).toBe(false)
  })

  test('are JPEG, PNG and GIF, several at once, whatever they are called', async () => {
    const { answer, storedEdit } = await edit({
      ...owned,
      title: 'With pictures',
      files: [
        await photo({ name: '../../../../etc/passwd' }),
        await drawn('png'),
        new File([await (await drawn('gif')).bytes()], '..\\x.exe', {
          type: 'application/x-msdownload',
        }),
        fileOf('', '', 'application/octet-stream'),
      ],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(storedEdit!.files).toHaveLength(3)
    for (const { file } of storedEdit!.files) {
      expect(file).toMatch(/^[0-9a-f-]{36}\.webp$/)
      expect(existsSync(waitingFile(served, file))).toBe(true)
    }
    expect(storedEdit!.body).not.toContain('passwd')
    expect(existsSync(waitingFile(served, 'passwd'))).toBe(false)
  })

  test('have no address, before nor after', async () => {
    const { storedEdit } = await edit({ ...owned, files: await photo() })
    const { file } = storedEdit!.files[0]!
    for (const path of [
      `/uploads/waiting/${file}`,
      `/waiting/${file}`,
      `/${file}`,
      `/_astro/${file}`,
      `/../../uploads/waiting/${file}`,
      `/..%2f..%2f..%2fuploads/waiting/${file}`,
      `/%2e%2e/%2e%2e/uploads/waiting/${file}`,
      `/rest/tjt/${UPDATE}/${file}`,
    ]) {
      const answer = await served.get(path)
      expect(answer.statusCode, path).toBeGreaterThanOrEqual(400)
      expect(String(answer.headers['content-type'])).not.toContain('image')
    }
  })

  test('need to be the sender’s own', async () => {
    const text = await expectRefused({ files: await photo() }, 400, 'checkImageOwnership')
    expect(text).toBe('You should check the image ownership checkbox to upload the selected images.')
  })

  test.each<[string, () => File | Promise<File>]>([
    ['a script that begins as a GIF', () => fileOf('GIF89a<script>alert(1)</script>', 'x.gif', 'image/gif')],
    ['a page', () => fileOf('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing with a script',
      () => fileOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'x.svg', 'image/svg+xml'),
    ],
    ['WebP', () => drawn('webp')],
    ['PDF', () => fileOf('%PDF-1.7\n', 'x.jpg')],
    ['nothing', () => fileOf('', 'x.jpg')],
    [
      'half of a photograph',
      async () => fileOf((await (await photo({ width: 900, height: 900 })).bytes()).slice(0, 2500)),
    ],
    ['a picture of more pixels than fit the memory', hugePng],
    ['a strip that would be enlarged to be cropped', strip],
  ])('that are %s are refused', async (_, make) => {
    const good = await photo()
    const text = await expectRefused({ ...owned, title: 'B', files: [good, await make()] }, 400, 'onlyImages')
    expect(text).toBe('Please select only image files')
  })

  test('are eight at most', async () => {
    const eight = await Promise.all(Array.from({ length: 8 }, () => drawn('png')))
    const { answer, storedEdit } = await edit({ ...owned, files: eight })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(storedEdit!.files).toHaveLength(8)
    const text = await expectRefused({ ...owned, files: [...eight, await photo()] }, 400, 'tooManyFiles')
    expect(text).toBe('You have selected more than 8 file')
  })

  test('are 20 MB at most, all together', async () => {
    const large = (bytes: number) => new File([zeros(bytes)], 'x.jpg', { type: 'image/jpeg' })
    const text = await expectRefused(
      { ...owned, files: [large(MAX_BYTES / 2), large(MAX_BYTES / 2 + 1)] },
      413,
      'filesTooLarge',
    )
    expect(text).toBe('Size of selected file(s) is greater than allowed (20MB).')
    await expectRefused({ ...owned, files: large(MAX_BYTES + 5_000_000) }, 413, 'filesTooLarge')
  })

  test('come in fields of their name, and only there', async () => {
    await expectRefused({ ...owned, title: await photo() }, 400, 'invalidRequest')
    await expectRefused({ ...owned, also: await photo() }, 400, 'invalidRequest')
  })
})

const zeros = (bytes: number) => new Uint8Array(bytes)

const strip = () => photo({ width: 900, height: 90 })

/** A PNG of 7,500 pixels a side, in a few kilobytes. */
async function hugePng(): Promise<File> {
  const side = 7500
  const bytes = await sharp({
    create: { width: side, height: side, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9, palette: true, colours: 2 })
    .toBuffer()
  expect(bytes.length).toBeLessThan(1_000_000)
  return new File([new Uint8Array(bytes)], 'x.png', { type: 'image/png' })
}

test.each<[string, (body: Buffer) => Buffer, number]>([
  ['cut off in the middle', (body) => body.subarray(0, body.length / 2), 400],
  ['no form at all', () => Buffer.from('--x'), 400],
  ['empty', () => Buffer.from('\r\n'), 400],
])('a form of parts that is %s leaves nothing', async (_, change, status) => {
  const form = formOf({ ...base(), imageOwnership: true, files: await photo() })
  const { type, body } = await wireOf(form)
  const sent = change(body)
  const before = uploadsOf(served)
  served.clock.now += 3_600_001
  const answer = await visitor.call(UPDATE, {
    body: sent,
    headers: { 'content-type': type, 'content-length': String(sent.length) },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([status, 'invalidRequest'])
  expect(uploadsOf(served)).toEqual(before)
})

test('who hangs up in the middle of a picture leaves nothing', async () => {
  const own = await freshApp()
  const dana = await loggedIn(own)
  await own.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = own.app.server.address() as AddressInfo
  const form = formOf({
    ...base(),
    uid: dana.state().uid,
    imageOwnership: true,
    files: new File([zeros(5_000_000)], 'x.jpg', { type: 'image/jpeg' }),
  })
  const { type, body } = await wireOf(form)
  const socket = connect(port, '127.0.0.1')
  socket.write(
    [
      `POST /rest/tjt/${UPDATE} HTTP/1.1`,
      `host: 127.0.0.1:${port}`,
      `cookie: ${dana.cookie()}`,
      `x-csrf-token: ${tokenOf(dana)['x-csrf-token']}`,
      `content-type: ${type}`,
      `content-length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  )
  socket.write(body.subarray(0, 2_000_000))
  await eventually(() => expect(uploadsOf(own)).toHaveLength(2))
  socket.destroy()
  await eventually(() => expect(uploadsOf(own)).toEqual([]))
  expect(await own.store.selectFrom('edits').selectAll().execute()).toEqual([])
})

test('the export tells of edits, and the account takes them along, files too', async () => {
  const own = await freshApp()
  const dana = await loggedIn(own)
  const other = await loggedIn(own, {
    name: 'Uri',
    email: 'uri@example.org',
    password: 'another long password',
  })
  const send = async (by: Visitor) =>
    sendEdit(
      by,
      formOf({
        ...base(),
        uid: by.state().uid,
        title: 'New',
        imageOwnership: true,
        imageTitle: 'Front',
        files: await photo(),
      }),
    )
  expect((await send(dana)).statusCode).toBe(200)
  expect((await send(other)).statusCode).toBe(200)
  const exported = await dana.call('accountexport', { method: 'GET' })
  expect(exported.json().edits).toEqual([
    {
      id: expect.any(Number),
      tnid: TNID,
      kind: 'regular',
      changes: { title: 'New' },
      language: 'en',
      claimsOwnership: false,
      state: 'waiting',
      at: '2026-11-20T10:00:00.000Z',
      pictures: [{ title: 'Front', width: 40, height: 60, bytes: expect.any(Number) }],
    },
  ])
  expect(uploadsOf(own)).toHaveLength(2)
  const removed = await dana.call('account', {
    method: 'DELETE',
    body: { password: 'a long enough password', words: true },
  })
  expect(removed.statusCode, removed.body).toBe(200)
  const [left, ...more] = await own.store.selectFrom('edits').selectAll().execute()
  expect(more).toEqual([])
  expect(left?.uid).toBe(other.state().uid)
  expect(uploadsOf(own)).toHaveLength(1)
})
