import { errorsDe } from '../i18n/errors/de.ts'
import { errorsEn } from '../i18n/errors/en.ts'
import { errorsEs } from '../i18n/errors/es.ts'
import { errorsFr } from '../i18n/errors/fr.ts'
import { errorsHe } from '../i18n/errors/he.ts'
import { errorsRu } from '../i18n/errors/ru.ts'
import type { Lang } from '../i18n/languages.ts'
import type { ErrorCode } from './errors.ts'

export type ErrorWords = Readonly<Record<ErrorCode, string>>

/** The words of every error in every language; a missing or surplus one does not compile. */
export const ERROR_WORDS: Readonly<Record<Lang, ErrorWords>> = {
  en: errorsEn,
  he: errorsHe,
  fr: errorsFr,
  es: errorsEs,
  ru: errorsRu,
  de: errorsDe,
}
