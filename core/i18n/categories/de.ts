import type { CategoriesWords } from './en.ts'

export const categoriesDe: CategoriesWords = {
  offers: { one: '{{count}} Angebot', other: '{{count}} Angebote' },
  samples: 'Musterangebote',
  samplesNotice:
    'Dies sind Musterangebote. Sie sind erfunden und zeigen, wie das Verzeichnis funktioniert: Keines davon kann gebucht werden.',
  kind: 'Art des Urlaubs',
  slider: {
    title: 'Ein erster Blick',
    roleDescription: 'Angebotsleiste',
    previous: 'Vorheriges Angebot',
    next: 'Nächstes Angebot',
    said: 'Angebot {{number}} von {{total}}: {{title}}',
    show: 'Angebot {{number}} von {{total}} zeigen:',
    see: 'Zum Angebot',
  },
  all: 'Alle Angebote',
  first: 'Hier stehen die ersten {{shown}} von {{total}} Angeboten.',
  searchAll: 'Alle Urlaubsangebote durchsuchen',
  others: 'Weitere Arten von Urlaub',
  empty: 'Zurzeit gibt es kein Angebot dieser Art.',
  emptyHint: 'Die Suche geht durch Urlaubsangebote aller Arten.',
  about: 'Angebote mit Ort, Terminen und Preisen.',
  travel: {
    kinds: 'Urlaubsarten an diesem Ort',
    cities: 'Wo es Angebote gibt',
    nearest: 'Nächste Orte mit Reiseangeboten',
    timesLead:
      'Damit Sie Ihre Tage danach planen können: wann die Kerzen gezündet werden und wann der Schabbat endet.',
    tripTimes: 'Zeiten an den Tagen Ihrer Reise',
  },
}
