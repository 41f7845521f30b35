import { join } from 'node:path'
import { compareMessages, glossaryFaults, type MessageReport } from '#core/i18n/compare-messages.ts'
import { GLOSSARY } from '#core/i18n/glossary.ts'
import { DEFAULT_LANG, KNOWN_LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import { readMessages } from './messages.ts'
import { ROOT } from './tools.ts'

// Reports how complete each language is, and fails on messages that would be shown wrongly. Names missing messages,
// which fall back to English.

const folderOf = (lang: string) => join(ROOT, 'core/i18n', lang)
const english = readMessages(folderOf(DEFAULT_LANG))
const translations = KNOWN_LANGS.filter((lang) => lang !== DEFAULT_LANG).map(
  (lang) => [lang, readMessages(folderOf(lang))] as const,
)
const reports = translations.map(
  ([lang, texts]) => [lang, compareMessages(LANGUAGES[lang].locale, texts, english)] as const,
)

const lines = (lang: string, what: string, keys: readonly string[]) =>
  keys.map((key) => `${lang}: ${what}: ${key}\n`).join('')

function tell(lang: string, report: MessageReport): string {
  return (
    lines(lang, 'in English for now', report.missing) +
    lines(lang, 'not in English', report.surplus) +
    lines(lang, 'other {{values}} than English', report.values) +
    lines(lang, 'lacks or has too many plural forms', report.plurals)
  )
}

const isWrong = ({ surplus, values, plurals }: MessageReport) => surplus.length + values.length + plurals.length > 0

for (const [lang, report] of reports) process.stdout.write(tell(lang, report))
const shares = reports.map(([lang, { completeness }]) => `${lang} ${Math.floor(completeness * 100)} %`)
process.stdout.write(`${shares.join(', ')}\n`)
const faults = [[DEFAULT_LANG, english] as const, ...translations].flatMap(([lang, texts]) =>
  glossaryFaults(texts, GLOSSARY[lang] ?? []).map((fault) => `${lang}: ${fault}`),
)
for (const fault of faults) process.stdout.write(`${fault}\n`)
if (faults.length > 0 || reports.some(([, report]) => isWrong(report))) process.exitCode = 1
