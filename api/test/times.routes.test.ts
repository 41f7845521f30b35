import { ZMANIM } from '#core/domain/times/hebcal-names.ts'
import { hash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import ICAL from 'ical.js'
import { describe, expect, onTestFinished, test } from 'vitest'
import { call } from '#core/contract/client.ts'
import type { DayZmanim, PlaceCalendar } from '#core/contract/times.ts'
import { LANGS } from '#core/i18n/languages.ts'
import type { Index } from '#data/index/open.ts'
import { ISRAEL, JERUSALEM, PAGELESS, PARIS } from '../../data/test/content.ts'
import { movedApp, serve, testApp } from './helpers.ts'

const DAY = '/rest/tjt/locdatezmanim'

async function post(payload: object, headers: Record<string, string> = {}) {
  const { app } = await testApp()
  return app.inject({ method: 'POST', url: DAY, payload, headers })
}

async function dayAt(date: string, body: object = {}, headers: Record<string, string> = {}): Promise<DayZmanim> {
  const answer = await post({ loc: PARIS, date, ...body }, headers)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const holy = ({ times }: DayZmanim) => times.filter((time) => time.holy)
const titles = (day: DayZmanim) => holy(day).map(({ title, opinion, time }) => [time, title, opinion])

/** Far north, where the sun does not set in June. */
const tromso = (index: Index) =>
  index.run(
    `update places set lat = 69.6489, lng = 18.9551, time_zone = 'Europe/Oslo', names = ? where id = ?`,
    JSON.stringify({ en: 'Tromsø <b>', he: 'טרומסה' }),
    PAGELESS,
  )

/** The same release at another moment. */
async function appAt(now: string) {
  const { varDir } = await testApp()
  const { app, close, clock } = await serve(varDir)
  clock.now = Date.parse(now)
  onTestFinished(close)
  return (url: string) => app.inject(url)
}

describe('the times of a day', () => {
  test('of a Friday in Jerusalem', async () => {
    const day = await dayAt('2026-11-20', { loc: JERUSALEM })
    expect(day).toMatchObject({
      hebrew: '10 Kislev 5787',
      hebrewAtSunset: '11 Kislev 5787',
      formated_gregorian: 'Friday, 20 November 2026',
      date: '2026-11-20',
      loc: {
        id: JERUSALEM,
        text: 'Jerusalem, Israel',
        timeZone: 'Asia/Jerusalem',
        israel: true,
        url: '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
      },
      occasions: [],
      method: { candles: 40, havdalah: '8.5', elevation: false },
    })
    expect(holy(day)).toEqual([
      {
        name: 'candleLighting',
        title: 'Candle lighting',
        opinion: '40 min before sunset, at sea level',
        holy: true,
        day: '2026-11-20',
        time: '15:57',
        at: Date.parse('2026-11-20T13:57:00Z'),
      },
    ])
    const zmanim = day.times.slice(1)
    expect(zmanim.map(({ name }) => name)).toEqual(ZMANIM)
    expect(zmanim.every((time) => time.holy === false)).toBe(true)
    expect(zmanim[4]).toMatchObject({
      title: 'Latest Shema, Gra',
      opinion: '3 of 12 hours from sunrise to sunset',
    })
    const moments = zmanim.slice(0, 12).map(({ at = 0 }) => at)
    // The Magen Avraham's morning ends before the Gra's of the same name.
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
  })

  test.each([
    [
      'a fast that ends after the candles',
      '2023-12-22',
      [
        ['06:57', 'Fast of 10 Tevet begins', 'dawn, sun 16.1° below the horizon'],
        ['16:38', 'Candle lighting', '18 min before sunset, at sea level'],
        ['17:41', 'Fast of 10 Tevet ends', 'sun 7.083° below the horizon'],
      ],
    ],
    [
      'Chanukah on Friday',
      '2026-12-11',
      [
        ['16:35', 'Chanukah candles: 8', 'before the Shabbat candles'],
        ['16:35', 'Candle lighting', '18 min before sunset, at sea level'],
      ],
    ],
    [
      'Chanukah on Saturday night',
      '2026-12-05',
      [
        ['17:49', 'Havdalah', 'sun 8.5° below the horizon'],
        ['17:49', 'Chanukah candles: 2', 'after havdalah'],
      ],
    ],
    [
      'the second night of a festival',
      '2026-09-12',
      [['20:58', 'Candle lighting', 'from an existing flame, not before nightfall (sun 8.5° below the horizon)']],
    ],
    [
      'a Shabbat that Tishah B’Av follows',
      '2029-07-21',
      [
        ['21:43', 'Tishah B’Av begins', 'at sunset, at sea level'],
        ['22:44', 'Havdalah', 'sun 8.5° below the horizon'],
      ],
    ],
    ['a plain weekday', '2026-11-17', []],
  ])('tells what only it has, in order: %s', async (_, date, times) => {
    expect(titles(await dayAt(date))).toEqual(times)
  })

  test.each([
    ['2026-12-12', ['Parashat Miketz', 'Chanukah (day 8)']],
    ['2027-05-04', ['Yom HaShoah', 'Day 12 of the Omer']],
    ['2029-07-22', ['Tishah B’Av (moved because of Shabbat)']],
    ['2027-04-24', ['Shabbat Chol HaMoed Pesach', 'Day 2 of the Omer']],
  ])('%s is %j', async (date, occasions) => {
    expect(await dayAt(date)).toMatchObject({ occasions })
  })

  test('uses the requested language, or else the caller’s', async () => {
    const header = { 'accept-language': 'ru;q=0.9, he' }
    const hebrew = await dayAt('2026-11-20', { loc: JERUSALEM }, header)
    expect(hebrew).toMatchObject({
      hebrew: 'י׳ בכסלו תשפ״ז',
      formated_gregorian: 'יום שישי, 20 בנובמבר 2026',
      loc: { text: 'ירושלים, ישראל' },
    })
    expect(hebrew.loc.url).toBe(encodeURI('/he/מדריך_יהודי-TJ281184-ירושלים-מדריך_יהודי.html'))
    expect(titles(hebrew)).toEqual([['15:57', 'הדלקת נרות', '40 דק׳ לפני השקיעה, בגובה פני הים']])
    const french = await dayAt('2026-11-20', { language: 'fr' }, header)
    expect(french.formated_gregorian).toBe('vendredi 20 novembre 2026')
    expect(french.times[1]?.opinion).toBe('soleil à 16,1° sous l’horizon')
  })

  test('follows the options, 0 minutes and elevation included', async () => {
    const options = { candles: 0, havdalah: '72', elevation: true }
    const friday = await dayAt('2026-11-20', { loc: JERUSALEM, ...options })
    expect(friday.method).toEqual(options)
    // Sunset is at 16:37 at sea level, and later as seen from the mountain.
    expect(titles(friday)).toEqual([['16:42', 'Candle lighting', 'at sunset, from an elevation of 754 m']])
    const saturday = await dayAt('2026-11-21', { loc: JERUSALEM, ...options })
    expect(titles(saturday)).toEqual([['17:54', 'Havdalah', '72 min after sunset, from an elevation of 754 m']])
    const paris = await dayAt('2026-11-20', options)
    expect(titles(paris)[0]?.[2]).toBe('at sunset, at sea level')
  })

  test('a place without a page has no link, and times all the same', async () => {
    const day = await dayAt('2026-11-20', { loc: PAGELESS })
    expect(day.loc).toEqual({
      id: PAGELESS,
      text: 'Springfield, Illinois, United States',
      timeZone: 'America/Chicago',
      israel: false,
    })
    expect(day.times[0]?.time).toMatch(/^16:\d\d$/)
  })

  test('a moment that there is not has neither clock nor instant', async () => {
    const { app } = await movedApp(tromso)
    const payload = { loc: PAGELESS, date: '2026-06-19' }
    const answer = await app.inject({ method: 'POST', url: DAY, payload })
    const day: DayZmanim = answer.json()
    expect(day.times).toHaveLength(17)
    expect(day.times[0]).toEqual({
      name: 'candleLighting',
      title: 'Candle lighting',
      opinion: '18 min before sunset, at sea level',
      holy: true,
      day: '2026-06-19',
    })
    expect(answer.body).not.toMatch(/NaN|Invalid|null|none/)
    expect(day.loc.text).toContain('Tromsø <b>')
  })

  test('is read by the typed client, without a token', async () => {
    const { app } = await testApp()
    const send: typeof fetch = async (url, init) => {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: String(url),
        payload: String(init?.body),
        headers: Object.fromEntries(new Headers(init?.headers)),
      })
      return new Response(body, { status: statusCode })
    }
    const body = { loc: PARIS, date: '2026-11-21', language: 'de' as const }
    const day = await call('POST /rest/tjt/locdatezmanim', { body }, { send })
    expect(day.occasions).toEqual(['Paraschat Wajeze'])
  })

  test('is kept by no cache', async () => {
    const answer = await post({ loc: PARIS, date: '2026-11-20' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers.etag).toBeUndefined()
  })

  test('and of the days after it in one call', async () => {
    const { following = [], ...friday } = await dayAt('2026-11-20', { to: '2026-11-21' })
    expect(friday).toEqual(await dayAt('2026-11-20'))
    expect(following).toEqual([await dayAt('2026-11-21')])
  })

  test.each([
    ['a last day before the first', { to: '2026-11-19' }],
    ['more than a week', { to: '2026-11-27' }],
    ['a last day that no calendar has', { to: '2026-11-31' }],
    ['a day that no calendar has', { date: '2026-02-30' }],
    ['a month that no calendar has', { date: '2026-13-01' }],
    ['a date in other words', { date: '20 November 2026' }],
    ['a date too far away', { date: '2326-11-20' }],
    ['no date', { date: undefined }],
    ['an id that is a word', { loc: 'Paris' }],
    ['an unknown language', { language: 'xx' }],
    ['minutes below 0', { candles: -1 }],
    ['minutes beyond 90', { candles: 91 }],
    ['half minutes', { candles: 17.5 }],
    ['an unknown havdalah', { havdalah: '9' }],
    ['an elevation in metres', { elevation: 700 }],
    ['a field that nobody knows', { zone: 'UTC' }],
  ])('refuses %s', async (_, body) => {
    const answer = await post({ loc: PARIS, date: '2026-11-20', ...body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('invalidRequest')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['a country', ISRAEL],
    ['an unknown place', 5],
  ])('has none for %s', async (_, loc) => {
    const answer = await post({ loc, date: '2026-11-20' }, { 'accept-language': 'he' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      code: 'couldNotGetShabbatTimes',
      error: expect.stringMatching(/[א-ת]/),
    })
  })
})

/** The three calls that a link can make. */
const LINKS = {
  calendar: (id: number, lang: string) => `/rest/tjt/locationcalendar/${id}/${lang}`,
  subscription: (id: number, lang: string) => `/rest/tjt/locationics/${id}/${lang}/calendar.ics`,
  sheet: (id: number, lang: string) => `/rest/tjt/locationyear/${id}/${lang}`,
}

describe.each(Object.entries(LINKS))('the %s', (_, url) => {
  test('is kept for hours, and not sent again to who has it', async () => {
    const { get } = await testApp()
    const first = await get(url(JERUSALEM, 'en'))
    expect(first.statusCode, first.body).toBe(200)
    expect(first.headers['cache-control']).toBe('public, max-age=21600')
    const again = await get(url(JERUSALEM, 'en'), {
      'if-none-match': String(first.headers.etag),
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('is compressed', async () => {
    const { get } = await testApp()
    const plain = await get(url(JERUSALEM, 'en'))
    const compressed = await get(url(JERUSALEM, 'en'), { 'accept-encoding': 'br' })
    expect(compressed.headers.vary).toContain('accept-encoding')
    expect(compressed.headers.etag).toBe(plain.headers.etag)
    expect(compressed.rawPayload.length * 3).toBeLessThan(plain.body.length)
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
  })

  test('is there for every place and language, and differs', async () => {
    const { get } = await testApp()
    const bodies = new Set<string>()
    for (const lang of LANGS) {
      for (const id of [JERUSALEM, PAGELESS]) {
        const { statusCode, body } = await get(url(id, lang))
        expect(statusCode).toBe(200)
        bodies.add(body)
      }
    }
    expect(bodies.size).toBe(LANGS.length * 2)
  })

  test('heeds the options', async () => {
    const { get } = await testApp()
    const usual = await get(url(JERUSALEM, 'en'))
    const bodies = ['candles=20', 'candles=0', 'havdalah=72', 'elevation=1'].map(async (query) => {
      const { statusCode, body } = await get(`${url(JERUSALEM, 'en')}?${query}`)
      expect(statusCode, query).toBe(200)
      return body
    })
    expect(new Set([usual.body, ...(await Promise.all(bodies))]).size).toBe(5)
    const same = await get(`${url(JERUSALEM, 'en')}?candles=40&elevation=0`)
    expect(same.headers.etag === usual.headers.etag).toBe(!same.body.includes('<a '))
  })

  test.each(['candles=91', 'candles=-1', 'candles=x', 'havdalah=9', 'elevation=2', 'elevation=yes'])(
    'refuses %s',
    async (query) => {
      const { get } = await testApp()
      const answer = await get(`${url(JERUSALEM, 'en')}?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('invalidRequest')
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  test.each([
    ['a country', ISRAEL, 'en', 404],
    ['an unknown place', 5, 'en', 404],
    ['an unknown language', JERUSALEM, 'xx', 400],
  ])('has nothing for %s', async (__, id, lang, status) => {
    const { get } = await testApp()
    const answer = await get(url(id, lang))
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json().code).toBe(status === 400 ? 'invalidRequest' : 'couldNotGetShabbatTimes')
  })
})

describe('the calendar', () => {
  async function calendar(query = '', id = PARIS): Promise<PlaceCalendar> {
    const { get } = await testApp()
    const answer = await get(LINKS.calendar(id, 'en') + query)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }

  test('is of a year from today there unless asked otherwise', async () => {
    const { times, days, ...about } = await calendar()
    expect(about).toEqual({
      tlid: PARIS,
      locTitle: 'Paris',
      coords: [2.3488, 48.8534],
      elevationMetres: 0,
      timeZone: 'Europe/Paris',
      country: 'FR',
      israel: false,
      method: { candles: 18, havdalah: '8.5', elevation: false },
      from: '2026-11-20',
      to: '2027-11-20',
    })
    expect(times[0]).toMatchObject({
      day: '2026-11-21',
      parasha: 'Vayetzei',
      lightings: [{ day: '2026-11-20', when: 'beforeSunset' }],
    })
    expect(times.at(-1)).toMatchObject({ day: '2027-11-20' })
    expect(days.slice(0, 2)).toEqual([
      {
        day: '2026-12-04',
        hebrewDate: '24 Kislev 5787',
        occasions: [],
        moments: [{ title: 'Chanukah candles: 1', day: '2026-12-04', time: '16:37', at: 1796398620000 }],
      },
      {
        day: '2026-12-05',
        hebrewDate: '25 Kislev 5787',
        occasions: [{ name: 'Chanukah (day 1)', kind: 'minor' }],
        moments: [expect.objectContaining({ title: 'Chanukah candles: 2', day: '2026-12-05' })],
      },
    ])
    expect(days.every(({ occasions, moments }) => occasions.length > 0 || moments?.length)).toBe(true)
    const kinds = new Set(days.flatMap(({ occasions }) => occasions.map(({ kind }) => kind)))
    for (const kind of ['yomTov', 'fast', 'eve', 'cholHamoed', 'roshChodesh']) expect(kinds).toContain(kind)
  })

  test('tells when fasts begin and end, that of Av on the evening before', async () => {
    const { days } = await calendar('?from=2027-07-22&to=2027-08-12')
    const moments = days.flatMap(({ moments = [] }) => moments.map(({ title, day, time }) => [title, day, time]))
    expect(moments).toEqual([
      ['Fast of 17 Tammuz begins', '2027-07-22', expect.stringMatching(/^0/)],
      ['Fast of 17 Tammuz ends', '2027-07-22', expect.stringMatching(/^22/)],
      ['Tishah B’Av begins', '2027-08-11', expect.stringMatching(/^21/)],
      ['Tishah B’Av ends', '2027-08-12', expect.stringMatching(/^2/)],
    ])
  })

  test('begins with the day of the place, not of the server', async () => {
    const get = await appAt('2026-11-20T23:30:00Z')
    const fromOf = async (id: number) => (await get(LINKS.calendar(id, 'en'))).json().from
    expect(await fromOf(PARIS)).toBe('2026-11-21')
    expect(await fromOf(PAGELESS)).toBe('2026-11-20')
  })

  test('covers the requested days', async () => {
    const { times, days } = await calendar('?from=2027-04-20&to=2027-04-30')
    // The last is lit on 30 April.
    expect(times.map(({ day }) => day)).toEqual(['2027-04-22', '2027-04-28', '2027-05-01'])
    expect(days.map(({ day }) => day)).toEqual([
      '2027-04-21', '2027-04-22', '2027-04-23', '2027-04-24', '2027-04-25',
      '2027-04-26', '2027-04-27', '2027-04-28', '2027-04-29',
    ]) // prettier-ignore
    const answer = await calendar('?from=2027-04-22&to=2027-04-22')
    expect(answer.days).toHaveLength(1)
  })

  test('a year after 29 February ends on 1 March', async () => {
    expect(await calendar('?from=2028-02-29')).toMatchObject({
      to: '2029-03-01',
    })
  })

  test('has its times by the options', async () => {
    const { times, method } = await calendar('?from=2026-11-20&to=2026-11-21&candles=30&havdalah=50&elevation=1')
    expect(method).toEqual({ candles: 30, havdalah: '50', elevation: true })
    expect(times[0]?.lightings[0]?.time).toBe('16:34')
  })

  test('spans 1100 days and no more', async () => {
    await calendar('?from=2026-01-01&to=2029-01-04')
  })

  test.each([
    ['the wrong way round', 'from=2027-01-02&to=2027-01-01'],
    ['that ends before today', 'to=2026-11-19'],
    ['of more than 1100 days', 'from=2026-01-01&to=2029-01-05'],
    ['from a day that no calendar has', 'from=2026-02-30'],
    ['to a day that no calendar has', 'to=2027-02-29'],
    ['from words', 'from=today'],
    ['from an empty text', 'from='],
    ['long ago', 'from=1026-01-01&to=1026-02-01'],
    ['far ahead', 'from=2226-01-01&to=2226-02-01'],
    ['beyond four digits', 'from=%2B012026-01-01'],
  ])('refuses a span %s', async (_, query) => {
    const { get } = await testApp()
    const answer = await get(`${LINKS.calendar(PARIS, 'en')}?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().code).toBe('invalidRequest')
  })
})

describe('the subscription', () => {
  test('is a calendar that a program shows, and that no search engine lists', async () => {
    const { get } = await testApp()
    const { headers, body } = await get(LINKS.subscription(JERUSALEM, 'he'))
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe('inline; filename="Jerusalem.ics"')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['access-control-allow-origin']).toBe('*')
    const calendar = new ICAL.Component(ICAL.parse(body))
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('זמני שבת: ירושלים')
    const summaries = calendar.getAllSubcomponents('vevent').map((event) => event.getFirstPropertyValue('summary'))
    expect(summaries).toContain('הדלקת נרות: פרשת ויצא')
  })

  test('is the same through a month there', async () => {
    const url = LINKS.subscription(JERUSALEM, 'en')
    // November begins in Jerusalem at 22:00 of Greenwich.
    const [october, first, last, december] = await Promise.all(
      ['2026-10-31T21:59:00Z', '2026-10-31T22:00:00Z', '2026-11-30T21:59:00Z', '2026-11-30T22:00:00Z'].map(
        async (now) => (await (await appAt(now))(url)).headers.etag,
      ),
    )
    expect(first).toBe(last)
    expect(new Set([october, first, december]).size).toBe(3)
  })

  test('has the options in its events', async () => {
    const { get } = await testApp()
    const url = LINKS.subscription(JERUSALEM, 'en')
    const { body } = await get(`${url}?candles=20&havdalah=72`)
    expect(body).toContain('DESCRIPTION:20 min before sunset\\, at sea level')
    expect(body).toContain('DESCRIPTION:72 min after sunset\\, at sea level')
  })
})

describe('the sheet', () => {
  async function sheet(query = '', id = JERUSALEM, lang = 'en') {
    const { get } = await testApp()
    const answer = await get(LINKS.sheet(id, lang) + query)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer
  }
  const rowsOf = (html: string) =>
    [...html.matchAll(/<tr class="(\w+)"><th scope="row".*?<\/tr>/g)].map(([row, kind]) => ({
      kind,
      day: /datetime="([^"]+)"/.exec(row)![1],
      clocks: [...row.matchAll(/<b>(\d\d:\d\d)<\/b>/g)].map(([, clock]) => clock),
      row,
    }))

  test('is a page of its own under a policy of its own', async () => {
    const { headers, body } = await sheet()
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['x-robots-tag']).toBe('noindex')
    const [style, ...scripts] = ['style', 'script'].flatMap((tag) =>
      [...body.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'))].map(([, text]) =>
        hash('sha256', text!, 'base64'),
      ),
    )
    expect(scripts).toHaveLength(1)
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${style}'; script-src 'sha256-${scripts[0]}'; base-uri 'none'; ` +
        `form-action 'none'; frame-ancestors 'none'`,
    )
    expect(body).not.toMatch(/<script |style=|<img|src=|@import|url\(/)
    expect(body).toMatch(/^<!doctype html><html lang="en" dir="ltr">/)
    expect(body).toContain('name="viewport"')
    expect(body).toContain('<title>Jerusalem 5787, Shabbat and festival times</title>')
  })

  test('is in the direction of its language', async () => {
    const { body } = await sheet('', JERUSALEM, 'he')
    expect(body).toMatch(/^<!doctype html><html lang="he" dir="rtl">/)
    expect(body).toContain('<title>ירושלים תשפ״ז, זמני שבת וחג</title>')
  })

  test('has the year of today’s Hebrew date there', async () => {
    // 29 Elul 5786; the year turns at sunset.
    const url = LINKS.sheet(JERUSALEM, 'en')
    const before = await (await appAt('2026-09-11T12:00:00Z'))(url)
    expect(before.body).toContain('<strong>5786</strong>')
    const after = await (await appAt('2026-09-11T18:00:00Z'))(url)
    expect(after.body).toContain('<strong>5787</strong>')
  })

  test('has every Shabbat and festival of the year, and its fasts', async () => {
    const rows = rowsOf((await sheet('?year=5787')).body)
    const of = (kind: string) => rows.filter((row) => row.kind === kind)
    // 55 Shabbatot, on 3 of which a festival falls.
    expect(of('shabbat')).toHaveLength(52)
    expect(of('yomTov').map(({ day }) => day)).toEqual([
      '2026-09-12', '2026-09-13', '2026-09-21', '2026-09-26', '2026-10-03',
      '2027-04-22', '2027-04-28', '2027-06-11',
    ]) // prettier-ignore
    expect(of('fast').map(({ day, clocks }) => [day, clocks.length])).toEqual([
      ['2026-09-14', 2],
      ['2026-12-20', 2],
      ['2027-03-22', 2],
      ['2027-04-21', 2],
      ['2027-07-22', 2],
      ['2027-08-12', 2],
    ])
    expect(rows.map(({ day }) => day)).toEqual(rows.map(({ day }) => day).toSorted())
    const vayetzei = rows.find(({ day }) => day === '2026-11-21')
    expect(vayetzei?.clocks).toEqual(['15:57', '17:16'])
    expect(vayetzei?.row).toContain('Vayetzei')
    expect(vayetzei?.row).toContain('11 Kislev')
  })

  test('marks what is lit after nightfall, and the evening before a fast', async () => {
    const { body } = await sheet('?year=5787')
    const row = (day: string) => rowsOf(body).find((other) => other.day === day)?.row
    expect(row('2026-09-13')).toMatch(/<b>19:2\d<\/b><small>\*Sat<\/small>/)
    expect(row('2026-09-12')).not.toContain('<small>*')
    expect(row('2027-08-12')).toContain('<small>Wed </small>')
    expect(body).toContain('* after nightfall, from an existing flame.')
  })

  test('says how its times are made', async () => {
    const { body } = await sheet('?candles=0&havdalah=72&elevation=1')
    expect(body).toContain('at sunset, from an elevation of 754 m')
    expect(body).toContain('72 min after sunset')
    expect(body).toContain('Festivals are observed as in Israel.')
    expect(body).toContain('follow the local community if its times are stricter')
  })

  test('leads to the years around it with the same options, and back', async () => {
    const { body } = await sheet('?year=5787&candles=20&havdalah=72')
    const links = [...body.matchAll(/href="([^"#]+)"/g)].map(([, href]) => href)
    expect(links).toEqual([
      '/Jewish_Guide-TJ281184-Jerusalem-Jewish_Guide.html',
      '?year=5786&amp;candles=20&amp;havdalah=72',
      '?year=5788&amp;candles=20&amp;havdalah=72',
    ])
    const pageless = await sheet('?year=5700', PAGELESS)
    expect([...pageless.body.matchAll(/href="([^"#]+)"/g)].map(([, href]) => href)).toEqual(['?year=5701'])
    const last = await sheet('?year=5950', PAGELESS)
    expect(last.body).toContain('href="?year=5949"')
    expect(last.body).not.toContain('5951')
  })

  test('says where there is no time, and escapes names', async () => {
    const { get } = await movedApp(tromso)
    const { body } = await get(`${LINKS.sheet(PAGELESS, 'en')}?year=5786`)
    const june = rowsOf(body).find(({ day }) => day === '2026-06-20')
    expect(june?.clocks).toEqual([])
    expect(june?.row.match(/<i>none<\/i>/g)).toHaveLength(2)
    expect(body).toContain('ask a rabbi')
    expect(body).toContain('Tromsø &lt;b&gt;')
    expect(body).not.toContain('Tromsø <b>')
    expect(body).not.toMatch(/NaN|Invalid|undefined/)
    // A nightfall after midnight says its day.
    const august = rowsOf(body).find(({ day }) => day === '2026-08-22')
    expect(august?.row).toContain('<small>Sun </small><b>00:06</b>')
  })

  test('says nothing of missing times where none is missing', async () => {
    expect((await sheet()).body).not.toContain('ask a rabbi')
  })

  test.each(['5699', '5951', 'x', '5787.5'])('refuses year %s', async (year) => {
    const { get } = await testApp()
    const answer = await get(`${LINKS.sheet(JERUSALEM, 'en')}?year=${year}`)
    expect(answer.statusCode).toBe(400)
  })
})

test('the description knows all four', async () => {
  const { get } = await testApp()
  const { paths } = (await get('/rest/tjt/docs/json')).json()
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/rest/tjt/locdatezmanim',
      '/rest/tjt/locationcalendar/{tlid}/{language}',
      '/rest/tjt/locationics/{tlid}/{language}/calendar.ics',
      '/rest/tjt/locationyear/{tlid}/{language}',
    ]),
  )
})
