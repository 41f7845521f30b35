import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readConfig } from '#api/config.ts'
import { assume, effectiveConfig, refreshSettings } from '#api/settings/desk.ts'
import type { AuditLog, SettingState, SettingsState, SettingValues, TestMail } from '#core/contract/desk.ts'
import { isInPages, SETTING_NAMES, SETTINGS, type SettingName } from '#core/terms/settings.ts'
import { storedSettings } from '#data/store/settings.repository.ts'
import { PAGE_VARIABLES } from '../../scripts/engine/settings.ts'
import { ROOT } from '../../scripts/cli/tools.ts'
import { deskApp, read, undone, type Desk } from './desk.ts'
import { memoryStore } from './helpers.ts'
import { mailServer, refusal } from './mail/smtp-servers.ts'
import { onBothStores } from './store/stores.ts'

const PASSWORD = 'pass/word of the mail server'
const TILES = 'https://tiles.example.org/{z}/{x}/{y}.png'

test('the environment wins over the store, and the store over the standard', () => {
  const stored = { contactEmail: 'desk@example.org', reviews: 'approve', memberDays: '7' }
  expect(readConfig({}).contactEmail).toBeUndefined()
  const { config, problems } = effectiveConfig({ CONTACT_EMAIL: 'env@example.org', MEMBER_APPROVED: '5' }, stored)
  expect(config).toMatchObject({
    contactEmail: 'env@example.org',
    trust: { heldPosts: 'all', member: { approved: 5, days: 7 }, newPerDay: 20 },
  })
  expect(problems).toEqual([])
})

test('values that belong together come from one place', () => {
  const stored = { smtpUrl: 'smtps://desk@mail.example.org:465', smtpPassword: PASSWORD }
  const { config } = effectiveConfig({}, stored)
  expect(new URL(config.mail.smtpUrl!)).toMatchObject({ username: 'desk', password: encodeURIComponent(PASSWORD) })
  // The password of one server is not told another one.
  const other = effectiveConfig({ SMTP_URL: 'smtp://env@127.0.0.1:2525' }, stored)
  expect(other.config.mail.smtpUrl).toBe('smtp://env@127.0.0.1:2525')
})

test('values of the store that cannot be used count as not set, and are named', () => {
  const stored = { contactEmail: 'nobody', mapTiles: TILES, memberDays: '7' }
  const { config, used, problems } = effectiveConfig({}, stored)
  expect(problems).toEqual([
    { name: 'contactEmail', text: expect.stringContaining('CONTACT_EMAIL must be an address like') },
    { name: 'mapTiles', text: 'MAP_TILES_ATTRIBUTION is also needed with MAP_TILES, MAP_TILES_ATTRIBUTION' },
  ])
  expect(used).toEqual({ memberDays: '7' })
  expect(config.trust.member.days).toBe(7)
})

const LOGO = async (width: number, height: number) => {
  const picture = sharp({ create: { width, height, channels: 4, background: { r: 0, g: 90, b: 60, alpha: 0.5 } } })
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`
}

/** A value of each setting that can be used, and one that cannot. */
const VALUES: Readonly<Record<SettingName, [good: string, bad: string | undefined]>> = {
  contactEmail: ['a@example.org', 'a'],
  samples: ['no', 'maybe'],
  logo: [await LOGO(200, 80), await LOGO(2000, 80)],
  brandColour: ['#0b5d3b', '#ffe08a'],
  accentColour: ['#ffd166', '#202020'],
  reviews: ['new', 'some'],
  trustedEdits: ['approve', 'some'],
  memberApproved: ['4', '-1'],
  memberDays: ['2', '1.5'],
  trustedApproved: ['30', 'x'],
  trustedDays: ['60', '10001'],
  trustedRefusedPercent: ['20', '101'],
  newPerDay: ['10', 'x'],
  memberPerDay: ['50', 'x'],
  trustedPerDay: ['5', 'x'],
  mailFrom: ['Office <office@example.org>', 'office'],
  smtpUrl: ['smtp://127.0.0.1:2525', 'http://127.0.0.1'],
  smtpPassword: [PASSWORD, undefined],
  weather: ['open-meteo', 'somebody'],
  weatherUrl: ['https://weather.example.org', 'http://weather.example.org'],
  weatherKey: ['k', undefined],
  geocoder: ['https://nominatim.example.org', 'ftp://x'],
  mapTiles: ['off', 'https://tiles.example.org'],
  mapTilesAttribution: ['', undefined],
}

test.each(SETTING_NAMES)('%s is read, and refused by its variable', (name) => {
  const [good, bad] = VALUES[name]
  const problemOf = (value: string) => effectiveConfig({}, { [name]: value }).problems[0]?.text
  expect(problemOf(good)).toBeUndefined()
  if (bad === undefined) return
  expect(problemOf(bad)).toMatch(new RegExp(`^(${SETTINGS[name].variable}|MAP_TILES)`))
})

test('what the table says of pages is what tells publishers apart, and guide and example have every variable', () => {
  const [guide, example] = ['docs/operating.md', '.env.example'].map((file) => readFileSync(join(ROOT, file), 'utf8'))
  for (const name of SETTING_NAMES) {
    const { variable } = SETTINGS[name]
    expect(isInPages(name), variable).toBe(PAGE_VARIABLES.includes(variable))
    // Empty: a copied example would settle it for good.
    expect(example, variable).toMatch(new RegExp(`^${variable}=$`, 'm'))
    expect(guide, variable).toContain(`\`${variable}\``)
  }
})

test('a configuration takes up another one in place, and gives back what is no longer set', () => {
  const config = readConfig({ PORT: '1234' })
  const reference = config
  assume(config, readConfig({ CONTACT_EMAIL: 'a@example.org', WEATHER: 'off', PORT: '1' }))
  expect(reference).toMatchObject({ contactEmail: 'a@example.org', port: 1234 })
  expect(reference.weather).toBeUndefined()
  assume(config, readConfig({}))
  expect(reference).toEqual(readConfig({ PORT: '1234' }))
})

/** Omer is an admin. */
async function withAdmin(desk: Desk): Promise<Desk> {
  await desk.store.updateTable('users').set({ role: 'admin' }).where('id', '=', desk.Omer.uid).execute()
  await desk.Omer.load()
  return desk
}

const set = async ({ Omer }: Desk, values: SettingValues) => {
  const answer = await Omer.post('desk/settings', { settings: values })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as { audit: number; seq?: number }
}

const refusalOf = async ({ Omer }: Desk, values: SettingValues) => {
  const answer = await Omer.call('desk/settings', { body: { settings: values }, headers: { 'accept-language': 'en' } })
  return (answer.json() as { error: string }).error
}

const stateOf = async ({ Omer }: Desk, name: SettingName): Promise<SettingState> =>
  (await read<SettingsState>(Omer, 'settings')).settings.find((state) => state.name === name)!

onBothStores((open) => {
  const app = async (env: Record<string, string> = {}) =>
    withAdmin(await deskApp(await open.migrated(), undefined, env))

  test('an admin sets values, this server goes by them at once, and an undo brings back what was', async () => {
    const desk = await app()
    const { store, config } = desk
    const first = await set(desk, { contactEmail: ' office@example.org ', reviews: 'approve' })
    expect(first.seq).toBeGreaterThan(0)
    expect(config).toMatchObject({ contactEmail: 'office@example.org', trust: { heldPosts: 'all' } })
    expect((await desk.get('/.well-known/security.txt')).body).toContain('mailto:office@example.org')
    const second = await set(desk, { contactEmail: 'other@example.org' })
    expect((await set(desk, { memberDays: '9' })).seq).toBeUndefined()
    await undone(desk.Omer, second.audit)
    expect(config.contactEmail).toBe('office@example.org')
    await undone(desk.Omer, first.audit)
    expect(config.contactEmail).toBeUndefined()
    expect(config.trust).toMatchObject({ heldPosts: 'none', member: { days: 9 } })
    expect(await storedSettings(store, { secrets: true })).toEqual({ memberDays: '9' })
    const { rows } = await read<AuditLog>(desk.Omer, 'audit?kind=settings')
    expect(rows.map(({ act, item }) => [act, item])).toEqual([
      ['undo', 'contactEmail reviews'],
      ['undo', 'contactEmail'],
      ['change', 'memberDays'],
      ['change', 'contactEmail'],
      ['change', 'contactEmail reviews'],
    ])
  })

  test('secrets are stored encrypted, told nobody, and go to nobody else than they were typed for', async () => {
    const desk = await app()
    const { store, Omer, config } = desk
    const smtpUrl = `smtps://desk:${encodeURIComponent(PASSWORD)}@mail.example.org:465`
    const { audit } = await set(desk, { smtpUrl })
    expect(config.mail.smtpUrl).toBe(smtpUrl)
    expect(await stateOf(desk, 'smtpPassword')).toEqual({ name: 'smtpPassword', isSet: true })
    expect(await stateOf(desk, 'smtpUrl')).toMatchObject({ value: 'smtps://desk@mail.example.org:465' })
    const tables = ['settings', 'setting_values', 'audit'] as const
    const rows = await Promise.all(tables.map((table) => store.selectFrom(table).selectAll().execute()))
    const answers = await Promise.all(['settings', 'audit'].map((call) => read(Omer, call)))
    for (const text of [PASSWORD, encodeURIComponent(PASSWORD)])
      expect(JSON.stringify([rows, answers])).not.toContain(text)
    await set(desk, { smtpUrl: 'smtps://desk@elsewhere.example.org:465' })
    expect(config.mail.smtpUrl).toBe('smtps://desk@elsewhere.example.org:465')
    expect(await stateOf(desk, 'smtpPassword')).toEqual({ name: 'smtpPassword', isSet: false })
    const removed = await set(desk, { smtpPassword: 'another' })
    await undone(Omer, removed.audit)
    expect(config.mail.smtpUrl).toBe('smtps://desk@elsewhere.example.org:465')
    expect(audit).toBeGreaterThan(0)
  })

  test('what the environment sets is shown by its variable, without passwords, and cannot be changed', async () => {
    const desk = await app({ SMTP_URL: `smtp://u:${encodeURIComponent(PASSWORD)}@127.0.0.1:2525`, REVIEWS: 'new' })
    const { Omer } = desk
    expect(await stateOf(desk, 'reviews')).toMatchObject({ value: '', used: 'new', variable: 'REVIEWS' })
    expect(await stateOf(desk, 'smtpPassword')).toMatchObject({ variable: 'SMTP_URL' })
    expect(JSON.stringify(await read(Omer, 'settings'))).not.toContain(encodeURIComponent(PASSWORD))
    expect(await refusalOf(desk, { reviews: 'approve' })).toBe(
      'This is set by REVIEWS in the environment, and can only be changed there.',
    )
    expect((await Omer.post('desk/settings', { settings: { smtpPassword: 'x' } })).json().code).toBe('settingFixed')
  })

  test('values that cannot be used are refused with the reason', async () => {
    const desk = await app()
    expect(await refusalOf(desk, { brandColour: '#ffe08a' })).toMatch(
      /^Brand colour: choose a darker one\. .* contrast of 1\.2 : 1, and 4\.5 : 1 is needed\.$/,
    )
    expect(await refusalOf(desk, { accentColour: '#202020' })).toMatch(/^Accent colour: choose a lighter one\./)
    expect(await refusalOf(desk, { memberDays: 'x' })).toBe(
      'Days to become a member: type a whole number from 0 to 10,000.',
    )
    expect(await refusalOf(desk, { mapTiles: TILES })).toMatch(/^Credit for the tiles: type the address/)
    expect(await refusalOf(desk, { smtpUrl: 'smtp://127.0.0.1', smtpPassword: 'x' })).toMatch(/^Password of the mail/)
    expect(await refusalOf(desk, { logo: 'data:image/png;base64,AAAA' })).toMatch(/^Logo: choose a PNG/)
    expect(await refusalOf(desk, { contactEmail: '' })).toMatch(/^You should change/)
    expect(await storedSettings(desk.store, { secrets: true })).toEqual({})
  })

  test('a logo is made small, and is no part of the log', async () => {
    const desk = await app()
    await set(desk, { logo: VALUES.logo[1]! })
    expect(desk.config.logo).toMatchObject({ width: 720, height: 29 })
    expect(JSON.stringify(await read(desk.Omer, 'audit'))).not.toContain('base64')
  })

  test('another process takes up what was set, with what can be used', async () => {
    const desk = await app()
    await set(desk, { contactEmail: 'office@example.org', memberDays: '9' })
    await desk.store.updateTable('settings').set({ value: 'x' }).where('name', '=', 'memberDays').execute()
    const config = readConfig({ PORT: '1234' })
    const problems = await refreshSettings({ env: { PORT: '1234' }, store: desk.store, config })
    expect(config).toMatchObject({ port: 1234, contactEmail: 'office@example.org', trust: { member: { days: 1 } } })
    expect(problems).toEqual([{ name: 'memberDays', text: expect.stringContaining('MEMBER_DAYS must be') }])
    expect((await stateOf(desk, 'memberDays')).problem).toContain('MEMBER_DAYS must be')
  })

  test('a test message goes to the admin, and says what the mail server said', async () => {
    const desk = await app()
    const { Omer } = desk
    const send = async () => (await Omer.post('desk/settings/testmail', {})).json() as TestMail
    expect(await send()).toEqual({ state: 'file' })
    expect(readdirSync(join(desk.varDir, 'mail')).filter((name) => name.endsWith('-test.eml'))).toHaveLength(1)
    const server = await mailServer()
    await set(desk, { smtpUrl: server.url, mailFrom: 'Office <office@example.org>' })
    expect(await send()).toEqual({ state: 'sent' })
    expect(server.deliveries).toMatchObject([{ from: 'office@example.org', to: ['omer@example.org'] }])
    const other = await mailServer({ onMailFrom: (_, __, done) => done(refusal(550, 'no relaying here')) })
    await set(desk, { smtpUrl: other.url })
    expect(await send()).toEqual({ state: 'failed', problem: expect.stringContaining('no relaying here') })
    await other.close()
    expect(await send()).toEqual({ state: 'failed', problem: expect.stringContaining('ECONNREFUSED') })
  })
})

test('requests are answered while settings change', async () => {
  const desk = await withAdmin(await deskApp(await memoryStore()))
  await set(desk, { contactEmail: 'a@example.org' })
  const statuses: number[] = []
  let changes = 0
  const change = async () => {
    for (const days of ['2', '3', '4', '5', '6']) {
      await set(desk, {
        memberDays: days,
        geocoder: `https://n${days}.example.org`,
        contactEmail: `a${days}@example.org`,
      })
      changes++
    }
  }
  const ask = async () => {
    while (changes < 5) {
      const paths = ['/rest/tjt/locac/Par', '/.well-known/security.txt', '/rest/tjt/session']
      // Else nothing but these has its turn.
      await nextTurn()
      for (const answer of await Promise.all(paths.map((path) => desk.get(path)))) statuses.push(answer.statusCode)
    }
  }
  const changed = change().finally(() => (changes = 5))
  await Promise.all([changed, ask()])
  expect(statuses.length).toBeGreaterThan(9)
  expect(statuses.filter((status) => status < 200 || status > 299)).toEqual([])
})
