import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { PublicCalendar } from '#core/contract/public-calendar.ts'
import {
  publicCalendarSource,
  publicCalendarUrl,
  publicEvent,
  shownEvents,
  type PublicEvent,
} from '#site/features/calendar/public-calendar.ts'
import { createPublicEvents } from '#site/features/calendar/public-events.ts'
import { agendaOf } from '#site/features/calendar/month-agenda.ts'
import { daysOf } from '#site/features/calendar/month-days.ts'
import { firstDayOfView } from '#site/features/calendar/months.ts'
import { wordingIn } from './month-words.ts'

const ID = 'events of/us@group.calendar.google.com'
const range = {
  start: new Date('2026-11-28T22:00:00Z'),
  end: new Date('2027-01-09T22:00:00Z'),
  timeZone: 'Asia/Jerusalem',
}
const dinner = {
  id: 'dinner',
  summary: 'Community dinner',
  start: { dateTime: '2026-12-06T18:00:00-05:00' },
  end: { dateTime: '2026-12-06T20:00:00-05:00' },
  htmlLink: 'https://calendar.google.com/event?eid=1',
  location: 'The hall',
  description: 'Bring a friend.',
}
const fair = {
  id: 'fair',
  summary: 'Book fair',
  start: { date: '2026-12-14' },
  end: { date: '2026-12-17' },
}

/** A real server that answers as the API does; what it was asked is kept. */
async function calendarServer(answer: (request: IncomingMessage) => { status?: number; body: unknown }) {
  const asked: { url: URL; headers: IncomingMessage['headers'] }[] = []
  const server = createServer((request, response) => {
    asked.push({
      url: new URL(request.url ?? '', 'http://x'),
      headers: request.headers,
    })
    const { status = 200, body } = answer(request)
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const calendar: PublicCalendar = {
    id: ID,
    key: 'a key',
    url: `http://127.0.0.1:${port}/calendar/v3`,
  }
  return { asked, calendar }
}

function source(calendar: PublicCalendar, send?: typeof fetch) {
  const errors: string[] = []
  const onError = (message: string) => errors.push(message)
  const events = publicCalendarSource(calendar, {
    onError,
    ...(send && { send }),
  })
  return { errors, events }
}

describe('what is asked', () => {
  test('the address and the query are those of the API', async () => {
    const { asked, calendar } = await calendarServer(() => ({
      body: { items: [] },
    }))
    expect(await source(calendar).events(range)).toEqual([])
    const { url, headers } = asked[0]!
    expect(url.pathname).toBe(`/calendar/v3/calendars/${encodeURIComponent(ID)}/events`)
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: 'a key',
      timeMin: '2026-11-28T22:00:00.000Z',
      timeMax: '2027-01-09T22:00:00.000Z',
      timeZone: 'Asia/Jerusalem',
      singleEvents: 'true',
      maxResults: '9999',
    })
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
  })

  test('the base is that of the settings', () => {
    const calendar = { id: 'a', url: 'https://example.test/v3' }
    const url = publicCalendarUrl(calendar, 'k', range)
    expect(url).toMatch(/^https:\/\/example\.test\/v3\/calendars\/a\/events\?/)
  })
})

describe('what is answered', () => {
  test('items become events, field by field', async () => {
    const { calendar } = await calendarServer(() => ({
      body: { items: [dinner, fair] },
    }))
    const { errors, events } = source(calendar)
    expect(await events(range)).toEqual([
      {
        id: 'dinner',
        title: 'Community dinner',
        start: '2026-12-06T18:00:00-05:00',
        end: '2026-12-06T20:00:00-05:00',
        url: 'https://calendar.google.com/event?eid=1',
        location: 'The hall',
        description: 'Bring a friend.',
      },
      {
        id: 'fair',
        title: 'Book fair',
        start: '2026-12-14',
        end: '2026-12-17',
      },
    ])
    expect(errors).toEqual([])
  })

  test.each(['http://calendar.google.com/event', 'javascript:alert(1)', '//calendar.google.com/event', '/event'])(
    '%s is no link',
    (htmlLink) => {
      expect(publicEvent({ ...dinner, htmlLink })).not.toHaveProperty('url')
    },
  )

  test('an event without a name has an empty title', () => {
    const { summary: _, ...unnamed } = dinner
    expect(publicEvent(unnamed).title).toBe('')
  })

  test.each([
    [400, { error: { message: 'API key not valid.' } }, 'API key not valid.'],
    [200, { error: { message: 'Not Found' } }, 'Not Found'],
    [503, 'no JSON', '503'],
  ])('a refusal (%i) shows its message', async (status, body, message) => {
    const { calendar } = await calendarServer(() => ({ status, body }))
    const { errors, events } = source(calendar)
    await expect(events(range)).rejects.toThrow(`Google Calendar API: ${message}`)
    expect(errors).toEqual([`Google Calendar API: ${message}`])
  })

  test('an unreachable server is reported as well', async () => {
    const send: typeof fetch = async () => {
      throw new TypeError('Failed to fetch')
    }
    const { errors, events } = source({ id: ID, key: 'k', url: 'http://x' }, send)
    await expect(events(range)).rejects.toMatchObject({
      name: 'PublicCalendarError',
    })
    expect(errors).toEqual(['Google Calendar API: Failed to fetch'])
  })

  test('without a key the source is empty and says so; nothing is asked', async () => {
    const { asked, calendar } = await calendarServer(() => ({ body: {} }))
    const { errors, events } = source({ id: calendar.id, url: calendar.url })
    expect(errors).toEqual(['Specify a googleCalendarApiKey'])
    expect(await events(range)).toEqual([])
    expect(asked).toEqual([])
  })
})

describe('what is shown', () => {
  const events = [dinner, fair].map(publicEvent)

  test('moments by the clock on the wall of the place, dates as they are', () => {
    expect(shownEvents(events, 'Asia/Jerusalem')).toMatchObject([
      {
        title: 'Community dinner (The hall)',
        label: 'Community dinner',
        start: '2026-12-07T01:00',
        end: '2026-12-07T03:00',
        allDay: false,
        kind: 'public',
        editable: false,
        url: 'https://calendar.google.com/event?eid=1',
      },
      { start: '2026-12-14', end: '2026-12-17', allDay: true, kind: 'public' },
    ])
    const [there] = shownEvents(events, 'America/New_York')
    expect(there?.start).toBe('2026-12-06T18:00')
  })

  test('an event without dates is left out', () => {
    const broken: PublicEvent = { id: 'x', title: 'x', start: '', end: 'soon' }
    expect(shownEvents([broken], 'UTC')).toEqual([])
  })

  test('in the list on each of its days', async () => {
    const first = firstDayOfView('2026-12')
    const wording = await wordingIn('en')
    const added = shownEvents(events, 'America/New_York')
    const days = agendaOf(daysOf(undefined, first), wording, '2026-12', added)
    const named = days.filter(({ occasions }) => occasions.some(({ kind }) => kind === 'public'))
    expect(named.map(({ day }) => day)).toEqual(['2026-12-06', '2026-12-14', '2026-12-15', '2026-12-16'])
  })
})

describe('consent', () => {
  test('nothing is requested before consent, then for each month', async () => {
    const { asked, calendar } = await calendarServer(() => ({
      body: { items: [fair] },
    }))
    const events = createPublicEvents(calendar)
    await events.follow('2026-11-29', 'Asia/Jerusalem')
    expect(events.$state.get()).toEqual({ status: 'off' })
    expect(asked).toEqual([])
    const agreed = events.agree('2026-11-29', 'Asia/Jerusalem')
    expect(events.$state.get()).toEqual({ status: 'loading' })
    await agreed
    expect(events.$state.get()).toMatchObject({
      status: 'shown',
      events: [{ id: 'fair' }],
    })
    await events.follow('2026-12-27', 'Asia/Jerusalem')
    const starts = asked.map(({ url }) => url.searchParams.get('timeMin'))
    expect(starts).toEqual(['2026-11-28T22:00:00.000Z', '2026-12-26T22:00:00.000Z'])
  })

  test('the texts of both errors reach the visitor', async () => {
    const { calendar } = await calendarServer(() => ({
      status: 403,
      body: { error: { message: 'Daily limit exceeded' } },
    }))
    const limited = createPublicEvents(calendar)
    await limited.agree('2026-11-29', 'UTC')
    expect(limited.$state.get()).toEqual({
      status: 'failed',
      message: 'Google Calendar API: Daily limit exceeded',
    })
    const keyless = createPublicEvents({ id: ID, url: calendar.url })
    await keyless.agree('2026-11-29', 'UTC')
    expect(keyless.$state.get()).toEqual({
      status: 'failed',
      message: 'Specify a googleCalendarApiKey',
    })
  })

  test('without a calendar agreeing changes nothing', async () => {
    const none = createPublicEvents(undefined)
    await none.agree('2026-11-29', 'UTC')
    expect(none.$state.get()).toEqual({ status: 'off' })
  })
})
