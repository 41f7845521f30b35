import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ZmanimRequest } from '#core/contract/times.ts'
import type { TimesOptions } from '#core/domain/times/options.ts'
import { dayOf, timesOf, type SlotName } from '#site/features/times/candle-state.ts'
import { createCandleTimes } from '#site/features/times/candle-times.ts'
import { CITIES, EVES, FRIDAY, JERUSALEM, NEW_YORK, TOKYO, TUESDAY, zmanimOf } from './candle-samples.ts'
import { slowNetwork, type Sent } from './network.ts'

const PAUSE = 250

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

interface Setting {
  at?: number
  zone?: string
}

/** A page that was opened with a query; nothing is answered before the test says so. */
function open(search = '', { at = TUESDAY, zone = 'Asia/Jerusalem' }: Setting = {}) {
  const { sent, send } = slowNetwork()
  const address = {
    search,
    replace(query: string) {
      address.search = query && `?${query}`
    },
  }
  const times = createCandleTimes({
    lang: 'en',
    eves: EVES,
    address,
    timeZone: zone,
    now: () => at,
    send,
    pause: PAUSE,
  })
  void times.start()
  let done = 0
  const isDay = ({ url }: Sent) => url === '/rest/tjt/locdatezmanim'
  const bodyOf = ({ body }: Sent) => body as ZmanimRequest
  return {
    times,
    address,
    sent,
    state: () => times.$state.get(),
    day: (slot: SlotName) => dayOf(times.$state.get(), slot),
    status: (slot: SlotName) => timesOf(times.$state.get(), slot).status,
    /** The days requested since the last time, a text for each call, in order. */
    asked() {
      const news = sent.slice(done).filter(isDay)
      done = sent.length
      return news.map((call) => daysOf(bodyOf(call))).sort()
    },
    calls: () => sent.filter(isDay),
    /** Answers all that is under way, and what follows from it. */
    async answerAll() {
      await settle()
      for (let at = 0; at < sent.length; at++) {
        const call = sent[at]!
        if (isDay(call)) call.answer(zmanimOf(bodyOf(call)))
        else call.answer({ id: JERUSALEM, text: 'Jerusalem, Israel' })
        await settle()
      }
    },
    bodyOf,
  }
}

const daysOf = ({ date, to }: ZmanimRequest) => (to ? `${date}/${to}` : date)

function shown(page: ReturnType<typeof open>, slot: SlotName) {
  const times = timesOf(page.state(), slot)
  return times.status === 'ready' ? times.answers.map(({ loc, date }) => `${loc.id} ${date}`) : times.status
}

describe('what the address asks for in vain', () => {
  test.each([
    ['?loc=abc', ['loc=abc']],
    ['?date=1999-01-01', ['date=1999-01-01']],
    ['?day=1999-01-01', ['day=1999-01-01']],
    ['?date=2026-02-30&shabbat=x', ['date=2026-02-30', 'shabbat=x']],
    ['?candles=999&havdalah=7', ['candles=999', 'havdalah=7']],
    [`?loc=${'call 0900 '.repeat(9)}`, ['loc=call 0900 call 0900…']],
    ['?loc=&date=', []],
    ['?text=abc', []],
    [`?loc=${NEW_YORK}&date=2026-12-01&candles=22&havdalah=42&elevation=0`, []],
    ['?day=2026-12-01', []],
  ])('of %s is %j, until something is chosen', async (search, unread) => {
    const page = open(search)
    expect(page.state().unread).toEqual(unread)
    await page.answerAll()
    expect(page.state().unread).toEqual(unread)
    page.times.pickDay('regular', '2026-12-03')
    expect(page.state().unread).toEqual([])
    for (const value of unread) expect(page.address.search).not.toContain(value.split('=')[1]!)
  })

  test('a day is a date too', () => {
    expect(open('?day=2026-12-01').day('regular')).toBe('2026-12-01')
  })
})

describe('the first place', () => {
  test('is the server’s, which gets the browser’s zone', async () => {
    const page = open('', { zone: 'Asia/Tokyo' })
    expect(page.state().place).toEqual({ status: 'asking' })
    expect(page.sent.map(({ url }) => url)).toEqual(['/rest/tjt/defdateloc?language=en&tz=Asia%2FTokyo'])
    await page.answerAll()
    expect(page.state().place).toMatchObject({
      status: 'chosen',
      id: JERUSALEM,
      text: 'Jerusalem, Israel',
    })
    expect(page.status('regular')).toBe('ready')
    expect(page.address.search).toBe('')
  })

  test('is that of the address, without asking for another', async () => {
    const page = open(`?loc=${NEW_YORK}`)
    await page.answerAll()
    expect(page.sent.every(({ url }) => url.endsWith('zmanim'))).toBe(true)
    expect(page.state().place).toMatchObject({
      id: NEW_YORK,
      text: CITIES[NEW_YORK]!.text,
    })
  })

  test('gives way to a place that was chosen meanwhile', async () => {
    const page = open()
    page.times.choosePlace({ id: TOKYO, text: 'Tokyo, Japan' })
    await page.answerAll()
    expect(page.sent[0]!.signal?.aborted).toBe(true)
    expect(page.state().place).toMatchObject({ id: TOKYO })
    expect(page.calls().every((call) => page.bodyOf(call).loc === TOKYO)).toBe(true)
  })

  test('is none where the server does not answer, and nothing is said', async () => {
    const page = open()
    page.sent[0]!.fail()
    await settle()
    expect(page.state().place).toEqual({ status: 'none' })
    expect(page.status('shabbat')).toBe('none')
    expect(page.calls()).toEqual([])
  })
})

describe('the dates at first', () => {
  test('are today, and the next eve with all days up to its havdalah', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await settle()
    expect(page.day('regular')).toBe('2026-11-17')
    expect(page.day('shabbat')).toBe('2026-11-20')
    expect(page.asked()).toEqual(['2026-11-17', '2026-11-20/2026-11-21'])
  })

  test.each([
    ['morning', '2026-11-21T08:00Z', '2026-11-20'],
    ['night after havdalah', '2026-11-21T15:16Z', '2026-11-27'],
  ])('are on a Saturday %s those of %s', async (_, at, eve) => {
    const page = open(`?loc=${JERUSALEM}`, { at: Date.parse(at) })
    await page.answerAll()
    expect(page.day('regular')).toBe('2026-11-21')
    expect(page.day('shabbat')).toBe(eve)
    expect(page.status('shabbat')).toBe('ready')
    expect(page.address.search).toBe(`?loc=${JERUSALEM}`)
  })

  test('are one call where both are the same day', async () => {
    const page = open(`?loc=${JERUSALEM}`, { at: FRIDAY })
    await settle()
    expect(page.day('regular')).toBe(page.day('shabbat'))
    expect(page.asked()).toEqual(['2026-11-20/2026-11-21'])
    await page.answerAll()
    expect(shown(page, 'regular')).toEqual([`${JERUSALEM} 2026-11-20`])
    expect(page.calls()).toHaveLength(1)
  })

  test('follow the calendar of the place once its zone is known', async () => {
    // Still Tuesday in New York, already Wednesday in Tokyo.
    const at = Date.parse('2026-11-17T22:00:00Z')
    const page = open(`?loc=${TOKYO}`, { at, zone: 'America/New_York' })
    await settle()
    expect(page.day('regular')).toBe('2026-11-17')
    page.asked()
    page.sent[0]!.answer(zmanimOf(page.bodyOf(page.sent[0]!)))
    await settle()
    expect(page.day('regular')).toBe('2026-11-18')
    expect(page.status('regular')).toBe('loading')
    expect(page.asked()).toEqual(['2026-11-18'])
    await page.answerAll()
    expect(shown(page, 'regular')).toEqual([`${TOKYO} 2026-11-18`])
  })

  test('stay where the visitor has put them', async () => {
    const at = Date.parse('2026-11-17T22:00:00Z')
    const page = open(`?loc=${TOKYO}&date=2026-11-19`, { at, zone: 'UTC' })
    await page.answerAll()
    expect(page.day('regular')).toBe('2026-11-19')
    expect(page.calls()).toHaveLength(2)
  })

  test('are not requested again and again if the answer names another', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await settle()
    const [call] = page.calls()
    call!.answer({ ...zmanimOf(page.bodyOf(call!)), date: '1999-01-01' })
    await settle()
    expect(page.calls()).toHaveLength(2)
  })

  test('are those of the browser in a zone that it does not know', async () => {
    const page = open(`?loc=${TOKYO}`)
    await settle()
    const answer = zmanimOf(page.bodyOf(page.sent[0]!))
    page.sent[0]!.answer({
      ...answer,
      loc: { ...answer.loc, timeZone: 'Mars/Olympus' },
    })
    await settle()
    expect(page.day('regular')).toBe('2026-11-17')
  })
})

describe('another place', () => {
  test('asks for both dates again', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await page.answerAll()
    page.asked()
    page.times.choosePlace({ id: NEW_YORK, text: 'New York' })
    expect(page.asked()).toEqual(['2026-11-17', '2026-11-20/2026-11-21'])
    expect(page.status('regular')).toBe('loading')
    await page.answerAll()
    expect(shown(page, 'regular')).toEqual([`${NEW_YORK} 2026-11-17`])
    expect(shown(page, 'shabbat')).toEqual([`${NEW_YORK} 2026-11-20`, `${NEW_YORK} 2026-11-21`])
  })

  test('leaves nothing of the last one on the screen meanwhile', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await page.answerAll()
    page.times.choosePlace({ id: NEW_YORK, text: 'New York' })
    expect(page.state().answers.size).toBe(0)
    expect(page.state().place).toMatchObject({ id: NEW_YORK, text: 'New York' })
  })

  test('is not overtaken by what comes late for the last one', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await settle()
    const late = page.calls()
    page.times.choosePlace({ id: NEW_YORK, text: 'New York' })
    expect(late.every(({ signal }) => signal?.aborted)).toBe(true)
    for (const call of late) call.answer(zmanimOf(page.bodyOf(call)))
    await settle()
    expect(page.status('regular')).toBe('loading')
    expect(page.state().place).toMatchObject({ id: NEW_YORK })
  })

  test('is not cleared by what fails late for the last one', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await settle()
    const late = page.calls()
    page.times.choosePlace({ id: NEW_YORK, text: 'New York' })
    late[0]!.fail()
    await settle()
    expect(page.state().place).toMatchObject({ id: NEW_YORK })
  })
})

describe('another date', () => {
  test.each([
    ['regular', '2027-01-05', ['2027-01-05']],
    ['shabbat', '2027-01-08', ['2027-01-08/2027-01-09']],
  ] as const)('%s asks for its own only', async (slot, day, days) => {
    const page = open(`?loc=${JERUSALEM}`)
    await page.answerAll()
    page.asked()
    page.times.pickDay(slot, day)
    expect(page.asked()).toEqual(days)
    expect(page.status(slot)).toBe('loading')
    expect(page.status(slot === 'regular' ? 'shabbat' : 'regular')).toBe('ready')
    await page.answerAll()
    expect(page.status(slot)).toBe('ready')
  })

  test('that the other one shows already needs no call', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await page.answerAll()
    page.asked()
    page.times.pickDay('regular', '2026-11-20')
    expect(page.asked()).toEqual([])
    expect(shown(page, 'regular')).toEqual([`${JERUSALEM} 2026-11-20`])
  })

  test('that the other one is waiting for shares its call', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await settle()
    page.asked()
    page.times.pickDay('regular', '2026-11-21')
    expect(page.asked()).toEqual([])
    await page.answerAll()
    expect(shown(page, 'regular')).toEqual([`${JERUSALEM} 2026-11-21`])
  })

  test('gives up the call for the last one, and does not show its answer', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await page.answerAll()
    page.times.pickDay('regular', '2027-01-05')
    const late = page.calls().at(-1)!
    page.times.pickDay('regular', '2027-01-06')
    expect(late.signal?.aborted).toBe(true)
    late.answer(zmanimOf(page.bodyOf(late)))
    await settle()
    expect(page.status('regular')).toBe('loading')
    await page.answerAll()
    expect(shown(page, 'regular')).toEqual([`${JERUSALEM} 2027-01-06`])
  })

  test.each<[SlotName, string, string]>([
    ['shabbat', '2026-11-25', 'a Wednesday that is no eve'],
    ['shabbat', '2027-04-22', 'an eve of the diaspora, in Israel'],
    ['regular', '2026-05-16', 'more than 6 months back'],
    ['regular', '2028-11-18', 'more than 2 years ahead'],
  ])('%s %s is refused: %s', async (slot, day) => {
    const page = open(`?loc=${JERUSALEM}`)
    await page.answerAll()
    page.asked()
    page.times.pickDay(slot, day)
    expect(page.asked()).toEqual([])
    expect(page.day(slot)).not.toBe(day)
  })

  test.each(['2026-05-17', '2028-11-17'])('%s is the edge', async (day) => {
    const page = open(`?loc=${JERUSALEM}`)
    await page.answerAll()
    page.times.pickDay('regular', day)
    expect(page.day('regular')).toBe(day)
  })
})

describe('festivals', () => {
  test('outside Israel, two days and the Shabbat after them are one run', async () => {
    const page = open(`?loc=${NEW_YORK}&shabbat=2027-04-21`)
    await page.answerAll()
    expect(shown(page, 'shabbat')).toEqual(['21', '22', '23', '24'].map((day) => `${NEW_YORK} 2027-04-${day}`))
  })

  test('in Israel they are one day', async () => {
    const page = open(`?loc=${JERUSALEM}&shabbat=2027-04-21`)
    await page.answerAll()
    expect(shown(page, 'shabbat')).toEqual(['21', '22'].map((day) => `${JERUSALEM} 2027-04-${day}`))
  })

  test('an eve that a place does not have gives way to its next one, and comes back', async () => {
    const page = open(`?loc=${NEW_YORK}&shabbat=2027-04-28`)
    await page.answerAll()
    expect(page.day('shabbat')).toBe('2027-04-28')
    page.times.choosePlace({ id: JERUSALEM, text: 'Jerusalem' })
    await page.answerAll()
    expect(page.day('shabbat')).toBe('2027-04-30')
    expect(page.status('shabbat')).toBe('ready')
    page.times.choosePlace({ id: NEW_YORK, text: 'New York' })
    await page.answerAll()
    expect(page.day('shabbat')).toBe('2027-04-28')
  })
})

describe('a failure', () => {
  test.each([
    ['a network that is down', (call: Sent) => call.fail()],
    ['a refusal', (call: Sent) => call.answer({ code: 'notFound' }, 404)],
  ])('clears the place and its times silently: %s', async (_, fail) => {
    const page = open()
    await page.answerAll()
    page.times.pickDay('regular', '2027-01-05')
    fail(page.calls().at(-1)!)
    await settle()
    expect(page.state().place).toEqual({ status: 'none' })
    expect(page.status('regular')).toBe('none')
    expect(page.status('shabbat')).toBe('none')
    expect(page.state().answers.size).toBe(0)
  })

  test('gives up what else is under way', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await settle()
    const [first, ...others] = page.calls()
    first!.fail()
    await settle()
    expect(others.every(({ signal }) => signal?.aborted)).toBe(true)
    for (const call of others) call.answer(zmanimOf(page.bodyOf(call)))
    await settle()
    expect(page.state().place).toEqual({ status: 'none' })
  })

  test('is over with the next place', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await settle()
    page.calls()[0]!.fail()
    await settle()
    page.times.choosePlace({ id: JERUSALEM, text: 'Jerusalem' })
    await page.answerAll()
    expect(page.status('regular')).toBe('ready')
    expect(page.status('shabbat')).toBe('ready')
  })
})

describe('options', () => {
  const mine: TimesOptions = {
    minutesBeforeSunset: 22,
    havdalah: '72',
    elevation: true,
  }

  test('ask for both dates again, after a pause', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await page.answerAll()
    page.asked()
    page.times.setOptions({ minutesBeforeSunset: 2 })
    await vi.advanceTimersByTimeAsync(PAUSE - 1)
    page.times.setOptions(mine)
    expect(page.status('regular')).toBe('loading')
    await vi.advanceTimersByTimeAsync(PAUSE - 1)
    expect(page.asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(page.asked()).toHaveLength(2)
    expect(page.bodyOf(page.calls().at(-1)!)).toEqual({
      loc: JERUSALEM,
      date: '2026-11-20',
      to: '2026-11-21',
      language: 'en',
      candles: 22,
      havdalah: '72',
      elevation: true,
    })
    await page.answerAll()
    expect(page.status('shabbat')).toBe('ready')
  })

  test('are not sent while they follow the place', async () => {
    const page = open(`?loc=${JERUSALEM}`)
    await settle()
    expect(Object.keys(page.bodyOf(page.calls()[0]!))).toEqual(['loc', 'date', 'language'])
  })

  test('0 minutes are sent', async () => {
    const page = open(`?loc=${JERUSALEM}&candles=0`)
    await settle()
    expect(page.bodyOf(page.calls()[0]!)).toMatchObject({ candles: 0 })
  })

  test('that were set before the place is known hold for it', async () => {
    const page = open()
    page.times.setOptions(mine)
    await vi.advanceTimersByTimeAsync(PAUSE)
    await page.answerAll()
    expect(page.bodyOf(page.calls()[0]!)).toMatchObject({ candles: 22 })
  })

  test('outlive another place', async () => {
    const page = open(`?loc=${JERUSALEM}&havdalah=42`)
    page.times.choosePlace({ id: TOKYO, text: 'Tokyo' })
    expect(page.bodyOf(page.calls().at(-1)!)).toMatchObject({ havdalah: '42' })
  })
})

describe('the address', () => {
  test('restores everything', async () => {
    const search = `?loc=${JERUSALEM}&date=2026-11-25&shabbat=2026-11-27&candles=18&havdalah=42&elevation=1`
    const page = open(search)
    await settle()
    expect(page.day('regular')).toBe('2026-11-25')
    expect(page.day('shabbat')).toBe('2026-11-27')
    expect(page.state().options).toEqual({
      minutesBeforeSunset: 18,
      havdalah: '42',
      elevation: true,
    })
    expect(page.times.share()).toBe(search.slice(1))
  })

  test.each([
    ['loc=0', 'no such id'],
    ['loc=-1', 'no such id'],
    ['loc=99999999999', 'too large an id'],
    ['loc=2147483648', 'too large an id'],
    ['loc=jerusalem', 'a name'],
    ['loc=1e3', 'a number in another form'],
    ['loc=', 'nothing'],
  ])('ignores %s: %s', (query) => {
    expect(open(`?${query}`).state().place).toEqual({ status: 'asking' })
  })

  test.each([
    'date=2026-02-30',
    'date=20.11.2026',
    'date=2020-01-01',
    'date=2031-01-01',
    'date=%00',
    'shabbat=2026-11-25',
    'shabbat=2019-11-29',
    'shabbat=soon',
    'candles=91',
    'candles=-5',
    'candles=1.5',
    'candles=',
    'havdalah=13',
    'havdalah=toString',
    'elevation=yes',
    'elevation=0',
  ])('ignores %s', (query) => {
    const page = open(`?loc=${JERUSALEM}&${query}`)
    expect(page.day('regular')).toBe('2026-11-17')
    expect(page.day('shabbat')).toBe('2026-11-20')
    expect(page.state().options).toEqual({})
    expect(page.times.share()).toBe(`loc=${JERUSALEM}`)
  })

  test('is left alone until the visitor acts', async () => {
    const search = `?loc=${JERUSALEM}&date=nonsense&utm=x`
    const page = open(search)
    await page.answerAll()
    expect(page.address.search).toBe(search)
  })

  test('says what was chosen, without what is as usual, and keeps what is not ours', async () => {
    const page = open('?utm=x')
    await page.answerAll()
    page.times.choosePlace({ id: TOKYO, text: 'Tokyo' })
    expect(page.address.search).toBe(`?utm=x&loc=${TOKYO}`)
    page.times.pickDay('regular', '2026-12-01')
    page.times.pickDay('shabbat', '2026-12-04')
    page.times.setOptions({ havdalah: '72', elevation: true })
    expect(page.address.search).toBe(`?utm=x&loc=${TOKYO}&date=2026-12-01&shabbat=2026-12-04&havdalah=72&elevation=1`)
    page.times.setOptions({ havdalah: '8.5', elevation: false })
    page.times.pickDay('regular', '2026-11-17')
    page.times.pickDay('shabbat', '2026-11-20')
    expect(page.address.search).toBe(`?utm=x&loc=${TOKYO}`)
  })

  test('names the first place as soon as anything is not as usual', async () => {
    const page = open()
    await page.answerAll()
    page.times.pickDay('regular', '2026-12-01')
    expect(page.address.search).toBe(`?loc=${JERUSALEM}&date=2026-12-01`)
    page.times.pickDay('regular', '2026-11-17')
    expect(page.address.search).toBe('')
  })

  test('always names the place when it is shared', async () => {
    const page = open()
    await page.answerAll()
    expect(page.times.share()).toBe(`loc=${JERUSALEM}`)
    expect(page.address.search).toBe(`?loc=${JERUSALEM}`)
  })
})

test('stopping gives up everything', async () => {
  const page = open(`?loc=${JERUSALEM}`)
  await settle()
  page.times.stop()
  expect(page.calls().every(({ signal }) => signal?.aborted)).toBe(true)
  const early = open()
  early.times.stop()
  await early.answerAll()
  expect(early.calls()).toEqual([])
})
