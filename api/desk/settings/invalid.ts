import { AppError } from '#core/contract/app-error.ts'
import { MIN_CONTRAST, isColour, textContrast } from '#core/domain/colours.ts'
import { format } from '#core/i18n/format.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import {
  SETTING_EXAMPLES,
  SETTINGS,
  settingRow,
  unitOf,
  type SettingName,
  type StoredSettings,
} from '#core/terms/settings.ts'
import { numberText } from '#core/text/values.ts'
import type { Env } from '#api/settings/config-error.ts'
import { effectiveConfig } from '#api/settings/desk.ts'

/** Throws AppError `settingInvalid` if one of some settings cannot be used, with the field and the reason. */
export function refuseInvalid(env: Env, stored: StoredSettings, names: readonly SettingName[]): void {
  const set = Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== ''))
  for (const { name: first, text } of effectiveConfig(env, set).problems) {
    const unit = unitOf(first)
    if (!unit.some((name) => names.includes(name))) continue
    // The message begins with its variable.
    const name = unit.find((other) => new RegExp(`^${SETTINGS[other].variable}\\b`).test(text)) ?? first
    throw invalid(name, set[name] ?? '')
  }
}

/** The error of a value. */
export const invalid = (name: SettingName, value: string): AppError =>
  new AppError('settingInvalid', {
    values: (lang) => ({ field: MESSAGES[lang].desk.settings.names[name], why: reasonOf(lang, name, value) }),
  })

type Reason = keyof (typeof MESSAGES)['en']['desk']['settings']['wrong']

const REASONS: Readonly<Partial<Record<SettingName, Reason>>> = {
  mapTiles: 'tiles',
  mapTilesAttribution: 'attribution',
  mailFrom: 'sender',
  smtpUrl: 'smtp',
  smtpPassword: 'smtpUser',
}

function reasonOf(lang: Lang, name: SettingName, value: string): string {
  const { wrong } = MESSAGES[lang].desk.settings
  const row = settingRow(name)
  if (row.kind === 'number')
    return format(wrong.number, { min: numberText(lang, row.min), max: numberText(lang, row.max) })
  if (row.kind === 'colour') return colourReason(lang, name === 'brandColour' ? 'brand' : 'accent', value.toLowerCase())
  const reason = wrong[REASONS[name] ?? (row.kind as 'choice' | 'email' | 'address' | 'picture')]
  return format(reason, { example: SETTING_EXAMPLES[name] ?? '' })
}

function colourReason(lang: Lang, name: 'brand' | 'accent', value: string): string {
  const { wrong } = MESSAGES[lang].desk.settings
  if (!isColour(value)) return wrong.colour
  const text = name === 'brand' ? wrong.brandPale : wrong.accentDark
  const ratio = (number: number) => `${numberText(lang, Math.floor(number * 10) / 10)} : 1`
  return format(text, { contrast: ratio(textContrast(name, value)), least: ratio(MIN_CONTRAST) })
}
