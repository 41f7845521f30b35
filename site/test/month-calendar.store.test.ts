import { addDays } from '#core/domain/times/dates.ts'
import { describe, expect, test } from 'vitest'
import { dayTimes } from '#core/domain/times/day-times.ts'
import type { TimesPlace } from '#core/domain/times/types.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { PLACES } from '#core/test/places.ts'
import { checkedHiddenDays, calendarOptions } from '#site/features/calendar/calendar-options.ts'
import { agendaOf } from '#site/features/calendar/month-agenda.ts'
import { eventsOn, type CalendarEvent, type EventKind } from '#site/features/calendar/month-calendar.ts'
import { daysOf } from '#site/features/calendar/month-days.ts'
import { panelOf, todayAt } from '#site/features/calendar/month-panel.ts'
import { viewOf } from '#site/features/calendar/month-view.ts'
import {
  firstDayOfView,
  lastDayOfView,
  monthName,
  monthTitle,
  movedMonth,
  readMonth,
} from '#site/features/calendar/months.ts'
import { propsIn, wordingIn } from './month-words.ts'

const english = await wordingIn('en')
const { jerusalem, newYork, london, tromso, anchorage } = PLACES

const eventsOf = (...[place, wording, first, options]: EventsArgs) =>
  eventsOn(daysOf(place, first, options), wording, first)
type EventsArgs = [place: TimesPlace | undefined, wording: typeof english, first: string, options?: object]

function eventsIn(month: string, place: TimesPlace | undefined) {
  return eventsOf(place, english, firstDayOfView(month))
}

/** 'day title' of the events of some kinds. */
function said(events: readonly CalendarEvent[], ...kinds: EventKind[]) {
  return events.filter(({ kind }) => kinds.includes(kind)).map(({ start, title }) => `${start.slice(0, 10)} ${title}`)
}

function titlesOn(events: readonly CalendarEvent[], day: string): string[] {
  return events
    .filter(({ start }) => start.startsWith(day))
    .toSorted((a, b) => a.order - b.order)
    .map(({ title }) => title)
}

describe('months', () => {
  test('every month has 42 days from a Sunday, and its first among the first seven', () => {
    let month = '2026-01'
    for (let count = 0; count < 60; count++) {
      const first = firstDayOfView(month)
      expect(new Date(`${first}T00:00:00Z`).getUTCDay(), month).toBe(0)
      expect(`${month}-01` >= first, month).toBe(true)
      expect(`${month}-01` <= addDays(first, 6), month).toBe(true)
      const days = said(eventsIn(month, undefined), 'hebrew')
      expect(days, month).toHaveLength(42)
      expect(new Set(days.map((text) => text.slice(0, 10))).size).toBe(42)
      expect(days.at(-1)?.slice(0, 10)).toBe(lastDayOfView(first))
      month = movedMonth(month, 1)!
    }
    expect(month).toBe('2031-01')
  })

  test.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 12, '2027-11'],
    ['2026-11', -12, '2025-11'],
    ['2199-12', 1, undefined],
    ['1900-06', -12, undefined],
  ])('%s moved by %i is %s', (month, by, moved) => {
    expect(movedMonth(month, by)).toBe(moved)
  })

  test.each([null, '', '2026', '2026-13', '2026-00', '26-11', '9999-01', 'x'])(
    'an address of "%s" names no month',
    (text) => expect(readMonth(text)).toBeUndefined(),
  )

  test('have names that stand by themselves', () => {
    expect(LANGS.map((lang) => monthName(lang, '2026-11'))).toEqual([
      'November',
      'נובמבר',
      'Novembre',
      'Noviembre',
      'Ноябрь',
      'November',
      'Novembre',
    ])
    expect(monthTitle('en', '2026-11')).toBe('November 2026')
  })
})

describe('events', () => {
  test('have the shape of the specification, and nobody may edit them', () => {
    for (const event of eventsIn('2026-12', newYork)) {
      expect(event).toMatchObject({
        id: expect.stringMatching(/^\d{4}-\d\d-\d\d-\w+/),
        title: expect.stringMatching(/\S/),
        start: expect.stringMatching(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/),
        allDay: expect.any(Boolean),
        className: `cal-event is-${event.kind}`,
        color: expect.stringMatching(/^var\(--cal-/),
        editable: false,
      })
      expect(event.allDay).toBe(!event.start.includes('T'))
      expect(event.end).toBe(event.allDay ? addDays(event.start, 1) : undefined)
    }
  })

  test('have ids of their own', () => {
    for (const month of ['2026-09', '2026-12', '2027-04']) {
      const ids = eventsIn(month, newYork).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('Pesach 2027 has one day at each end in Israel, two elsewhere', () => {
    expect(said(eventsIn('2027-04', jerusalem), 'yomTov')).toEqual([
      '2027-04-22 Pesach (day 1)',
      '2027-04-28 Pesach (day 7)',
    ])
    expect(said(eventsIn('2027-04', newYork), 'yomTov')).toEqual([
      '2027-04-22 Pesach (day 1)',
      '2027-04-23 Pesach (day 2)',
      '2027-04-28 Pesach (day 7)',
      '2027-04-29 Pesach (day 8)',
    ])
  })

  test('without a place the festivals are those outside Israel, and there are no times', () => {
    const events = eventsIn('2027-04', undefined)
    expect(said(events, 'yomTov')).toHaveLength(4)
    expect(events.filter(({ time }) => time !== undefined)).toEqual([])
  })

  test('the portion differs after Shavuot 2027 until the diaspora has caught up', () => {
    const here = said(eventsIn('2027-06', jerusalem), 'portion')
    const there = said(eventsIn('2027-06', london), 'portion')
    expect(here).toContain('2027-06-12 Parashat Nasso')
    expect(there.join()).not.toContain('2027-06-12')
    expect(here).toContain("2027-06-19 Parashat Beha'alotcha")
    expect(there).toContain('2027-06-19 Parashat Nasso')
    const later = (place: TimesPlace) => said(eventsIn('2027-07', place), 'portion').slice(-3)
    expect(later(jerusalem)).toEqual(later(london))
  })

  test('the Omer is counted from the second day of Pesach to the eve of Shavuot', () => {
    const omer = [
      ...said(eventsIn('2027-04', london), 'omer'),
      ...said(eventsIn('2027-05', london), 'omer'),
      ...said(eventsIn('2027-06', london), 'omer'),
    ]
    expect(omer[0]).toBe('2027-04-23 Day 1 of the Omer')
    expect(omer).toContain('2027-05-25 Day 33 of the Omer')
    expect(omer.at(-1)).toBe('2027-06-10 Day 49 of the Omer')
    expect(new Set(omer).size).toBe(49)
  })

  test('Chanukah candles come before the Shabbat candles and after havdalah', () => {
    const events = eventsIn('2026-12', newYork)
    expect(said(events, 'chanukah')).toEqual([
      '2026-12-04 Chanukah candles: 1 16:10',
      '2026-12-05 Chanukah candles: 2 17:14',
      '2026-12-06 Chanukah candles: 3 17:05',
      '2026-12-07 Chanukah candles: 4 17:05',
      '2026-12-08 Chanukah candles: 5 17:05',
      '2026-12-09 Chanukah candles: 6 17:06',
      '2026-12-10 Chanukah candles: 7 17:06',
      '2026-12-11 Chanukah candles: 8 16:10',
    ])
    expect(titlesOn(events, '2026-12-11')).toEqual([
      '1 Tevet 5787',
      'Chanukah (day 7)',
      'Rosh Chodesh Tevet',
      'Chanukah candles: 8 16:10',
      'Candle lighting 16:10',
    ])
    expect(titlesOn(events, '2026-12-05')).toEqual([
      '25 Kislev 5787',
      'Chanukah (day 1)',
      'Parashat Vayeshev',
      'Havdalah 17:14',
      'Chanukah candles: 2 17:14',
    ])
  })

  test('the day on whose evening Chanukah begins says so, with and without a place', () => {
    for (const place of [newYork, undefined]) {
      const events = eventsIn('2026-12', place)
      expect(titlesOn(events, '2026-12-04').slice(0, 2)).toEqual(['24 Kislev 5787', 'Eve of Chanukah'])
      expect(said(events, 'eve').filter((text) => text.endsWith('Eve of Chanukah'))).toHaveLength(1)
    }
  })

  test('candle lighting and havdalah are those of the day in every month of a year', () => {
    let month = '2026-09'
    for (let count = 0; count < 13; count++) {
      for (const place of [jerusalem, newYork]) {
        const first = firstDayOfView(month)
        const lit = eventsOf(place, english, first).filter(({ kind }) => kind === 'candles' || kind === 'havdalah')
        const wanted = Array.from({ length: 42 }, (_, at) => {
          const { lighting, havdalah } = dayTimes(place, addDays(first, at))
          return [lighting, havdalah].flatMap((moment) =>
            moment && moment.at !== 'none' ? [`${moment.day}T${moment.at.local}`] : [],
          )
        }).flat()
        expect(lit.map(({ start }) => start)).toEqual(wanted)
        expect(wanted.length).toBeGreaterThan(10)
      }
      month = movedMonth(month, 1)!
    }
  })

  test('Jerusalem lights 40 minutes before sunset; a visitor may ask for other minutes', () => {
    const first = firstDayOfView('2026-11')
    const on = (options: object) => titlesOn(eventsOf(jerusalem, english, first, options), '2026-11-20')
    expect(on({})).toContain('Candle lighting 15:57')
    expect(on({ minutesBeforeSunset: 0 })).toContain('Candle lighting 16:37')
  })

  test('a second night says that candles are lit after nightfall', () => {
    const events = eventsIn('2026-09', newYork)
    expect(titlesOn(events, '2026-09-12')).toContain('Candle lighting, not before 19:51')
    const lit = events.find(({ id }) => id === '2026-09-12-candles-time-0')
    expect(lit).toMatchObject({ note: 'not before', time: '19:51' })
    expect(said(events, 'havdalah').join()).not.toContain('2026-09-12')
  })

  test('a minor fast lasts from dawn to nightfall, 9 Av from the sunset before', () => {
    const { fasts } = dayTimes(newYork, '2026-12-20')
    const times = fasts.map(({ at }) => (at === 'none' ? at : at.local))
    expect(titlesOn(eventsIn('2026-12', newYork), '2026-12-20')).toEqual([
      '10 Tevet 5787',
      'Fast of 10 Tevet',
      `Fast begins (Fast of 10 Tevet) ${times[0]}`,
      `Fast ends (Fast of 10 Tevet) ${times[1]}`,
    ])
    expect(times).toEqual(['05:48', '17:09'])
    const summer = eventsIn('2027-08', jerusalem)
    const { zmanim } = dayTimes(jerusalem, '2027-08-11')
    expect(zmanim.find(({ name }) => name === 'sunset')?.at).toMatchObject({
      local: '19:27',
    })
    expect(titlesOn(summer, '2027-08-11').at(-1)).toBe('Fast begins (Tishah B’Av) 19:27')
    expect(titlesOn(summer, '2027-08-12').at(-1)).toMatch(/^Fast ends \(Tishah B’Av\) 19:5\d$/)
  })

  test('a fast that Shabbat moves says so', () => {
    // 9 Av 5789 is a Shabbat.
    const fasts = said(eventsIn('2029-07', jerusalem), 'fast')
    expect(fasts).toContain('2029-07-22 Tishah B’Av (moved because of Shabbat)')
  })

  test('a night that falls after midnight stands on the next day', () => {
    const events = eventsIn('2026-08', anchorage)
    expect(titlesOn(events, '2026-08-02')).toContain('Havdalah 00:25')
    expect(titlesOn(events, '2026-08-01').join()).not.toContain('Havdalah')
    // The Saturday before the first square.
    expect(firstDayOfView('2026-08')).toBe('2026-07-26')
    expect(titlesOn(events, '2026-07-26')).toContain('Havdalah 01:07')
  })

  test('without a sunset there is none, never a wrong time', () => {
    const events = eventsIn('2026-06', tromso)
    const lit = events.filter(({ kind }) => kind === 'candles')
    expect(lit.length).toBeGreaterThan(4)
    for (const { title, allDay } of lit) {
      expect(title).toBe('Candle lighting none')
      expect(allDay).toBe(true)
    }
    expect(JSON.stringify(events)).not.toMatch(/NaN|Invalid/)
    const month = { wording: english, month: '2026-06' }
    expect(viewOf({ ...month, place: tromso }).hasNone).toBe(true)
    expect(viewOf({ ...month, place: jerusalem }).hasNone).toBe(false)
  })
})

describe('the panel', () => {
  const panel = (month: string, place: TimesPlace, wording = english) => {
    const first = firstDayOfView(month)
    return panelOf(daysOf(place, first), wording, first)
  }

  test.each([
    ['2026-11', 'Cheshvan – Kislev 5787'],
    ['2026-09', 'Elul 5786 – Tishrei 5787'],
    ['2027-02', 'Shevat – Adar I 5787'],
    ['2027-03', 'Adar I – Adar II 5787'],
  ])('of %s covers %s', (month, months) => {
    expect(panel(month, jerusalem).months).toBe(months)
  })

  test('names the festivals in view, Chanukah once with its days', () => {
    expect(panel('2026-12', jerusalem).festivals).toEqual([
      {
        name: 'Chanukah',
        kind: 'minor',
        from: '2026-12-05',
        to: '2026-12-12',
        dates: 'Fri, 4 Dec (evening) – Sat, 12 Dec',
      },
      {
        name: 'Fast of 10 Tevet',
        kind: 'fast',
        from: '2026-12-20',
        to: '2026-12-20',
        dates: 'Sun, 20 Dec',
      },
    ])
    const names = panel('2026-10', newYork).festivals.map(({ name }) => name)
    expect(names).toEqual(['Sukkot (day 2)', 'Shemini Atzeret', 'Simchat Torah'])
  })

  test('today turns at sunset, by the clock of the place', () => {
    const at = (place: TimesPlace, moment: string) => todayAt(place, english, Date.parse(moment))
    expect(at(jerusalem, '2026-11-20T14:30:00Z')).toEqual({
      day: '2026-11-20',
      hebrew: '10 Kislev 5787',
      isAfterSunset: false,
      sunset: '16:38',
    })
    expect(at(jerusalem, '2026-11-20T14:45:00Z')).toMatchObject({
      day: '2026-11-20',
      hebrew: '11 Kislev 5787',
      isAfterSunset: true,
    })
    // The same moment is still the day before its sunset elsewhere.
    expect(at(newYork, '2026-11-20T14:45:00Z').hebrew).toBe('10 Kislev 5787')
    expect(at(tromso, '2026-06-20T23:30:00Z')).not.toHaveProperty('sunset')
  })
})

describe('the agenda', () => {
  const agenda = (month: string, place: TimesPlace) => agendaOf(daysOf(place, firstDayOfView(month)), english, month)

  test('lists the days of note of the month, and no others', () => {
    const days = agenda('2026-11', jerusalem)
    expect(days.every(({ day }) => day.startsWith('2026-11'))).toBe(true)
    expect(days.map(({ day }) => day.slice(8))).toEqual([
      '06', '07', '09', '10', '11', '13', '14', '20', '21', '27', '28',
    ]) // prettier-ignore
    expect(days.at(-3)).toEqual({
      day: '2026-11-21',
      date: 'Saturday, 21 November 2026',
      hebrew: '11 Kislev 5787',
      occasions: [{ kind: 'portion', text: 'Parashat Vayetzei' }],
      times: [{ kind: 'havdalah', label: 'Havdalah', time: '17:16' }],
    })
  })

  test('puts times in their order, and names the day of one after midnight', () => {
    const eve = agenda('2027-04', newYork).find(({ day }) => day === '2027-04-21')
    expect(eve?.times.map(({ label }) => label)).toEqual(['Fast begins', 'Candle lighting', 'Fast ends'])
    const [first] = agenda('2026-08', anchorage)
    expect(first?.times).toEqual([
      {
        kind: 'havdalah',
        label: 'Havdalah',
        time: '00:25',
        otherDay: 'Sun, 2 Aug',
      },
    ])
  })
})

describe('the view', () => {
  const view = (month: string, place: TimesPlace | undefined) => viewOf({ place, wording: english, month })

  test('tints holy days, weekdays of a festival, fasts and Shabbat', () => {
    const { squares } = view('2027-04', newYork)
    const tint = (day: string) => squares.get(day)?.tint
    expect(tint('2027-04-22')).toBe('holy')
    expect(tint('2027-04-25')).toBe('halfHoly')
    expect(tint('2027-04-21')).toBe('fast')
    expect(tint('2027-04-10')).toBe('shabbat')
    expect(tint('2027-04-12')).toBeUndefined()
    expect(squares.get('2027-04-08')).toMatchObject({
      date: '1 Nisan',
      number: '1',
      isFirst: true,
    })
  })

  test('says how its times are made, where a place is chosen', () => {
    expect(view('2026-11', jerusalem).rules).toEqual({
      israel: true,
      method: { minutesBeforeSunset: 40, havdalah: '8.5', elevation: false },
      timeZone: 'Asia/Jerusalem',
    })
    expect(view('2026-11', undefined)).not.toHaveProperty('rules')
  })
})

test.each([
  ['en', '15 Kislev 5787', 'Parashat Vayishlach', 'Pesach (day 1)', '15 Kislev'],
  ['he', 'ט״ו בכסלו תשפ״ז', 'פרשת וישלח', 'פסח (יום א׳)', 'ט״ו בכסלו'],
  ['fr', '15 Kislev 5787', 'Paracha Vayichlah', 'Pessah (1er jour)', '15 Kislev'],
  ['es', '15 de Kislev de 5787', 'Parashat Vayishlaj', 'Pésaj (día 1)', '15 de Kislev'],
  ['ru', '15 кислева 5787', 'Глава Вайишлах', 'Песах (1-й день)', '15 кислева'],
  ['de', '15. Kislew 5787', 'Paraschat Wajischlach', 'Pessach (1. Tag)', '15. Kislew'],
] as const)('%s speaks its own language', async (lang, date, portion, festival, short) => {
  const wording = await wordingIn(lang)
  const november = eventsOf(jerusalem, wording, firstDayOfView('2026-11'))
  const april = eventsOf(jerusalem, wording, firstDayOfView('2027-04'))
  expect(titlesOn(november, '2026-11-25')).toEqual([date])
  expect(titlesOn(november, '2026-11-28')).toContain(portion)
  expect(titlesOn(april, '2027-04-22')).toContain(festival)
  const { squares } = viewOf({ place: jerusalem, wording, month: '2026-11' })
  expect(squares.get('2026-11-25')?.date).toBe(short)
  for (const { title } of [...november, ...april]) expect(title).not.toMatch(/[{}]|undefined/)
})

test('months by themselves are not inflected', async () => {
  const russian = await wordingIn('ru')
  const first = firstDayOfView('2026-11')
  const { months } = panelOf(daysOf(jerusalem, first), russian, first)
  expect(months).toBe('Хешван – кислев 5787')
})

describe('options of FullCalendar', () => {
  const { words } = propsIn('en')

  test('the constants of the specification, a read-only month of six weeks from Sunday', () => {
    expect(calendarOptions('en', words, [])).toMatchObject({
      initialView: 'dayGridMonth',
      height: 650,
      aspectRatio: 1.35,
      defaultTimedEventDuration: '02:00',
      defaultAllDayEventDuration: { days: 1 },
      nextDayThreshold: '09:00',
      fixedWeekCount: true,
      firstDay: 0,
      editable: false,
      selectable: false,
      displayEventTime: false,
      direction: 'ltr',
      hiddenDays: [],
    })
    expect(calendarOptions('he', words, []).direction).toBe('rtl')
  })

  test.each([[[0, 6]], [[1, 1, 2]], [[]]])('hidden days may be %j', (days) => {
    expect(checkedHiddenDays(days)).toEqual([...new Set(days)])
  })

  test.each([
    [[7], /invalid hiddenDays: 7 is no day of the week/],
    [[-1], /invalid hiddenDays: -1 is no day of the week/],
    [[1.5], /invalid hiddenDays: 1\.5 is no day/],
    [['6'], /invalid hiddenDays: 6 is no day/],
    [[0, 1, 2, 3, 4, 5, 6], /invalid hiddenDays: no day of the week is left/],
    ['06', /invalid hiddenDays: 06 is no list/],
    [undefined, /invalid hiddenDays: undefined is no list/],
  ])('hidden days %j throw a RangeError that says what is wrong', (days, message) => {
    const make = () => calendarOptions('en', words, days as number[])
    expect(make).toThrow(RangeError)
    expect(make).toThrow(message)
  })
})
