import type { Plural } from '../plural.ts'

/** The words of the editors' page; every other language is measured against them. */
export const deskPageEn = {
  title: 'Editors’ desk',
  description: 'For the editors of this directory.',
  happened: 'What happened',
  tabs: {
    label: 'Parts of the desk',
    queue: 'Queue',
    history: 'History',
    documents: 'Documents',
    audit: 'Audit log',
  },
  waiting: { one: '{{count}} waiting', other: '{{count}} waiting' },
  calls: {
    loading: 'Loading…',
    failed: 'The desk does not answer right now.',
    refused: 'This did not work. Please try again.',
    needLogin:
      'Your session has ended. Log in again; what you typed stays here.',
    again: 'Try again',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends { other: string }
      ? Plural
      : Filled<T[K]>
}
/** What every language must say. */
export type DeskPageWords = Filled<typeof deskPageEn>
