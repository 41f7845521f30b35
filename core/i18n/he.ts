import { en, type Messages } from './en.ts'

export const he: Messages = en
