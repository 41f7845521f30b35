import type { Lang } from '../languages.ts'
import { deskDe } from './de.ts'
import { deskEn, type DeskWords } from './en.ts'
import { deskEs } from './es.ts'
import { deskFr } from './fr.ts'
import { deskHe } from './he.ts'
import { deskRu } from './ru.ts'

export type { DeskWords } from './en.ts'

/** All languages at once, for the server and for pages as they are built. */
export const DESK_WORDS: Readonly<Record<Lang, DeskWords>> = {
  en: deskEn,
  he: deskHe,
  fr: deskFr,
  es: deskEs,
  ru: deskRu,
  de: deskDe,
}
