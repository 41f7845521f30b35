import { YOUTUBE } from '#core/contract/videos.ts'
import { expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { OPENSTREETMAP } from '#api/settings/pages.ts'

test('fills in what may be left out', () => {
  const standard = {
    host: '127.0.0.1',
    port: 4321,
    varDir: 'var',
    origin: 'http://127.0.0.1:4321',
    linkOrigin: 'http://127.0.0.1:4321',
    trustProxy: false,
    trust: {
      member: { approved: 3, days: 1 },
      trusted: { approved: 20, days: 30 },
      maxRefusedPercent: 10,
      newPerDay: 20,
      memberPerDay: 100,
      atOncePerDay: 20,
      heldPosts: 'none',
      editsAtOnce: true,
    },
    holdRules: { first: 0, links: false, words: '' },
    requiresSecondFactor: true,
    statistics: { days: 3, weeks: 53 },
    showsSamples: true,
    weather: {
      provider: 'met',
      url: 'https://api.met.no/weatherapi/locationforecast/2.0',
    },
    mapTiles: OPENSTREETMAP,
    videos: YOUTUBE,
    mail: { from: 'Kosher Travel Directory <noreply@localhost>' },
    pageFiles: 'compressed',
    importMegabytes: 20,
    newslettersPerMinute: 60,
    webhookHosts: new Set(),
    importPictureHosts: new Set(),
    running: { drainMs: 0, stopMs: 25_000, sendsMail: true },
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
    REVIEWS: 'approve',
    TRUSTED_EDITS: 'approve',
    MEMBER_APPROVED: '1',
    MEMBER_DAYS: '0',
    TRUSTED_APPROVED: '50',
    TRUSTED_DAYS: '90',
    TRUSTED_REFUSED_PERCENT: '5',
    NEW_PER_DAY: '3',
    MEMBER_PER_DAY: '40',
    TRUSTED_PER_DAY: '5',
    SECOND_FACTOR: 'optional',
    STATISTICS_DAYS: '5',
    STATISTICS_WEEKS: '105',
    SHOW_SAMPLES: 'no',
    WEATHER: 'open-meteo',
    AD_SCRIPT: 'https://ads.example/serve.js',
    AD_ZONES: 'results=102/7, listing=a-1/b.2',
    MAIL_FROM: 'The Site <mail@example.org>',
    SMTP_URL: 'smtps://me:secret@mail:465',
    GOOGLE_CLIENT_ID: 'abc',
    FACEBOOK_APP_ID: '1',
    FACEBOOK_APP_SECRET: 's',
    OIDC_ISSUER: 'https://id.example.org',
    OIDC_CLIENT_ID: 'us',
    OIDC_CLIENT_SECRET: 'u',
    OIDC_NAME: 'Example',
    RECAPTCHA_SITE_KEY: 'k',
    RECAPTCHA_SECRET: 't',
    VIDEO_EMBED: 'https://v.test/{id}',
    VIDEO_PAGE: 'https://v.test/of/{id}',
    LOG_LEVEL: 'info',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.1',
    DRAIN_SECONDS: '5',
    STOP_SECONDS: '60',
    MAILER: 'off',
    PAGE_FILES: 'both',
    IMPORT_MEGABYTES: '50',
    NEWSLETTER_PER_MINUTE: '300',
    WEBHOOK_HOSTS: 'hooks.internal',
    IMPORT_PICTURE_HOSTS: 'old.example.org',
  })
  expect(config).toEqual({
    mapTiles: OPENSTREETMAP,
    pageFiles: 'both',
    importMegabytes: 50,
    newslettersPerMinute: 300,
    webhookHosts: new Set(['hooks.internal']),
    importPictureHosts: new Set(['old.example.org']),
    videos: { embed: 'https://v.test/{id}', page: 'https://v.test/of/{id}' },
    host: '::1',
    port: 80,
    varDir: '/srv/var',
    origin: 'http://[::1]',
    linkOrigin: 'http://[::1]',
    databaseUrl: 'postgres://me:secret@db:5432/site',
    trustProxy: '10.0.0.0/8, ::1',
    trust: {
      member: { approved: 1, days: 0 },
      trusted: { approved: 50, days: 90 },
      maxRefusedPercent: 5,
      newPerDay: 3,
      memberPerDay: 40,
      atOncePerDay: 5,
      heldPosts: 'all',
      editsAtOnce: false,
    },
    holdRules: { first: 0, links: false, words: '' },
    requiresSecondFactor: false,
    statistics: { days: 5, weeks: 105 },
    showsSamples: false,
    weather: { provider: 'open-meteo', url: 'https://api.open-meteo.com/v1' },
    ads: {
      script: 'https://ads.example/serve.js',
      zones: {
        results: { zone: '102', oid: '7' },
        listing: { zone: 'a-1', oid: 'b.2' },
      },
    },
    mail: {
      from: 'The Site <mail@example.org>',
      smtpUrl: 'smtps://me:secret@mail:465',
    },
    running: {
      logLevel: 'info',
      metrics: { host: '10.0.0.1', port: 9464 },
      drainMs: 5000,
      stopMs: 60_000,
      sendsMail: false,
    },
    google: {
      clientId: 'abc',
      issuer: 'https://accounts.google.com',
      keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    },
    oidc: { issuer: 'https://id.example.org/', clientId: 'us', clientSecret: 'u', name: 'Example' },
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
  const { origin } = readConfig({ SITE_ORIGIN: 'https://example.org/' })
  expect(origin).toBe('https://example.org')
})

test.each([
  ['https://example.org', false],
  ['http://203.0.113.7:8080', false],
  ['http://[2001:db8::1]', false],
  ['http://127.0.0.1:4321', true],
  ['http://192.168.1.20', true],
  ['http://172.20.0.2:4321', true],
  ['http://[::1]:4321', true],
  ['http://[fd00::1]', true],
  ['http://trial:4321', true],
  ['http://trial.local', true],
])('at %s samples are shown unless asked otherwise: %s', (SITE_ORIGIN, isShown) => {
  const shows = (SHOW_SAMPLES?: string) => readConfig({ SITE_ORIGIN, SHOW_SAMPLES }).showsSamples
  expect([shows(), shows('yes'), shows('no')]).toEqual([isShown, true, false])
  expect(() => shows('maybe')).toThrow('SHOW_SAMPLES must be yes or no, not "maybe"')
})

test.each([
  [{ PORT: '4522' }, 'http://127.0.0.1:4522'],
  [{ HOST: 'localhost', PORT: '80' }, 'http://localhost'],
  [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:4321'],
  [{ HOST: '::', PORT: '4522' }, 'http://127.0.0.1:4522'],
  [{ HOST: 'fd00::1' }, 'http://[fd00::1]:4321'],
  [{ PORT: '0' }, 'http://127.0.0.1:4321'],
  [{ HOST: 'no host', PORT: '1' }, 'http://127.0.0.1:4321'],
])('with %j pages and mails name %s, and samples are shown', (env, expected) => {
  expect(readConfig(env)).toMatchObject({ origin: expected, linkOrigin: expected, showsSamples: true })
  const SITE_ORIGIN = 'https://example.org'
  const there = { origin: SITE_ORIGIN, linkOrigin: SITE_ORIGIN, showsSamples: false }
  expect(readConfig({ ...env, SITE_ORIGIN })).toMatchObject(there)
})

test('statistics may be off, and say what is wrong with their numbers', () => {
  expect(readConfig({ STATISTICS: 'off' }).statistics).toBeUndefined()
  expect(() => readConfig({ STATISTICS: 'yes' })).toThrow('STATISTICS must be on or off, not "yes"')
  const days = 'STATISTICS_DAYS must be a whole number from 2 to 28, not "1"'
  expect(() => readConfig({ STATISTICS_DAYS: '1' })).toThrow(days)
  expect(() => readConfig({ STATISTICS_WEEKS: '1e3' })).toThrow('STATISTICS_WEEKS')
})

test('owners of listings see a contact address if one is set', () => {
  const read = (email: string) => readConfig({ CONTACT_EMAIL: email }).contactEmail
  expect(read('office@example.org')).toBe('office@example.org')
  expect(read('')).toBeUndefined()
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
  expect(read({ GOOGLE_CALENDAR_ID: '', GOOGLE_CALENDAR_API_KEY: 'k' })).toBe(undefined)
})

test('arrivals are close by the usual hours, or by others', () => {
  const read = (text: string) => readConfig({ ARRIVAL_HOURS: text }).arrivalHours
  expect([readConfig({}).arrivalHours, read(''), read('1'), read('12')]).toEqual([undefined, undefined, 1, 12])
})

test('the weather may be off, or come from another provider', () => {
  const read = (env: Record<string, string>) => readConfig(env).weather
  expect(read({ WEATHER: 'off' })).toBe(undefined)
  expect(read({ WEATHER_URL: 'http://127.0.0.1:8080/' })).toEqual({
    provider: 'met',
    url: 'http://127.0.0.1:8080',
  })
  expect(read({ WEATHER: '', WEATHER_URL: 'https://x.org/met/' })?.url).toBe('https://x.org/met')
})

test('an outside map needs its address and whom to name', () => {
  const url = 'https://{s}.tiles.test/{z}/{x}/{y}.png'
  expect(readConfig({}).mapTiles).toMatchObject({ url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' })
  expect(readConfig({ MAP_TILES: 'off' }).mapTiles).toBeUndefined()
  expect(readConfig({ MAP_TILES: url, MAP_TILES_ATTRIBUTION: '© Tiles' }).mapTiles).toEqual({
    url,
    attribution: '© Tiles',
  })
  const own = { url: '/maps/jerusalem.pmtiles', attribution: '© OpenStreetMap' }
  expect(readConfig({ MAP_TILES: own.url, MAP_TILES_ATTRIBUTION: own.attribution }).mapTiles).toEqual(own)
  for (const MAP_TILES of ['/maps/../secret.pmtiles', '/tiles.pmtiles', 'https://x.org/a.pmtiles'])
    expect(() => readConfig({ MAP_TILES, MAP_TILES_ATTRIBUTION: '©' }), MAP_TILES).toThrow('MAP_TILES must be')
})

test('videos are played by YouTube without its cookies, by others, or by nobody', () => {
  const read = (env: Record<string, string>) => readConfig(env).videos
  expect(read({})).toEqual(YOUTUBE)
  const VIDEO_EMBED = 'http://127.0.0.1:8080/embed/{id}?a=1'
  expect(read({ VIDEO_EMBED })).toEqual({ embed: VIDEO_EMBED })
  const VIDEO_PAGE = 'https://v.test/{id}'
  expect(read({ VIDEO_EMBED, VIDEO_PAGE })?.page).toBe(VIDEO_PAGE)
  expect(read({ VIDEO_EMBED: 'off' })).toBeUndefined()
})

const ADS = { AD_SCRIPT: 'https://x.org/a.js', AD_ZONES: 'results=1/2' }

test.each([
  ['a port that is no number', { PORT: 'x' }, /PORT/],
  ['players without an id', { VIDEO_EMBED: 'https://v.test/' }, /VIDEO_EMBED/],
  ['an id in the name of a server', { VIDEO_EMBED: 'https://{id}.v.test/' }, /VIDEO_EMBED/],
  ['an id that is not sent', { VIDEO_PAGE: 'https://v.test/#{id}' }, /VIDEO_PAGE/],
  ['videos of another kind', { VIDEO_PAGE: 'data:{id}' }, /VIDEO_PAGE/],
  ['a port out of range', { PORT: '65536' }, /PORT/],
  ['an origin with a path', { SITE_ORIGIN: 'https://x.org/a' }, /SITE_ORIGIN/],
  ['an origin of another kind', { SITE_ORIGIN: 'ftp://x.org' }, /SITE_ORIGIN/],
  ['another database', { DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL/],
  ['another way with the second factor', { SECOND_FACTOR: 'no' }, /SECOND_FACTOR/],
  ['another way with reviews', { REVIEWS: 'hide' }, /REVIEWS must be show, new, or approve/],
  ['days that are no number', { TRUSTED_DAYS: 'many' }, /TRUSTED_DAYS/],
  ['more than all', { TRUSTED_REFUSED_PERCENT: '101' }, /TRUSTED_REFUSED_PERCENT/],
  ['a sender that is none', { MAIL_FROM: 'a\r\nBcc: <b@c.d>' }, /MAIL_FROM/],
  ['another mail server', { SMTP_URL: 'http://x' }, /SMTP_URL/],
  ['a mail server without a host', { SMTP_URL: 'smtp://' }, /SMTP_URL/],
  ['a mail server without slashes', { SMTP_URL: 'smtp:mail' }, /SMTP_URL/],
  ['an address of nobody', { CONTACT_EMAIL: 'office' }, /CONTACT_EMAIL/],
  ['keys that are nowhere', { GOOGLE_CLIENT_ID: '1', GOOGLE_KEYS_URL: 'x' }, /GOOGLE_KEYS_URL/],
  ['half of Facebook', { FACEBOOK_APP_ID: '1' }, /FACEBOOK_APP_SECRET/],
  ['a calendar that is no address', { GOOGLE_CALENDAR_URL: 'google' }, /GOOGLE_CALENDAR_URL/],
  ['a calendar with a query', { GOOGLE_CALENDAR_URL: 'https://x.org/?key=1' }, /GOOGLE_CALENDAR_URL/],
  ['a language without messages', { LANGUAGES: 'en, he, pt' }, /LANGUAGES may have en, he, .*, but not "pt"/],
  ['a site without English', { LANGUAGES: 'he,fr' }, /LANGUAGES must have en/],
  ['no hours before candle lighting', { ARRIVAL_HOURS: '0' }, /ARRIVAL_HOURS must be a whole number/],
  ['a day before candle lighting', { ARRIVAL_HOURS: '24' }, /ARRIVAL_HOURS.*not "24"/],
  ['half an hour before candle lighting', { ARRIVAL_HOURS: '0.5' }, /ARRIVAL_HOURS/],
  ['another weather', { WEATHER: 'sunny' }, /WEATHER must be met/],
  ['a weather in the open', { WEATHER_URL: 'http://x.org' }, /WEATHER_URL/],
  ['a weather that is no address', { WEATHER_URL: 'met' }, /WEATHER_URL/],
  ['ads without zones', { AD_SCRIPT: ADS.AD_SCRIPT }, /AD_ZONES/],
  ['zones without ads', { AD_ZONES: ADS.AD_ZONES }, /AD_SCRIPT/],
  ['a script in the open', { ...ADS, AD_SCRIPT: 'http://x/a' }, /AD_SCRIPT/],
  ['a slot that is none', { ...ADS, AD_ZONES: 'home=1/2' }, /AD_ZONES/],
  ['a zone without o-id', { ...ADS, AD_ZONES: 'results=1' }, /AD_ZONES/],
  ['a zone with quotes', { ...ADS, AD_ZONES: 'results="/2' }, /AD_ZONES/],
  ['tiles without anybody to name', { MAP_TILES: 'https://x.org/{z}/{x}/{y}.png' }, /MAP_TILES_ATTRIBUTION/],
  ['tiles without a place', { MAP_TILES: 'https://x.org/1.png', MAP_TILES_ATTRIBUTION: 'x' }, /MAP_TILES/],
  ['tiles of another kind', { MAP_TILES: 'data:{z}{x}{y}', MAP_TILES_ATTRIBUTION: 'x' }, /MAP_TILES/],
  ['a proxy that is none', { TRUST_PROXY: 'yes!' }, /TRUST_PROXY/],
  ['a proxy in words', { TRUST_PROXY: 'cafe, ::1' }, /TRUST_PROXY/],
  ['a network without end', { TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
  ['a level that is none', { LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  ['metrics on an impossible port', { METRICS_PORT: '70000' }, /METRICS_PORT/],
  ['a time that is none', { DRAIN_SECONDS: '5s' }, /DRAIN_SECONDS/],
  ['no time to end', { DRAIN_SECONDS: '30' }, /STOP_SECONDS \(25\)/],
  ['a mailer that may be', { MAILER: 'maybe' }, /MAILER/],
  ['a network of all', { TRUST_PROXY: '::/0' }, /TRUST_PROXY/],
])('refuses %s', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('never repeats a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@x/y' })).toThrow(/^(?!.*secret)/)
})
