import type { Messages } from '../en.ts'

export const takeDe: Messages['take'] = {
  title: 'Zeiten mitnehmen',
  subscribe: 'Abonnieren',
  download: '.ics herunterladen',
  sheet: 'Das Jahr auf einer Seite',
  json: 'Daten (JSON)',
  anyDate: 'Zeiten für jedes Datum',
  hebrewToday: 'Hebräisches Datum dort jetzt: {{date}}',
  calendarName: 'Schabbat-Zeiten: {{place}}',
  candlesFor: 'Kerzenzünden: {{occasion}}',
  havdalahAfter: 'Hawdala: {{occasion}}',
  fastBegins: '{{fast}}: Beginn',
  fastEnds: '{{fast}}: Ende',
  chanukahCandles: 'Chanukka-Kerzen: {{number}}',
  atSunset: 'bei Sonnenuntergang',
  beforeSunset: '{{minutes}} Min. vor Sonnenuntergang',
  afterSunset: '{{minutes}} Min. nach Sonnenuntergang',
  seaLevel: 'auf Meereshöhe',
  fromHeight: 'aus {{metres}} m Höhe gesehen',
  sunBelow: 'Sonne {{degrees}}° unter dem Horizont',
  atDawn: 'Tagesanbruch, Sonne {{degrees}}° unter dem Horizont',
  fromFlame:
    'an einer schon brennenden Flamme, nicht vor Einbruch der Nacht ({{nightfall}})',
  beforeShabbatCandles: 'vor den Schabbatkerzen',
  afterHavdalah: 'nach der Hawdala',
  candlesBy: 'Kerzenzünden: {{rule}}.',
  havdalahBy: 'Hawdala: {{rule}}.',
  fastsBy:
    'Fasttage: von Tagesanbruch (Sonne {{dawn}}° unter dem Horizont) bis zum Einbruch der Nacht ({{nightfall}}°); Tischa Beaw ab dem Sonnenuntergang davor.',
  localTimes:
    'Ortszeit ({{zone}}); Kerzenzünden abgerundet, Hawdala aufgerundet.',
  noSunset:
    '{{occasion}}: kein Sonnenuntergang, fragen Sie einen Rabbiner nach den Zeiten',
  noNightfall:
    '{{occasion}}: keine Nacht, fragen Sie einen Rabbiner nach den Zeiten',
  hebrewDay: '{{day}}. {{month}}',
  previousYear: 'Jahr davor: {{year}}',
  nextYear: 'Jahr danach: {{year}}',
  backTo: 'Seite von {{place}}',
  printHint: 'Passt beim Drucken auf eine Seite, A4 oder Letter.',
  legend:
    'Die Kerzen werden am Abend vor dem Tag der Zeile gezündet; die Hawdala ist an seinem eigenen Abend.',
  legendNightfall: 'nach Einbruch der Nacht, an einer schon brennenden Flamme',
}
