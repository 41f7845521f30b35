import { MESSAGES } from '#core/i18n/messages.ts'
import { expect, test } from 'vitest'
import { LANGS } from '#core/i18n/languages.ts'
import { freshApp } from './helpers.ts'
import { loggedIn, peopleApp, visit, type Served } from './people.ts'

const REPORT = {
  tnid: 100,
  dtype: 231,
  repType: 'closed',
  repTitle: ' Great Synagogue ',
  repContent: ' Closed since\nthe summer. ',
  repButtonText: 'Report a problem',
  backLink: '/Synagogues-DI100-Great_Synagogue.html?a=1#b',
  title: { en: 'Great Synagogue', he: 'בית הכנסת הגדול' },
}
const CLAIM = { tnid: 100, dtype: 231, lang: 'fr', userClaimedOwnership: true }

const rows = ({ store }: Pick<Served, 'store'>, table: 'reports' | 'claims') =>
  store.selectFrom(table).selectAll().orderBy('id').execute()

async function somebody() {
  const served = await freshApp()
  const visitor = await loggedIn(served)
  const { uid } = visitor.state()
  return {
    served,
    visitor,
    uid,
    report: (fields: object = {}) => visitor.post('directoryitemreport', { ...REPORT, uid, ...fields }),
    claim: (fields: object = {}) => visitor.post('directoryitemclaim', { ...CLAIM, uid, ...fields }),
  }
}

test('a report waits for an editor, with the type that the listing has', async () => {
  const { served, uid, report } = await somebody()
  const answer = await report({ dtype: 228, language: 'he' })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toEqual({
    ok: true,
    message: { type: 'success', text: MESSAGES.he.listing.dialogs.sent.report },
  })
  expect(await rows(served, 'reports')).toEqual([
    {
      id: 1,
      uid,
      tnid: 100,
      dtype: 231,
      type: 'closed',
      title: 'Great Synagogue',
      content: 'Closed since\nthe summer.',
      button_text: 'Report a problem',
      about: '',
      back_link: '/Synagogues-DI100-Great_Synagogue.html?a=1#b',
      good_faith: 0,
      language: 'he',
      state: 'waiting',
      at: served.clock.now,
    },
  ])
})

test('a report needs neither button nor back link, and says thanks as the caller speaks', async () => {
  const { served, report, visitor, uid } = await somebody()
  const { repButtonText: _, backLink: __, title: ___, ...least } = REPORT
  const answer = await visitor.call('directoryitemreport', {
    body: { ...least, uid },
    headers: { 'accept-language': 'ru' },
  })
  expect(answer.json().message.text).toBe(MESSAGES.ru.listing.dialogs.sent.report)
  const legal = await report({ repType: 'illegal', goodFaith: true })
  expect(legal.statusCode, legal.body).toBe(200)
  expect(await rows(served, 'reports')).toMatchObject([
    { button_text: '', back_link: '', good_faith: 0, language: 'ru' },
    { type: 'illegal', good_faith: 1, language: 'en' },
  ])
})

test.each([
  ['no content', { repContent: '' }, 400, 'needReason'],
  ['blank content', { repContent: ' \n ' }, 400, 'needReason'],
  ['a legal notice without good faith', { repType: 'illegal' }, 400, 'needGoodFaith'],
  ['good faith denied', { repType: 'illegal', goodFaith: false }, 400, 'needGoodFaith'],
  ['a link elsewhere', { backLink: 'https://evil.example/' }, 400, 'invalidRequest'],
  ['a link of two slashes', { backLink: '//evil.example/' }, 400, 'invalidRequest'],
  ['a link of a backslash', { backLink: '/\\evil.example/' }, 400, 'invalidRequest'],
  ['a link that is a script', { backLink: 'javascript:alert(1)' }, 400, 'invalidRequest'],
  ['no link', { backLink: '' }, 400, 'invalidRequest'],
  ['an unknown listing', { tnid: 99 }, 404, 'couldNotSendReport'],
  ['an unknown type', { repType: 'spam' }, 400, 'invalidRequest'],
  ['an endless title', { repTitle: 'a'.repeat(201) }, 400, 'invalidRequest'],
  ['a title of two lines', { repTitle: 'a\nb' }, 400, 'invalidRequest'],
  ['endless content', { repContent: 'a'.repeat(5001) }, 400, 'invalidRequest'],
  ['NUL', { repContent: 'a\0' }, 400, 'invalidRequest'],
  ['a title in an unknown language', { title: { xx: 'a' } }, 400, 'invalidRequest'],
  ['an unknown field', { state: 'settled' }, 400, 'invalidRequest'],
  ['words of an unknown kind', { about: { kind: 'reviews', id: 1 } }, 400, 'invalidRequest'],
  ['words without a number', { about: { kind: 'review' } }, 400, 'invalidRequest'],
  ['words that are not there', { about: { kind: 'answer', id: 1 } }, 409, 'wordsNotShown'],
  ['nobody', { uid: 0 }, 400, 'invalidRequest'],
  ['somebody else', { uid: 77 }, 403, 'notYours'],
])('a report is refused for %s', async (_, fields, status, code) => {
  const { served, report } = await somebody()
  const answer = await report(fields)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(answer.json().error).toMatch(/./)
  expect(await rows(served, 'reports')).toEqual([])
})

test('a claim waits for an editor, and is made once', async () => {
  const { served, uid, claim } = await somebody()
  const report = { role: ' The gabbai ', phone: '+33 1 55 50 01 00', evidence: 'My name is on the door.\n' }
  const answer = await claim(report)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json()).toEqual({
    ok: true,
    message: { type: 'success', text: MESSAGES.fr.listing.dialogs.sent.claim },
  })
  expect(await rows(served, 'claims')).toEqual([
    {
      id: 1,
      uid,
      tnid: 100,
      language: 'fr',
      role: 'The gabbai',
      phone: '+33 1 55 50 01 00',
      evidence: 'My name is on the door.',
      state: 'waiting',
      at: served.clock.now,
    },
  ])
  const again = await claim()
  expect([again.statusCode, again.json().code]).toEqual([409, 'alreadyClaimed'])
  await served.store.updateTable('claims').set({ state: 'refused' }).execute()
  expect((await claim()).statusCode).toBe(200)
  expect(await rows(served, 'claims')).toHaveLength(2)
})

test('somebody else may claim the same listing', async () => {
  const { served, claim } = await somebody()
  expect((await claim()).statusCode).toBe(200)
  const uri = { name: 'Uri', email: 'uri@example.org', password: 'uris own pw' }
  const other = await loggedIn(served, uri)
  const { uid } = other.state()
  const answer = await other.post('directoryitemclaim', { ...CLAIM, uid })
  expect(answer.statusCode, answer.body).toBe(200)
})

test.each([
  ['no tick', { userClaimedOwnership: false }, 400, 'checkCheckboxClaimOwnership'],
  ['an unknown listing', { tnid: 99 }, 404, 'couldNotSendReport'],
  ['an unknown language', { lang: 'xx' }, 400, 'invalidRequest'],
  ['a tick that is a word', { userClaimedOwnership: 'yes' }, 400, 'invalidRequest'],
  ['an unknown field', { state: 'approved' }, 400, 'invalidRequest'],
  ['somebody else', { uid: 77 }, 403, 'notYours'],
])('a claim is refused for %s', async (_, fields, status, code) => {
  const { served, claim } = await somebody()
  const answer = await claim(fields)
  expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  expect(await rows(served, 'claims')).toEqual([])
})

test('only a user with the token of the call reports or claims', async () => {
  const served = await peopleApp()
  const nobody = await visit(served)
  const visitor = await loggedIn(served)
  const { uid } = visitor.state()
  for (const [path, body] of [
    ['directoryitemreport', REPORT],
    ['directoryitemclaim', CLAIM],
  ] as const) {
    const anonymous = await nobody.post(path, { ...body, uid })
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'needLogin'])
    const bare = await visitor.call(path, {
      body: { ...body, uid },
      headers: { 'x-csrf-token': '' },
    })
    expect([bare.statusCode, bare.json().code]).toEqual([403, 'badToken'])
    const stranger = await served.app.inject({
      method: 'POST',
      url: `/rest/tjt/${path}`,
      payload: { ...body, uid },
    })
    expect(stranger.json().code).toBe('badToken')
    const early = await visitor.post(path, { ...body, uid })
    expect([early.statusCode, early.json().code]).toEqual([503, 'noRelease'])
  }
  expect(await rows(served, 'reports')).toEqual([])
  expect(await rows(served, 'claims')).toEqual([])
})

test('nobody reports without end', async () => {
  const { report } = await somebody()
  let last = 200
  for (let count = 0; count < 200 && last === 200; count++) {
    last = (await report()).statusCode
  }
  expect(last).toBe(429)
})

test('every language says thanks in its own words', () => {
  const texts = LANGS.map((lang) => MESSAGES[lang].listing.dialogs.sent)
  expect(new Set(texts.map(({ report }) => report)).size).toBe(LANGS.length)
  expect(new Set(texts.map(({ claim }) => claim)).size).toBe(LANGS.length)
})
