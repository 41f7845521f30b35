import {
  isSecret,
  SETTING_NAMES,
  SETTINGS,
  unitOf,
  type SettingName,
  type StoredSettings,
} from '#core/terms/settings.ts'
import type { Store } from '#data/store/database.ts'
import { storedSettings } from '#data/store/settings.repository.ts'
import { readConfig, type Config } from '../config.ts'
import { ConfigError, type Env } from './config-error.ts'

// What processes go by: the environment, else what admins have set at the desk, else the standard.

/** What settings of the desk change of a configuration. */
const DESK_FIELDS = [
  'trust',
  'holdRules',
  'showsSamples',
  'contactEmail',
  'colours',
  'logo',
  'mail',
  'weather',
  'geocoder',
  'mapTiles',
] as const satisfies readonly (keyof Config)[]

/** The variable of the environment that settles a setting, maybe of another value of its unit; undefined for none. */
export function variableSet(env: Env, name: SettingName): string | undefined {
  const own = SETTINGS[name].variable
  return [own, ...unitOf(name).map((other) => SETTINGS[other].variable)].find((variable) => env[variable])
}

/** A value of the store that cannot be used, and why. */
export interface SettingProblem {
  name: SettingName
  /** Names the variable, never a secret. */
  text: string
}

/** The environment with what the store has where it says nothing itself. */
function withStored(env: Env, stored: StoredSettings): Env {
  const more = SETTING_NAMES.flatMap((name) => {
    const value = stored[name]
    return value === undefined || variableSet(env, name) ? [] : [[SETTINGS[name].variable, value] as const]
  })
  return { ...env, ...Object.fromEntries(more) }
}

/**
 * The settings in force. Values of the store that cannot be used count as not set: nobody could correct them at a desk
 * that does not start. Throws ConfigError if the environment itself is wrong.
 */
export function effectiveConfig(
  env: Env,
  stored: StoredSettings,
): { config: Config; used: StoredSettings; problems: readonly SettingProblem[] } {
  const whole = readOrProblem(env, stored)
  if (whole.config) return { config: whole.config, used: stored, problems: [] }
  let [used, config] = [{} as StoredSettings, readConfig(env)]
  const problems: SettingProblem[] = []
  const done = new Set<SettingName>()
  for (const name of SETTING_NAMES.filter((known) => stored[known] !== undefined)) {
    if (done.has(name)) continue
    const unit = unitOf(name).filter((other) => stored[other] !== undefined)
    unit.forEach((other) => done.add(other))
    const more = { ...used, ...Object.fromEntries(unit.map((other) => [other, stored[other]])) }
    const read = readOrProblem(env, more)
    if (read.config) [used, config] = [more, read.config]
    else problems.push({ name, text: read.problem })
  }
  return { config, used, problems }
}

type Read = { config: Config; problem?: undefined } | { config?: undefined; problem: string }

function readOrProblem(env: Env, stored: StoredSettings): Read {
  try {
    return { config: readConfig(withStored(env, stored)) }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { problem: error.message }
  }
}

/** Lets a configuration have the settings of another one, in place: routes and mailers hold on to it. */
export function assume(config: Config, next: Config): void {
  for (const field of DESK_FIELDS) {
    if (next[field] === undefined) delete config[field as 'weather']
    else Object.assign(config, { [field]: next[field] })
  }
}

/** What a configuration is kept up to date with. */
export interface Followed {
  env: Env
  store: Store
  config: Config
}

/** Brings a configuration up to date with the store; secrets need its key. Returns what cannot be used. */
export async function refreshSettings(
  { env, store, config }: Followed,
  { secrets = false }: { secrets?: boolean } = {},
): Promise<readonly SettingProblem[]> {
  const { config: next, problems } = effectiveConfig(env, await storedSettings(store, { secrets }))
  assume(config, next)
  return problems
}

/** A text for logs and commands. */
export const problemText = ({ name, text }: SettingProblem): string =>
  isSecret(name) ? `A secret set at the desk cannot be used` : `A setting of the desk cannot be used: ${text}`
