import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { YOUTUBE } from '#core/contract/videos.ts'
import { temporaryFolder } from '../../data/test/helpers.ts'
import { ROOT } from '../cli/tools.ts'
import { otherSettings, PAGE_VARIABLES, settingsKey, settingsOf, type PublishSettings } from '../engine/settings.ts'
import { onRunningPort, openSite, publishSettingsOf } from '../engine/site.ts'
import { refuseOtherSettings, runningOrigin, startWatching } from '../engine/watching.ts'
import { CHILD_ENV } from './child-env.ts'

const origin = 'https://example.org'

test('the settings of pages are taken out of those of the server', () => {
  const config = { origin, videos: YOUTUBE, port: 80, weather: { url: 'x' }, statistics: { days: 3 } }
  expect(settingsOf(config)).toEqual({ origin, videos: YOUTUBE, weather: true, statistics: true })
})

const CALENDAR = { GOOGLE_CALENDAR_ID: 'a', GOOGLE_CALENDAR_API_KEY: 'b' }
const TILES = { MAP_TILES: 'https://t.test/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: 'T' }
const ADS = { AD_SCRIPT: 'https://ads.test/a.js', AD_ZONES: 'results=1/2' }
const VIDEOS = { VIDEO_EMBED: 'https://v.test/{id}', VIDEO_PAGE: 'https://v.test/of/{id}' }

/** A PNG of one pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
  '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Of each variable that changes pages: settings, and one that is different. */
const DIFFERENT: Readonly<Record<string, [Record<string, string>, string]>> = {
  SITE_ORIGIN: [{}, 'http://localhost:4321'],
  GOOGLE_CALENDAR_ID: [CALENDAR, 'c'],
  GOOGLE_CALENDAR_API_KEY: [CALENDAR, 'c'],
  GOOGLE_CALENDAR_URL: [CALENDAR, 'https://c.test'],
  MAP_TILES: [TILES, 'https://u.test/{z}/{x}/{y}.png'],
  MAP_TILES_ATTRIBUTION: [TILES, 'U'],
  CONTACT_EMAIL: [{}, 'office@example.org'],
  SITE_COLOUR: [{ SITE_COLOUR: '#0b5d3b' }, '#0b3d5d'],
  SITE_ACCENT: [{ SITE_COLOUR: '#0b5d3b' }, '#ffd166'],
  SITE_LOGO: [{}, LOGO],
  WEATHER: [{}, 'off'],
  GEOCODER_URL: [{}, 'https://nominatim.test'],
  AD_SCRIPT: [ADS, 'https://ads.test/b.js'],
  AD_ZONES: [ADS, 'results=1/3'],
  ARRIVAL_HOURS: [{}, '5'],
  VIDEO_EMBED: [VIDEOS, 'https://w.test/{id}'],
  VIDEO_PAGE: [VIDEOS, 'https://w.test/of/{id}'],
  STATISTICS: [{}, 'off'],
  SHOW_SAMPLES: [{}, 'no'],
  PAGE_FILES: [{}, 'both'],
}

/** Languages are read once in a process; stores are told apart by what is in them. */
const BY_PROCESS = ['LANGUAGES', 'DATABASE_URL']

const publishSettings = (env: Record<string, string>, more: Partial<PublishSettings> = {}): PublishSettings => {
  const config = readConfig(env)
  const { pageFiles } = config
  return {
    ...settingsOf(config),
    samples: config.showsSamples,
    languages: ['en', 'he'],
    store: 'one',
    pageFiles,
    ...more,
  }
}

test.each(Object.entries(DIFFERENT))('publishers with another %s are told apart by it', (name, [env, value]) => {
  expect(otherSettings(publishSettings(env), publishSettings({ ...env, [name]: value }))).toEqual([name])
  expect(otherSettings(publishSettings(env), publishSettings(env))).toEqual([])
})

/** Without samples the index is of another source; which files a page has changes nothing in it. */
const PAGES_ALIKE = ['SHOW_SAMPLES', 'PAGE_FILES']

test.each(Object.entries(DIFFERENT).filter(([name]) => !PAGES_ALIKE.includes(name)))(
  'another %s rebuilds every page',
  (name, [env, value]) => {
    const keyOf = (more: Record<string, string> = {}) => settingsKey(settingsOf(readConfig({ ...env, ...more })))
    expect(keyOf({ [name]: value })).not.toBe(keyOf())
    expect(keyOf()).toBe(keyOf())
  },
)

test('publishers with other languages or another store are told apart', () => {
  const [plain, languages, store] = [{}, { languages: ['en'] }, { store: 'two' }].map((more) =>
    publishSettings({}, more),
  )
  expect(otherSettings(plain!, languages!)).toEqual(['LANGUAGES'])
  expect(otherSettings(plain!, store!)).toEqual(['DATABASE_URL'])
})

/** Settings that no page shows. */
const NOT_IN_PAGES = `
  HOST PORT VAR_DIR SEED_DIR STORE_KEY TRUST_PROXY REVIEWS MEMBER_APPROVED MEMBER_DAYS MEMBER_PER_DAY
  TRUSTED_APPROVED TRUSTED_DAYS TRUSTED_PER_DAY NEW_YORK_URL FOOD_RATINGS_URL DATA_GOV_IL_URL
  TRUSTED_REFUSED_PERCENT TRUSTED_EDITS NEW_PER_DAY SECOND_FACTOR STATISTICS_DAYS STATISTICS_WEEKS MAIL_FROM SMTP_URL
  SMTP_PASSWORD WEATHER_KEY
  OIDC_ISSUER OIDC_CLIENT_ID OIDC_CLIENT_SECRET OIDC_NAME
  GOOGLE_CLIENT_ID FACEBOOK_APP_ID FACEBOOK_APP_SECRET GOOGLE_ISSUER GOOGLE_KEYS_URL FACEBOOK_GRAPH_URL
  RECAPTCHA_SITE_KEY RECAPTCHA_SECRET WEATHER_URL OVERPASS_URL WIKIDATA_URL COMMONS_URL GEONAMES_URL FETCH_WEEKLY
  IMPORT_PICTURE_HOSTS IMPORT_MEGABYTES
  NEWSLETTER_PER_MINUTE DEPLOY_TO S3_ENDPOINT S3_REGION S3_ACCESS_KEY S3_SECRET_KEY S3_ENCODING
  DEPLOY_SSH CDN_MAX_AGE CDN_PURGE_URL CDN_PURGE_TOKEN CDN_PURGE_STYLE LOG_LEVEL METRICS_PORT METRICS_HOST
  DRAIN_SECONDS STOP_SECONDS MAILER WEBHOOK_HOSTS`
  .trim()
  .split(/\s+/)

test('every setting either tells publishers apart, or is in no page', () => {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8')
  const names = [...example.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name!)
  expect(names.toSorted()).toEqual([...PAGE_VARIABLES, ...NOT_IN_PAGES].toSorted())
  expect([...Object.keys(DIFFERENT), ...BY_PROCESS].toSorted()).toEqual(PAGE_VARIABLES.toSorted())
})

test('beside a running publisher only the same settings publish', () => {
  const varDir = temporaryFolder()
  const same = publishSettings({})
  const other = publishSettings({ CONTACT_EMAIL: 'office@example.org', WEATHER: 'off' })
  refuseOtherSettings(varDir, other)
  const watching = startWatching(varDir, same)!
  refuseOtherSettings(varDir, same)
  expect(startWatching(varDir, same)).toBeUndefined()
  for (const refuse of [refuseOtherSettings, startWatching])
    expect(() => refuse(varDir, other)).toThrow(/\(process \d+\) has other values of CONTACT_EMAIL, WEATHER, /)
  watching.release()
  refuseOtherSettings(varDir, other)
})

test('npm run publish with another setting than the running publisher is refused with its name', async () => {
  const VAR_DIR = temporaryFolder()
  const env = { VAR_DIR, WEATHER: 'off' }
  const site = await openSite(env)
  onTestFinished(() => site.close())
  const watching = startWatching(VAR_DIR, await publishSettingsOf(site))!
  onTestFinished(() => watching.release())
  const file = join(ROOT, 'scripts/publish.ts')
  const { status, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    env: { ...CHILD_ENV, ...env, CONTACT_EMAIL: 'office@example.org' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The publisher .* has another CONTACT_EMAIL, .*\n$/)])
  expect(existsSync(join(VAR_DIR, 'current'))).toBe(false)
})

test('a command that nobody told the port publishes for that of npm start', async () => {
  const VAR_DIR = temporaryFolder()
  const started = await openSite({ VAR_DIR, PORT: '4404' })
  onTestFinished(() => started.close())
  expect(started.config.origin).toBe('http://127.0.0.1:4404')
  const other = await openSite({ VAR_DIR })
  onTestFinished(() => other.close())
  expect(onRunningPort(other, { VAR_DIR }).config.origin).toBe('http://127.0.0.1:4321')
  const watching = startWatching(VAR_DIR, await publishSettingsOf(started))!
  expect(onRunningPort(other, { VAR_DIR }).config.origin).toBe('http://127.0.0.1:4404')
  expect(onRunningPort(other, { VAR_DIR, SITE_ORIGIN: origin }).config.origin).toBe('http://127.0.0.1:4321')
  watching.release()
  expect(runningOrigin(VAR_DIR)).toBeUndefined()
})
