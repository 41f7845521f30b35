import { expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'

test('fills in what may be left out', () => {
  const standard = {
    host: '127.0.0.1',
    port: 4321,
    varDir: 'var',
    origin: 'http://127.0.0.1:4321',
    trustProxy: false,
    mail: { from: 'Kosher Travel Directory <noreply@localhost>' },
  }
  expect(readConfig({})).toEqual(standard)
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(standard)
})

test('reads every setting', () => {
  const config = readConfig({
    HOST: '::1',
    PORT: '80',
    VAR_DIR: '/srv/var',
    DATABASE_URL: 'postgres://me:secret@db:5432/site',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    MAIL_FROM: 'The Site <mail@example.org>',
    SMTP_URL: 'smtps://me:secret@mail:465',
    GOOGLE_CLIENT_ID: 'abc',
    FACEBOOK_APP_ID: '1',
    FACEBOOK_APP_SECRET: 's',
    RECAPTCHA_SITE_KEY: 'k',
    RECAPTCHA_SECRET: 't',
  })
  expect(config).toEqual({
    host: '::1',
    port: 80,
    varDir: '/srv/var',
    origin: 'http://127.0.0.1:4321',
    databaseUrl: 'postgres://me:secret@db:5432/site',
    trustProxy: '10.0.0.0/8, ::1',
    mail: {
      from: 'The Site <mail@example.org>',
      smtpUrl: 'smtps://me:secret@mail:465',
    },
    google: {
      clientId: 'abc',
      issuer: 'https://accounts.google.com',
      keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    },
    facebook: {
      appId: '1',
      appSecret: 's',
      graphUrl: 'https://graph.facebook.com/v3.2',
    },
    recaptcha: {
      siteKey: 'k',
      secret: 't',
      verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    },
  })
  const origin = readConfig({ SITE_ORIGIN: 'https://example.org/' }).origin
  expect(origin).toBe('https://example.org')
})

test('a public calendar is on when it has an id, with or without a key', () => {
  const on = { GOOGLE_CALENDAR_ID: 'us@example' }
  const standard = 'https://www.googleapis.com/calendar/v3'
  const read = (env: Record<string, string>) => readConfig(env).publicCalendar
  expect(read(on)).toEqual({ id: 'us@example', url: standard })
  expect(read({ ...on, GOOGLE_CALENDAR_API_KEY: 'k' })).toEqual({
    id: 'us@example',
    key: 'k',
    url: standard,
  })
  const other = { ...on, GOOGLE_CALENDAR_URL: 'http://127.0.0.1:8080/v3/' }
  expect(read(other)?.url).toBe('http://127.0.0.1:8080/v3')
  expect(read({ GOOGLE_CALENDAR_ID: '', GOOGLE_CALENDAR_API_KEY: 'k' })).toBe(
    undefined,
  )
})

test('an outside map needs its address and whom to name', () => {
  const url = 'https://{s}.tiles.test/{z}/{x}/{y}.png'
  expect(readConfig({}).mapTiles).toBeUndefined()
  expect(
    readConfig({ MAP_TILES: url, MAP_TILES_ATTRIBUTION: '© Tiles' }).mapTiles,
  ).toEqual({ url, attribution: '© Tiles' })
})

test.each([
  ['a port that is no number', { PORT: 'x' }, /PORT/],
  ['a port out of range', { PORT: '65536' }, /PORT/],
  ['an origin with a path', { SITE_ORIGIN: 'https://x.org/a' }, /SITE_ORIGIN/],
  ['an origin of another kind', { SITE_ORIGIN: 'ftp://x.org' }, /SITE_ORIGIN/],
  ['another database', { DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL/],
  ['a sender that is none', { MAIL_FROM: 'a\r\nBcc: <b@c.d>' }, /MAIL_FROM/],
  ['another mail server', { SMTP_URL: 'http://x' }, /SMTP_URL/],
  [
    'keys that are nowhere',
    { GOOGLE_CLIENT_ID: '1', GOOGLE_KEYS_URL: 'x' },
    /GOOGLE_KEYS_URL/,
  ],
  ['half of Facebook', { FACEBOOK_APP_ID: '1' }, /FACEBOOK_APP_SECRET/],
  [
    'a calendar that is no address',
    { GOOGLE_CALENDAR_URL: 'google' },
    /GOOGLE_CALENDAR_URL/,
  ],
  [
    'a calendar with a query',
    { GOOGLE_CALENDAR_URL: 'https://x.org/?key=1' },
    /GOOGLE_CALENDAR_URL/,
  ],
  [
    'tiles without anybody to name',
    { MAP_TILES: 'https://x.org/{z}/{x}/{y}.png' },
    /MAP_TILES_ATTRIBUTION/,
  ],
  [
    'tiles without a place',
    { MAP_TILES: 'https://x.org/1.png', MAP_TILES_ATTRIBUTION: 'x' },
    /MAP_TILES/,
  ],
  [
    'tiles of another kind',
    { MAP_TILES: 'data:{z}{x}{y}', MAP_TILES_ATTRIBUTION: 'x' },
    /MAP_TILES/,
  ],
  ['a proxy that is none', { TRUST_PROXY: 'yes!' }, /TRUST_PROXY/],
  ['a proxy in words', { TRUST_PROXY: 'cafe, ::1' }, /TRUST_PROXY/],
  ['a network without end', { TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
  ['a network of all', { TRUST_PROXY: '::/0' }, /TRUST_PROXY/],
])('refuses %s', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('never repeats a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@x/y' })).toThrow(
    /^(?!.*secret)/,
  )
})
