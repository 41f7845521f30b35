import { AppError } from '#core/contract/app-error.ts'
import type { DeskDone, SettingState, SettingsState, SettingValues } from '#core/contract/desk.ts'
import {
  isApart,
  isSecret,
  isSettingName,
  SETTING_NAMES,
  SETTINGS,
  settingRow,
  unitOf,
  type SettingName,
  type StoredSettings,
} from '#core/terms/settings.ts'
import { LANGS } from '#core/i18n/languages.ts'
import { storedSettings, storeSetting } from '#data/store/settings.repository.ts'
import { findUser } from '#api/accounts/accounts.repository.ts'
import type { Config } from '#api/config.ts'
import type { PeopleDeps } from '#api/deps.ts'
import { effectiveConfig, variableSet } from '#api/settings/desk.ts'
import type { Env } from '#api/settings/config-error.ts'
import { OPENSTREETMAP } from '#api/settings/pages.ts'
import { runAudited, type Acting } from '../acts/audited-action.ts'
import { refuseInvalid } from './invalid.ts'
import { smallLogo } from './logo.ts'
import { seqOfSettings } from './rows.ts'

/** What is set, what this server goes by, and what of it the environment settles. */
export async function readSettings(deps: PeopleDeps, { uid }: Acting): Promise<SettingsState> {
  const { store, env = {} } = deps
  const stored = await storedSettings(store, { secrets: true })
  const { config, problems } = effectiveConfig(env, stored)
  const settings = SETTING_NAMES.map((name): SettingState => {
    const variable = variableSet(env, name)
    const problem = problems.find((wrong) => wrong.name === name)
    return {
      name,
      ...(isSecret(name)
        ? { isSet: Boolean(variable ? env[SETTINGS[name].variable] : stored[name]) }
        : { value: stored[name] ?? '', used: usedValue(name, { env, stored: problem ? {} : stored, config }) }),
      ...(variable && { variable }),
      ...(problem && { problem: problem.text }),
    }
  })
  const user = await findUser(store, uid)
  return { settings, pages: pagesOf(deps), mailTo: user?.email ?? '' }
}

interface Used {
  env: Env
  stored: StoredSettings
  config: Config
}

/** The value in force, without passwords. */
function usedValue(name: SettingName, { env, stored, config }: Used): string {
  const row = settingRow(name)
  const value = (variableSet(env, name) ? env[row.variable] : stored[name]) || row.standard || ''
  if (name === 'samples') return config.showsSamples ? 'yes' : 'no'
  if (name === 'mapTiles') return value || OPENSTREETMAP.url
  if (name === 'weatherUrl') return value || (config.weather?.url ?? '')
  return name === 'smtpUrl' ? withoutPassword(value) : value
}

function withoutPassword(address: string): string {
  const url = URL.parse(address)
  if (!url?.password) return address
  url.password = ''
  return url.href
}

/** How many pages the site has. */
function pagesOf({ release }: PeopleDeps): number {
  const { n } = release()?.index.get<{ n: number }>('select count(*) as n from subjects') ?? { n: 0 }
  return n * LANGS.length
}

/** Sets values; empty ones are removed. Throws AppError `settingFixed`, `settingInvalid` and `nothingChanged`. */
export async function setSettings(deps: PeopleDeps, acting: Acting, values: SettingValues): Promise<DeskDone> {
  const { env = {} } = deps
  const names = Object.keys(values).filter(isSettingName)
  for (const name of names) {
    const variable = variableSet(env, name)
    if (variable) throw new AppError('settingFixed', { values: () => ({ variable }) })
  }
  const typed = await readable(values)
  return runAudited(deps, acting, { act: 'change', kind: 'settings', item: '', reason: '' }, async (trx) => {
    const stored = await storedSettings(trx, { secrets: true })
    const next = withLostSecrets(typed, stored)
    refuseInvalid(env, { ...stored, ...next }, names)
    const rows = []
    for (const name of SETTING_NAMES) {
      const value = next[name]
      const isSame = value === undefined || (isApart(name) && value === (stored[name] ?? ''))
      const row = isSame ? undefined : await storeSetting(trx, name, value)
      if (row) rows.push(row)
    }
    if (rows.length === 0) throw new AppError('nothingChanged')
    const changed = rows.map(({ id }) => id)
    return { tnid: 0, rows, item: changed.join(' '), seq: await seqOfSettings(trx, changed), did: 'setSettings' }
  })
}

/** What was typed as it is stored: a small logo, and the password of a mail server apart from its address. */
async function readable(values: SettingValues): Promise<StoredSettings> {
  const next: Partial<Record<SettingName, string>> = {}
  for (const name of SETTING_NAMES) {
    const value = values[name]?.trim()
    if (value !== undefined) next[name] = value
  }
  if (next.logo) next.logo = await smallLogo(next.logo)
  const url = URL.parse(next.smtpUrl ?? '')
  if (url?.password) {
    next.smtpPassword ??= decodeURIComponent(url.password)
    url.password = ''
    next.smtpUrl = url.href
  }
  return next
}

/** Where a secret goes, besides its own value. */
const RECEIVERS = { smtpPassword: ['smtpUrl'], weatherKey: ['weather', 'weatherUrl'] } as const

/** A secret goes to nobody else than it was typed for: it is removed with its address, unless it is typed again. */
function withLostSecrets(typed: StoredSettings, stored: StoredSettings): StoredSettings {
  const next = { ...typed }
  for (const [secret, receivers] of Object.entries(RECEIVERS)) {
    const name = secret as keyof typeof RECEIVERS
    const isOther = receivers.some(
      (receiver) => (typed[receiver] ?? stored[receiver] ?? '') !== (stored[receiver] ?? ''),
    )
    if (isOther && next[name] === undefined && unitOf(name).some((other) => stored[other])) next[name] = ''
  }
  return next
}
