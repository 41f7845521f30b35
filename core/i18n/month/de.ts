import type { Messages } from '../en.ts'

export const monthDe: Messages['month'] = {
  title: 'Jüdischer Kalender',
  description:
    'Jüdischer Kalender {{year}}: hebräische Daten, Feste, Fasttage, Wochenabschnitte, Kerzenzünden und Hawdala für jeden Ort.',
  intro:
    'Hebräische Daten, Feste, Fasttage und der Wochenabschnitt, Monat für Monat, mit den Zeiten für Kerzenzünden und Hawdala am gewählten Ort.',
  place: 'Ort, dessen Zeiten gezeigt werden',
  region: 'Monatskalender',
  month: 'Monat',
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  previousYear: 'Voriges Jahr',
  nextYear: 'Nächstes Jahr',
  today: 'Heute',
  view: 'Gezeigte hebräische Daten',
  festivals: 'Gezeigte Feste und Fasttage',
  noFestivals: 'Kein Fest und kein Fasttag in dieser Ansicht.',
  untilSunset: 'bis Sonnenuntergang um {{time}}',
  sinceSunset: 'seit Sonnenuntergang um {{time}}',
  agenda: 'Besondere Tage: {{month}}',
  omer: 'Omer-Tag {{number}}',
  chanukah: 'Chanukkakerzen: {{number}}',
  fastBegins: 'Fasten beginnt',
  fastEnds: 'Fasten endet',
  more: '{{number}} weitere',
  moreHint: 'Alles an diesem Tag zeigen',
  events: 'Ereignisse',
  close: 'Schließen',
  legend: 'Zeichen im Kalender',
  holy: 'Fest',
  halfHoly: 'Halbfeiertag',
  fast: 'Fasttag',
  newMonth: 'Neuer Monat',
  other: 'Anderer besonderer Tag',
  lamp: 'Chanukkakerzen',
  loading: 'Der Kalender wird geladen…',
  unread:
    'Diese Seite kann nicht zeigen, was ihre Adresse verlangt: {{values}}. Stattdessen sehen Sie die übliche Auswahl.',
  failed:
    'Der Kalender konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  noPlace:
    'Kein Ort gewählt: Es gibt keine Zeiten, und die Feste sind die außerhalb Israels.',
  method:
    'Kerzenzünden ist {{minutes}} Minuten vor Sonnenuntergang, Hawdala {{havdalah}}. Ortszeit ({{zone}}), zur sicheren Seite gerundet.',
  degrees: 'wenn die Sonne {{degrees}}° unter dem Horizont steht',
  minutes: '{{minutes}} Minuten nach Sonnenuntergang',
  seaLevel: 'Der Sonnenuntergang ist für Meereshöhe berechnet.',
  height: 'Der Sonnenuntergang ist für die Höhe des Ortes berechnet.',
  publicTitle: 'Termine der Gemeinde',
  publicText:
    'Ein öffentlicher Kalender kann hinzugefügt werden. Seine Termine kommen von Servern von Google, die dann Ihre IP-Adresse erfahren. Vor dem Druck auf die Taste wird Google nichts gefragt.',
  publicShow: 'Termine aus Google Kalender zeigen',
  publicLoading: 'Google Kalender wird gefragt…',
  publicShown: 'Die Termine aus Google Kalender werden gezeigt.',
  tables: 'Feste und Fasttage {{year}}',
  tablesIntro:
    'Angegeben ist der Tag selbst. Jedes Fest, und der Fasttag Tischa Beaw, beginnt am Abend davor mit Sonnenuntergang.',
  festival: 'Fest oder Fasttag',
  date: 'Datum',
  inIsrael: 'Innerhalb Israels',
  abroad: 'Außerhalb Israels',
  onlyIsrael: 'Nur in Israel',
  onlyAbroad: 'Nur außerhalb Israels',
  about: 'Was dieser Kalender zeigt',
  aboutDates:
    'Jedes Feld trägt das bürgerliche Datum und das hebräische Datum des Tages; das hebräische Datum selbst beginnt am Abend davor mit Sonnenuntergang.',
  aboutIsrael:
    'Feste und Wochenabschnitt richten sich nach dem Ort: In Israel haben die meisten Feste einen Tag, anderswo zwei, und nach manchen weichen die Abschnitte wochenlang voneinander ab.',
  aboutFasts:
    'Kleine Fasttage dauern vom Tagesanbruch (Sonne 16,1° unter dem Horizont) bis zum Nachteinbruch (7,083°), Tischa Beaw von Sonnenuntergang bis Nachteinbruch. Ein Fasttag, der auf Schabbat fällt, wird verlegt.',
  aboutOmer:
    'Der Tag des Omer ist der am Abend davor gezählte. Chanukkakerzen werden am gezeigten Abend gezündet: freitags vor den Schabbatkerzen, samstags nach der Hawdala.',
  withoutScript:
    'Der Monatskalender braucht JavaScript. Die Feste und Fasttage zweier Jahre stehen unten und sind ohne ihn lesbar.',
}
