import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { dayNumber, dayText } from '#core/domain/times/dates.ts'
import { folded, icalendar, textValue, type CalendarFile } from '#core/domain/times/icalendar.ts'
import type { TimesOptions } from '#core/domain/times/options.ts'
import { subscriptionOf } from '#core/domain/times/subscription.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import { startIn, vtimezone, zoneSpan } from '#core/domain/times/vtimezone.ts'
import { wallClock } from '#core/domain/times/zones.ts'
import { LANGS, type Lang } from '#core/i18n/languages.ts'
import { fc } from '#core/test/properties.ts'
import { anywhere, moments } from './arbitrary-places.ts'
import { PLACES } from './places.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const NOW = new Date('2026-11-20T10:00:00Z')

function place(id: number, [lat, lng]: readonly [number, number], timeZone: string, country: string): TimesPlace {
  return { id, lat, lng, elevationMetres: 0, timeZone, country }
}

const TOWNS = {
  newYork: PLACES.newYork,
  jerusalem: PLACES.jerusalem,
  lordHowe: place(2163057, [-31.55, 159.08], 'Australia/Lord_Howe', 'AU'),
  kathmandu: PLACES.kathmandu,
  stJohns: PLACES.stJohns,
  casablanca: place(2553604, [33.58831, -7.61138], 'Africa/Casablanca', 'MA'),
  dublin: place(2964574, [53.33306, -6.24889], 'Europe/Dublin', 'IE'),
  apia: PLACES.apia,
  tromso: PLACES.tromso,
  santiago: PLACES.santiago,
} satisfies Record<string, TimesPlace>

function fileOf(
  town: TimesPlace,
  { lang = 'en', now = NOW, options = {} }: { lang?: Lang; now?: Date; options?: TimesOptions } = {},
): CalendarFile {
  return subscriptionOf(lang, { place: town, name: 'There' }, now, options)
}

/** An event as another program reads it, with the file's own time zone. */
interface Read {
  uid: string
  summary: string
  description: string | null
  /** Epoch milliseconds, or a calendar day. */
  start: number | string
  end: string | null
}

function read(text: string): { root: ICAL.Component; events: Read[] } {
  const root = new ICAL.Component(ICAL.parse(text))
  const zone = new ICAL.Timezone(root.getFirstSubcomponent('vtimezone')!)
  const events = root.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name) as string
    const start = event.getFirstPropertyValue('dtstart') as ICAL.Time
    const end = event.getFirstPropertyValue('dtend') as ICAL.Time | null
    const named = event.getFirstProperty('dtstart')?.getFirstParameter('tzid')
    if (named) {
      expect(named).toBe(zone.tzid)
      start.zone = zone
    }
    return {
      uid: value('uid'),
      summary: value('summary'),
      description: value('description'),
      start: start.isDate ? start.toString() : start.toUnixTime() * 1000,
      end: end && end.toString(),
    }
  })
  return { root, events }
}

const uidsOf = ({ events }: CalendarFile) => events.map(({ uid }) => uid)

describe.each(Object.entries(TOWNS))('%s', (_, town) => {
  test.each(['2024-02-10', '2026-11-20', '2029-07-01'])(
    'another program reads every moment as we meant it, from %s on',
    (day) => {
      const file = fileOf(town, { now: new Date(`${day}T10:00:00Z`) })
      const { events } = read(icalendar(file))
      expect(events).toHaveLength(file.events.length)
      expect(events.length).toBeGreaterThan(300)
      for (const [index, { uid, start, summary }] of file.events.entries()) {
        const known = events[index]
        expect(known).toMatchObject({ uid, summary })
        if ('at' in start) {
          expect(known, uid).toMatchObject({ start: start.at, end: null })
        } else {
          const next = dayText(dayNumber(start.day) + 1)
          expect(known, uid).toMatchObject({ start: start.day, end: next })
        }
      }
    },
  )

  test('has events of its own window only, each once, in order', () => {
    const file = fileOf(town)
    const uids = uidsOf(file)
    expect(new Set(uids).size).toBe(uids.length)
    const days = uids.map((uid) => /-(\d{4}-\d\d-\d\d)-/.exec(uid)![1]!)
    expect(days).toEqual([...days].toSorted())
    expect(days[0]! >= '2026-11-01').toBe(true)
    expect(days.at(-1)! <= '2028-10-31').toBe(true)
  })

  test('knows its events again three months later', () => {
    const later = fileOf(town, { now: new Date('2027-02-20T10:00:00Z') })
    const shared = ({ events }: CalendarFile) =>
      events.filter(({ uid }) => {
        const day = /-(\d{4}-\d\d-\d\d)-/.exec(uid)![1]!
        return day >= '2027-02-01' && day <= '2028-10-31'
      })
    expect(shared(later).length).toBeGreaterThan(250)
    expect(shared(later)).toEqual(shared(fileOf(town)))
  })
})

test.each([TOWNS.jerusalem, TOWNS.tromso])('events are the same in every language', (town) => {
  const english = uidsOf(fileOf(town))
  for (const lang of LANGS) {
    expect(uidsOf(fileOf(town, { lang }))).toEqual(english)
  }
})

test('options move events and keep them the same events', () => {
  const usual = fileOf(TOWNS.jerusalem)
  const own = fileOf(TOWNS.jerusalem, {
    options: { minutesBeforeSunset: 20, havdalah: '72', elevation: true },
  })
  expect(uidsOf(own)).toEqual(uidsOf(usual))
  expect(own.events).not.toEqual(usual.events)
})

test('a nightfall after midnight belongs to its own day', () => {
  const now = new Date('2026-01-20')
  const startsOf = (options: TimesOptions) =>
    new Map(
      fileOf(TOWNS.tromso, { now, options }).events.flatMap(({ uid, start }) =>
        'at' in start ? [[uid, start.at]] : [],
      ),
    )
  const usual = startsOf({})
  for (const havdalah of ['7.083', '72'] as const) {
    let shared = 0
    for (const [uid, at] of startsOf({ havdalah })) {
      const known = usual.get(uid)
      if (known === undefined) continue
      shared++
      expect(Math.abs(at - known) / HOUR_MS, uid).toBeLessThan(4)
    }
    expect(shared).toBeGreaterThan(100)
  }
  const late = fileOf(TOWNS.tromso, { now }).events.filter(({ uid, start }) => {
    const day = /^havdalah-(\d{4}-\d\d-\d\d)-/.exec(uid)?.[1]
    if (!day || !('at' in start)) return false
    return wallClock('Europe/Oslo', start.at).day > day
  })
  expect(late.length).toBeGreaterThan(0)
})

test('a lighting after midnight belongs to the day that it ends', () => {
  // At the solstice the sun sets in Reykjavik some minutes after midnight.
  const now = new Date('2026-06-10')
  const town = PLACES.reykjavik
  const atSunset = fileOf(town, { now, options: { minutesBeforeSunset: 0 } })
  expect(uidsOf(atSunset)).toEqual(uidsOf(fileOf(town, { now })))
  const lit = atSunset.events.find(({ uid }) => uid.startsWith('candles-2026-06-19-'))
  expect(lit?.start).toEqual({ at: Date.parse('2026-06-20T00:03Z') })
})

test('what belongs to the day before the window is left out', () => {
  // The first of May is a Shabbat, and so is the first of July.
  for (const [now, first] of [
    ['2027-05-10', 'havdalah-2027-05-01'],
    ['2028-07-10', 'havdalah-2028-07-01'],
  ] as const) {
    const [uid] = uidsOf(fileOf(TOWNS.newYork, { now: new Date(now) }))
    expect(uid).toContain(first)
  }
})

test('the last evening of the window has its candles, the day after nothing', () => {
  // The window of May 2025 ends on a Friday.
  const now = new Date('2025-05-10')
  const uids = uidsOf(fileOf(TOWNS.newYork, { now }))
  expect(uids.at(-1)).toContain('candles-2027-04-30')
})

test('the file stays the same through a month of the place, and no longer', () => {
  const textAt = (now: string, town: TimesPlace = TOWNS.newYork) => icalendar(fileOf(town, { now: new Date(now) }))
  const first = textAt('2026-11-01T04:00:00Z')
  expect(textAt('2026-12-01T04:59:00Z')).toBe(first)
  const next = textAt('2026-12-01T05:00:00Z')
  expect(next).not.toBe(first)
  expect(next).toContain('DTSTAMP:20261201T000000Z\r\n')
  // In Samoa November begins while it is still October in Greenwich.
  expect(textAt('2026-10-31T11:00:00Z', TOWNS.apia)).toContain('DTSTAMP:20261101T000000Z\r\n')
})

describe('the events', () => {
  const textsOn = (town: TimesPlace, day: string, lang: Lang = 'en') =>
    read(icalendar(fileOf(town, { lang })))
      .events.filter(({ uid }) => uid.includes(`-${day}-`))
      .map(({ uid, summary, description }) => [uid.slice(0, uid.indexOf(`-${day}`)), summary, description])

  test('of a Friday and a Shabbat of Chanukah', () => {
    const { newYork } = TOWNS
    expect(textsOn(newYork, '2026-12-11')).toEqual([
      ['chanukah', 'Chanukah (day 7)', '1 Tevet 5787'],
      ['rosh-chodesh-tevet', 'Rosh Chodesh Tevet', '1 Tevet 5787'],
      ['chanukah-candles', 'Chanukah candles: 8', 'before the Shabbat candles'],
      ['candles', 'Candle lighting: Parashat Miketz, Chanukah (day 8)', '18 min before sunset, at sea level'],
    ])
    expect(textsOn(newYork, '2026-12-05').map(([kind]) => kind)).toEqual(['chanukah', 'havdalah', 'chanukah-candles'])
  })

  test('of a festival that follows Shabbat: no havdalah between', () => {
    const { newYork, jerusalem } = TOWNS
    const lit = 'Candle lighting: Shavuot (day 2)'
    expect(textsOn(newYork, '2027-06-11')).toEqual([
      ['shavuot-i', 'Shavuot (day 1)', '6 Sivan 5787'],
      ['candles', lit, '18 min before sunset, at sea level'],
    ])
    const rule = 'from an existing flame, not before nightfall (sun 8.5° below the horizon)'
    expect(textsOn(newYork, '2027-10-02')).toEqual([
      ['rosh-hashana', 'Rosh Hashanah (day 1)', '1 Tishrei 5788'],
      ['candles', 'Candle lighting: Rosh Hashanah (day 2)', rule],
    ])
    expect(textsOn(jerusalem, '2027-06-11')).toEqual([
      ['shavuot', 'Shavuot', '6 Sivan 5787'],
      ['candles', 'Candle lighting: Parashat Nasso', '40 min before sunset, at sea level'],
    ])
  })

  test('of Tishah B’Av begin on the evening before', () => {
    const { jerusalem } = TOWNS
    expect(textsOn(jerusalem, '2027-08-11', 'de')).toEqual([
      ['tish-a-b-av-begins', 'Tischa Beaw: Beginn', 'bei Sonnenuntergang, auf Meereshöhe'],
    ])
    expect(textsOn(jerusalem, '2027-08-12', 'fr')).toEqual([
      ['tish-a-b-av', 'Ticha Béav', '9 Av 5787'],
      ['tish-a-b-av-ends', 'Ticha Béav : fin', 'soleil à 7,083° sous l’horizon'],
    ])
  })

  test('of a Shabbat without sunset are a note for the day', () => {
    const { tromso } = TOWNS
    expect(textsOn(tromso, '2027-06-18')).toEqual([])
    expect(textsOn(tromso, '2027-06-19')).toEqual([
      ['missing', 'Parashat Nasso: no sunset, ask a rabbi about the times', null],
    ])
    // In May the sun sets, and no night follows.
    expect(textsOn(tromso, '2027-05-08')).toEqual([
      ['rosh-chodesh-iyyar', 'Rosh Chodesh Iyar', '1 Iyar 5787'],
      ['missing', 'Parashat Kedoshim, Rosh Chodesh Iyar: no nightfall, ask a rabbi about the times', null],
    ])
    expect(textsOn(tromso, '2027-05-07').map(([kind]) => kind)).toEqual(['rosh-chodesh-iyyar', 'candles'])
  })
})

test('anywhere, at any time: events each once, with times that exist', () => {
  fc.assert(
    fc.property(anywhere, moments, (town, now) => {
      const file = fileOf(town, { now })
      const uids = uidsOf(file)
      expect(new Set(uids).size).toBe(uids.length)
      const text = icalendar(file)
      expect(text).not.toMatch(/NaN|Invalid|undefined/)
      const { events } = read(text)
      for (const [index, { start }] of file.events.entries()) {
        if ('at' in start) expect(events[index]?.start).toBe(start.at)
      }
    }),
    { numRuns: 25 },
  )
})

describe('a time zone', () => {
  const observances = (timeZone: string, from: string, until: string) =>
    vtimezone(zoneSpan(timeZone, Date.parse(from), Date.parse(until)))
      .join('\n')
      .split(/BEGIN:(?=STANDARD|DAYLIGHT)/)
      .slice(1)
      .map((lines) =>
        ['', 'DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'].map((name) =>
          name ? new RegExp(`${name}:(\\S+)`).exec(lines)![1] : lines.slice(0, 8),
        ),
      )

  test('begins with what is in force, then changes when the clock does', () => {
    const span = ['2026-11-01T04:00Z', '2027-11-30T00:00Z'] as const
    expect(observances('America/New_York', ...span)).toEqual([
      ['DAYLIGHT', '20261101T000000', '-0400', '-0400'],
      ['STANDARD', '20261101T020000', '-0400', '-0500'],
      ['DAYLIGHT', '20270314T020000', '-0500', '-0400'],
      ['STANDARD', '20271107T020000', '-0400', '-0500'],
    ])
    expect(observances('Australia/Lord_Howe', ...span)).toEqual([
      ['DAYLIGHT', '20261101T150000', '+1100', '+1100'],
      ['STANDARD', '20270404T020000', '+1100', '+1030'],
      ['DAYLIGHT', '20271003T020000', '+1030', '+1100'],
    ])
    expect(observances('Asia/Kathmandu', ...span)).toEqual([['STANDARD', '20261101T094500', '+0545', '+0545']])
    expect(observances('America/St_Johns', ...span).at(-1)).toEqual(['STANDARD', '20271107T020000', '-0230', '-0330'])
    // Morocco turned its clock back for Ramadan.
    const of2025 = ['2025-01-01T00:00Z', '2025-12-31T00:00Z'] as const
    expect(observances('Africa/Casablanca', ...of2025)).toEqual([
      ['DAYLIGHT', '20250101T010000', '+0100', '+0100'],
      ['STANDARD', '20250223T030000', '+0100', '+0000'],
      ['DAYLIGHT', '20250406T020000', '+0000', '+0100'],
    ])
  })

  test('names its offsets as English does', () => {
    const lines = vtimezone(zoneSpan('America/New_York', Date.parse('2027-01-01'), 1_830_000_000_000))
    expect(lines.filter((line) => line.startsWith('TZNAME'))).toEqual(['TZNAME:EST', 'TZNAME:EDT', 'TZNAME:EST'])
  })

  test('an unknown one is refused', () => {
    expect(() => zoneSpan('Mars/Base', 0, 1)).toThrow(RangeError)
  })

  const ZONES = [
    'America/New_York', 'Asia/Jerusalem', 'Australia/Lord_Howe',
    'America/St_Johns', 'Africa/Casablanca', 'Europe/Dublin', 'Asia/Kathmandu',
    'America/Santiago', 'America/Nuuk', 'Antarctica/Troll', 'Pacific/Apia',
  ] // prettier-ignore

  test('any minute is read back, those that the clock shows twice too', () => {
    const from = Date.parse('2024-11-01')
    const until = Date.parse('2026-11-01')
    const spans = ZONES.map((zone) => zoneSpan(zone, from, until))
    const minute = (min: number, max: number) => fc.integer({ min: min / MINUTE_MS, max: max / MINUTE_MS })
    const anyMinute = fc.constantFrom(...spans).chain((span) => {
      const near = span.changes.map(({ at }) => minute(at - 3 * HOUR_MS, at + 3 * HOUR_MS))
      return fc.record({
        span: fc.constant(span),
        at: fc.oneof(minute(from, until), ...near),
      })
    })
    let universal = 0
    fc.assert(
      fc.property(anyMinute, ({ span, at: minutes }) => {
        const at = minutes * MINUTE_MS
        const start = startIn(span, at)
        if (!start.startsWith(';')) universal++
        const event = ['BEGIN:VEVENT', 'UID:x', 'SUMMARY:x', `DTSTART${start}`, 'END:VEVENT']
        const text = ['BEGIN:VCALENDAR', ...vtimezone(span), ...event, 'END:VCALENDAR'].join('\r\n')
        expect(read(text).events[0]?.start, start).toBe(at)
      }),
      { numRuns: 600 },
    )
    expect(universal).toBeGreaterThan(0)
  })
})

describe('the text', () => {
  const sample: CalendarFile = {
    name: 'Ra’anana; Tel Aviv, Jaffa',
    description: 'One.\nTwo; three, four\\five.',
    timeZone: 'Asia/Jerusalem',
    from: Date.parse('2026-11-01'),
    until: Date.parse('2026-12-01'),
    stamp: Date.parse('2026-11-01'),
    events: [],
  }
  const withEvent = (summary: string, description = 'x') => ({
    ...sample,
    events: [{ uid: 'a', start: { day: '2026-11-21' }, summary, description }],
  })

  test('of the file says what it is', () => {
    const { root } = read(icalendar(sample))
    const value = (name: string) => root.getFirstPropertyValue(name)
    expect(value('version')).toBe('2.0')
    expect(value('prodid')).toMatch(/^-\/\//)
    expect(value('method')).toBe('PUBLISH')
    expect(value('name')).toBe(textValue(sample.name))
    expect(value('x-wr-calname')).toBe(textValue(sample.name))
    expect(value('x-wr-timezone')).toBe('Asia/Jerusalem')
    expect(String(value('refresh-interval'))).toBe('P1D')
    expect(value('x-published-ttl')).toBe('P1D')
    expect(value('description')).toBe(sample.description)
  })

  test('ends each line as the standard says', () => {
    const text = icalendar(withEvent('Shabbat'))
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test.each([
    'Candles: Shabbat, Chanukah; day 3',
    'back\\slash \\n and \\, and "quotes"',
    'two\nlines',
    'שבת חנוכה, ראש חודש; '.repeat(12).trim(),
    '🕯️'.repeat(60),
  ])('survives: %s', (summary) => {
    const [event] = read(icalendar(withEvent(summary, summary))).events
    expect(event).toMatchObject({ summary, description: summary })
  })

  test('is escaped as the standard says, whatever readers forgive', () => {
    expect(textValue('a,b;c\\d"e:f')).toBe('a\\,b\\;c\\\\d"e:f')
  })

  test('line ends of other systems are line ends, other control signs go', () => {
    expect(textValue('a\r\nb\rc\0d\u0007\u0085e\tf')).toBe('a\\nb\\ncde\tf')
  })

  const lines = fc.string({ unit: 'grapheme', maxLength: 400 })

  test('no line is longer than 75 octets, none ends within a character', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const pieces = folded(line).split('\r\n')
        for (const piece of pieces) {
          expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75)
          expect(piece.isWellFormed()).toBe(true)
        }
        expect(pieces.join('\r\n').replaceAll('\r\n ', '')).toBe(line)
        // Short lines are not folded.
        if (Buffer.byteLength(line) <= 75) expect(pieces).toHaveLength(1)
      }),
    )
  })

  test.each(LANGS)('%s: no line of a whole file is too long', (lang) => {
    const text = icalendar(fileOf(TOWNS.jerusalem, { lang }))
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))
    expect(longest).toBeLessThanOrEqual(75)
  })
})
