import type { DeskPageWords } from './en.ts'

export const deskPageDe: DeskPageWords = {
  title: 'Redaktion',
  description: 'Für die Redaktion dieses Verzeichnisses.',
  happened: 'Was geschah',
  tabs: {
    label: 'Teile der Redaktion',
    queue: 'Eingang',
    history: 'Verlauf',
    documents: 'Dokumente',
    audit: 'Protokoll',
  },
  waiting: { one: '{{count}} wartet', other: '{{count}} warten' },
  calls: {
    loading: 'Wird geladen …',
    failed: 'Die Redaktion antwortet gerade nicht.',
    refused: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    needLogin:
      'Ihre Sitzung ist zu Ende. Melden Sie sich neu an; was Sie getippt haben, bleibt hier.',
    again: 'Noch einmal versuchen',
  },
}
