import { afterEach, expect, test } from 'vitest'
import type { DeskDone, DeskText, TextList, TextPreview } from '#core/contract/desk.ts'
import { useOwnTexts } from '#core/i18n/messages.ts'
import { queueMail } from '#api/mail/outbox.repository.ts'
import { deskApp, read, undone, type Desk } from './desk.ts'
import { outbox, type Caller } from './people.ts'
import { onBothStores } from './store/stores.ts'

const SUBJECT = 'mail:mails.verify.subject'
const STAY = 'errors:notFound'

afterEach(() => useOwnTexts({}))

const textOf = (by: Caller, key: string, language = 'en') =>
  read<DeskText>(by, `text/${language}?textKey=${encodeURIComponent(key)}`)

async function write(by: Caller, key: string, texts: object, language = 'en') {
  const { seq } = await textOf(by, key, language)
  return by.call(`desk/text/${language}`, { method: 'PUT', body: { textKey: key, texts, seq } })
}

async function written(by: Caller, key: string, text: string, language = 'en'): Promise<DeskDone> {
  const answer = await write(by, key, { text }, language)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function drop(by: Caller, key: string) {
  const { seq } = await textOf(by, key)
  return by.call('desk/text/en', { method: 'DELETE', body: { textKey: key, seq } })
}

const refusal = async (answer: ReturnType<typeof write>) => [(await answer).json().code, (await answer).json().error]

async function giveRole({ store, Omer }: Desk, role: 'translator'): Promise<void> {
  await store.updateTable('users').set({ role }).where('id', '=', Omer.uid).execute()
}

/** The subject of a mail that is queued now. */
async function subjectOf(desk: Desk, key: string, language: 'en' | 'he' = 'en'): Promise<string> {
  const values = { name: 'Dana', link: 'https://example.org/' }
  const mail = { key, to: 'dana@example.org', language, template: 'verify', values } as const
  await desk.store.transaction().execute((trx) => queueMail(trx, mail, desk.clock.now))
  return (await outbox(desk)).at(-1)!.subject
}

onBothStores((open) => {
  const app = async () => deskApp(await open.migrated())

  test('a text is found by its words, its key and its English, with its default and its placeholders', async () => {
    const desk = await app()
    const found = async (query: string, language = 'en') =>
      (await read<TextList>(desk.Eva, `texts/${language}?text=${encodeURIComponent(query)}`)).texts
    expect(await found('confirm YOUR e-mail')).toContainEqual({
      key: SUBJECT,
      text: 'Confirm your e-mail address',
      isOwn: false,
      isChanged: false,
    })
    expect((await found('mails.verify.sub', 'he')).map(({ key }) => key)).toEqual([SUBJECT])
    expect((await found('Confirm your e-mail address', 'he')).map(({ key }) => key)).toContain(SUBJECT)
    expect(await found('no such words at all')).toEqual([])
    expect(await textOf(desk.Eva, SUBJECT, 'he')).toMatchObject({
      english: { text: 'Confirm your e-mail address' },
      use: { kind: 'mail', islands: false },
      mayChange: true,
      seq: 0,
    })
  })

  test('the next mail and the next answer have an own text, until it goes back to the default', async () => {
    const desk = await app()
    const standard = await subjectOf(desk, 'first')
    await written(desk.Eva, SUBJECT, 'Welcome: is this you?')
    expect(await subjectOf(desk, 'second')).toBe('Welcome: is this you?')
    expect(await subjectOf(desk, 'hebrew', 'he')).not.toBe('Welcome: is this you?')
    await written(desk.Eva, STAY, 'Nothing to see here.')
    const missing = () => desk.Eva.call('desk/document/listings/99999', { method: 'GET' })
    expect((await missing()).json().error).toBe('Nothing to see here.')
    expect((await read<TextList>(desk.Eva, 'texts/en?state=own')).texts.map(({ key }) => key)).toEqual([STAY, SUBJECT])
    expect((await drop(desk.Eva, SUBJECT)).statusCode).toBe(200)
    expect((await drop(desk.Eva, SUBJECT)).json().code).toBe('notFound')
    expect(await subjectOf(desk, 'third')).toBe(standard)
  })

  test('a text of another process is in the next mail', async () => {
    const desk = await app()
    await written(desk.Eva, SUBJECT, 'Ours')
    useOwnTexts({})
    expect(await subjectOf(desk, 'first')).toBe('Ours')
  })

  test('what a text lacks or has too much is named, and nothing is saved', async () => {
    const desk = await app()
    const newsletter = 'mail:mails.newsletterConfirm.text'
    expect(await refusal(write(desk.Eva, newsletter, { text: 'Please confirm:\n\n{{link}}' }))).toEqual([
      'textLacks',
      '{{leaveLink}} is missing: visitors would not see that value.',
    ])
    expect(await refusal(write(desk.Eva, STAY, { text: 'No {{thing}}' }))).toEqual([
      'textUnknown',
      '{{thing}} is not known here, or occurs too often.',
    ])
    expect(await refusal(write(desk.Eva, STAY, { text: 'No <b>way</b>' }))).toEqual([
      'textTag',
      'HTML is not possible here: <b>',
    ])
    expect(await refusal(write(desk.Eva, STAY, { other: 'No' }))).toEqual([
      'textForms',
      'This text needs exactly these forms: text.',
    ])
    expect((await refusal(write(desk.Eva, SUBJECT, { text: 'One\ntwo' })))[0]).toBe('textLines')
    expect((await refusal(write(desk.Eva, STAY, { text: ' ' })))[0]).toBe('textEmpty')
    expect((await textOf(desk.Eva, STAY)).own).toBeUndefined()
  })

  test('nobody writes over what they have not seen; the log has each text, and undoes it', async () => {
    const desk = await app()
    const first = await written(desk.Eva, STAY, 'Gone.')
    const old = await desk.Eva.call('desk/text/en', {
      method: 'PUT',
      body: { textKey: STAY, texts: { text: 'Not here.' }, seq: 0 },
    })
    expect(old.json().code).toBe('contentMoved')
    await undone(desk.Eva, first.audit)
    expect(await textOf(desk.Eva, STAY)).not.toHaveProperty('own')
    const missing = await desk.Eva.call('desk/document/listings/99999', { method: 'GET' })
    expect(missing.json().error).toBe('Not found.')
    const again = await written(desk.Eva, STAY, 'Lost.')
    const back = await drop(desk.Eva, STAY)
    await undone(desk.Eva, back.json().audit)
    expect((await textOf(desk.Eva, STAY)).own).toEqual({ text: 'Lost.' })
    expect(again.seq).toBeGreaterThan(0)
  })

  test('a translator changes and undoes texts in other languages than English', async () => {
    const desk = await app()
    await giveRole(desk, 'translator')
    const { audit } = await written(desk.Omer, STAY, 'אין כאן כלום.', 'he')
    expect((await refusal(write(desk.Omer, STAY, { text: 'Nothing.' })))[0]).toBe('onlyTranslations')
    const english = await written(desk.Eva, STAY, 'Nothing.')
    expect((await desk.Omer.post('desk/undo', { audit: english.audit })).json().code).toBe('onlyTranslations')
    await undone(desk.Omer, audit)
    expect(await textOf(desk.Omer, STAY, 'he')).not.toHaveProperty('own')
    expect((await textOf(desk.Omer, STAY)).mayChange).toBe(false)
  })

  test('a default that has changed since is named; an own text that no longer fits it is not used', async () => {
    const desk = await app()
    await written(desk.Eva, STAY, 'Gone.')
    const row = { id: `en ${STAY}`, language: 'en', key: STAY, defaults: { text: 'Was not found.' } }
    const store = (texts: object) =>
      desk.store
        .updateTable('content')
        .set({ body: JSON.stringify({ ...row, texts }) })
        .where('kind', '=', 'ownTexts')
        .execute()
    await store({ text: 'Gone.' })
    expect((await textOf(desk.Eva, STAY)).former).toEqual({ text: 'Was not found.' })
    expect((await read<TextList>(desk.Eva, 'texts/en?state=changed')).texts).toMatchObject([
      { key: STAY, text: 'Gone.' },
    ])
    await store({ text: 'No {{thing}}.' })
    expect((await textOf(desk.Eva, STAY)).fault).toContain('{{thing}}')
    expect((await read<TextList>(desk.Eva, 'texts/en?state=changed')).texts).toMatchObject([{ text: 'Not found.' }])
    await written(desk.Eva, STAY, 'Gone for good.')
    expect(await textOf(desk.Eva, STAY)).not.toHaveProperty('former')
  })

  test('the preview is the mail as it would be sent, or a text in each of its forms', async () => {
    const desk = await app()
    const preview = async (language: string, key: string, texts: object) =>
      (await desk.Eva.post('desk/textpreview', { language, textKey: key, texts })).json() as TextPreview
    const { mail } = await preview('he', 'mail:mails.verify.text', { text: 'שלום מהאתר {{site}}:\n\n{{link}}' })
    expect(mail?.html).toContain('dir="rtl"')
    expect(mail?.html).toContain('שלום מהאתר')
    expect(mail?.text).toContain('שרה כהן')
    expect(mail?.text).not.toContain('{{')
    const forms = await preview('en', 'common:reviewCount', { one: '{{count}} opinion', other: '{{count}} opinions' })
    expect(forms.texts).toEqual({ one: '\u20681\u2069 opinion', other: '\u20682\u2069 opinions' })
    expect(forms.mail).toBeUndefined()
    const wrong = await desk.Eva.post('desk/textpreview', { language: 'en', textKey: STAY, texts: { text: '{{x}}' } })
    expect(wrong.json().code).toBe('textUnknown')
  })
})
