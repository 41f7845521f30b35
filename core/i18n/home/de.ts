import type { HomeWords } from './en.ts'

export const homeDe: HomeWords = {
  rotator: {
    name: 'Hier geht es los',
    roleDescription: 'Karussell',
    slide: 'Bild',
    position: '{{number}} von {{total}}',
    choose: 'Bilder zur Auswahl',
    show: '{{name}} zeigen',
    pause: 'Bilderwechsel anhalten',
    play: 'Bilderwechsel starten',
    timesTitle: 'Wann der Schabbat beginnt, Stadt für Stadt',
    vacationsTitle: 'Koscherer Urlaub',
  },
  row: {
    roleDescription: 'Karussell',
    previous: 'Vorige Angebote',
    next: 'Nächste Angebote',
    shown: 'Angebote {{from}} bis {{to}} von {{total}}',
  },
  offers: {
    title: 'Reiseangebote im Blickpunkt',
    categories: 'Urlaub nach Art',
    all: 'Alle Reiseangebote durchsuchen',
  },
  begin: {
    title: 'Weitere Wege zur Suche',
  },
  times: {
    candles: 'Kerzenzünden an jedem Tag',
    calendar: 'Hebräischer Kalender',
  },
  yours: {
    title: 'Zum Wiederkommen',
    favouritesTitle: 'Behalten Sie, was Ihnen gefällt',
    favourites:
      'Merken Sie sich Orte und Angebote beim Suchen, dann haben Sie sie unterwegs zur Hand.',
    ownersTitle: 'Gehört einer dieser Orte Ihnen?',
    owners:
      'Halten Sie die Angaben aktuell, schicken Sie Bilder und melden Sie Ihren Anspruch auf den Eintrag an, kostenlos.',
  },
}
