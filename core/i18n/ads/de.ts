import type { AdWords } from './en.ts'

export const adsDe: AdWords = {
  label: 'Anzeige',
  quiet:
    'Anzeigen kommen von einem fremden Netzwerk. Ohne Ihre Zustimmung wird keine geladen.',
}
