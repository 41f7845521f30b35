// The settings that admins change at the desk, all of them: the form, the reader, what a change does and the guide of
// operators come from these rows. Each also has a variable of the environment, which wins over the store.

/** Who uses a setting: pages are built again when it changes; the server and the mailer take it up by themselves. */
export type SettingUser = 'server' | 'pages' | 'mailer'

/** Parts of the form. */
export const SETTING_GROUPS = ['site', 'contributions', 'mail', 'weather', 'maps'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

type Kind =
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'email' | 'address' | 'line' | 'colour' | 'picture' }
  /** Stored encrypted, and never sent back. */
  | { kind: 'secret' }

export type SettingRow = Kind & {
  variable: string
  group: SettingGroup
  usedBy: readonly SettingUser[]
  /** What counts where nothing is set; absent if nothing does, or if it depends on others. */
  standard?: string
  /** Values that only make sense together: where the environment has one of them, it has all. */
  unit?: 'weather' | 'tiles' | 'smtp'
}

const count = (variable: string, standard: number, max = 10_000) =>
  ({
    variable,
    group: 'contributions',
    kind: 'number',
    min: 0,
    max,
    usedBy: ['server'],
    standard: String(standard),
  }) as const

export const SETTINGS = {
  contactEmail: { variable: 'CONTACT_EMAIL', group: 'site', kind: 'email', usedBy: ['server', 'pages'] },
  samples: {
    variable: 'SHOW_SAMPLES',
    group: 'site',
    kind: 'choice',
    options: ['yes', 'no'],
    usedBy: ['server', 'pages'],
  },
  logo: { variable: 'SITE_LOGO', group: 'site', kind: 'picture', usedBy: ['pages'] },
  brandColour: { variable: 'SITE_COLOUR', group: 'site', kind: 'colour', usedBy: ['pages'], standard: '#1d3a63' },
  accentColour: { variable: 'SITE_ACCENT', group: 'site', kind: 'colour', usedBy: ['pages'], standard: '#f0a93a' },
  reviews: {
    variable: 'REVIEWS',
    group: 'contributions',
    kind: 'choice',
    options: ['show', 'new', 'approve'],
    usedBy: ['server'],
    standard: 'show',
  },
  trustedEdits: {
    variable: 'TRUSTED_EDITS',
    group: 'contributions',
    kind: 'choice',
    options: ['show', 'approve'],
    usedBy: ['server'],
    standard: 'show',
  },
  memberApproved: count('MEMBER_APPROVED', 3),
  memberDays: count('MEMBER_DAYS', 1),
  trustedApproved: count('TRUSTED_APPROVED', 20),
  trustedDays: count('TRUSTED_DAYS', 30),
  trustedRefusedPercent: count('TRUSTED_REFUSED_PERCENT', 10, 100),
  newPerDay: count('NEW_PER_DAY', 20),
  memberPerDay: count('MEMBER_PER_DAY', 100),
  trustedPerDay: count('TRUSTED_PER_DAY', 20),
  mailFrom: {
    variable: 'MAIL_FROM',
    group: 'mail',
    kind: 'line',
    usedBy: ['server', 'mailer'],
    standard: 'Kosher Travel Directory <noreply@localhost>',
  },
  smtpUrl: { variable: 'SMTP_URL', group: 'mail', kind: 'address', usedBy: ['server', 'mailer'], unit: 'smtp' },
  smtpPassword: {
    variable: 'SMTP_PASSWORD',
    group: 'mail',
    kind: 'secret',
    usedBy: ['server', 'mailer'],
    unit: 'smtp',
  },
  weather: {
    variable: 'WEATHER',
    group: 'weather',
    kind: 'choice',
    options: ['met', 'open-meteo', 'off'],
    usedBy: ['server', 'pages'],
    standard: 'met',
    unit: 'weather',
  },
  weatherUrl: { variable: 'WEATHER_URL', group: 'weather', kind: 'address', usedBy: ['server'], unit: 'weather' },
  weatherKey: { variable: 'WEATHER_KEY', group: 'weather', kind: 'secret', usedBy: ['server'], unit: 'weather' },
  geocoder: { variable: 'GEOCODER_URL', group: 'maps', kind: 'address', usedBy: ['server', 'pages'] },
  mapTiles: { variable: 'MAP_TILES', group: 'maps', kind: 'address', usedBy: ['pages'], unit: 'tiles' },
  mapTilesAttribution: {
    variable: 'MAP_TILES_ATTRIBUTION',
    group: 'maps',
    kind: 'line',
    usedBy: ['pages'],
    unit: 'tiles',
  },
} as const satisfies Readonly<Record<string, SettingRow>>

export type SettingName = keyof typeof SETTINGS

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

export const settingRow = (name: SettingName): SettingRow => SETTINGS[name]

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name)

export const isSecret = (name: SettingName): boolean => settingRow(name).kind === 'secret'

/** How addresses of some settings look. */
export const SETTING_EXAMPLES: Readonly<Partial<Record<SettingName, string>>> = {
  mailFrom: 'Our Name <name@example.org>',
  mapTiles: 'https://tiles.example.org/{z}/{x}/{y}.png',
}

/** Whether a value stands in a row of its own, to which the log refers. */
export const isApart = (name: SettingName): boolean => isSecret(name) || settingRow(name).kind === 'picture'

/** Whether pages are built again when a setting changes. */
export const isInPages = (name: SettingName): boolean => settingRow(name).usedBy.includes('pages')

/** A setting and those that only make sense with it. */
export function unitOf(name: SettingName): readonly SettingName[] {
  const { unit } = settingRow(name)
  return unit ? SETTING_NAMES.filter((other) => settingRow(other).unit === unit) : [name]
}

/** What the store has, by name; a name without a value is not there. */
export type StoredSettings = Readonly<Partial<Record<SettingName, string>>>
