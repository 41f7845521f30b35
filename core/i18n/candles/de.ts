import type { Messages } from '../en.ts'

export const candlesDe: Messages['candles'] = {
  title: 'Kerzenzündzeiten',
  description:
    'Kerzenzünden und Hawdala für jeden Schabbat und Feiertag und die Smanim jedes Tages, in rund 27.000 Städten, nach dem Brauch des Ortes oder nach Ihrem eigenen.',
  lead: 'Kerzenzünden und Hawdala für jeden Schabbat und Feiertag und die Smanim jedes Tages, in rund 27.000 Städten.',
  form: 'Ort und Daten',
  city: 'Stadt',
  shabbatDate: 'Schabbat oder Feiertag',
  regularDate: 'Tag für die Smanim',
  chooseShabbat: 'Schabbat oder Feiertag wählen',
  chooseDay: 'Tag wählen',
  onlyEves:
    'Wählbar sind nur Abende, an denen Kerzen gezündet werden: Freitage und Vorabende von Feiertagen.',
  festivalEve: 'Vorabend eines Feiertags',
  calendarFailed:
    'Der Kalender konnte nicht geladen werden. Bitte laden Sie die Seite neu.',
  close: 'Schließen',
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  month: 'Monat',
  year: 'Jahr',
  today: 'heute',
  selected: 'gewählt',
  options: 'Brauch und Berechnung',
  asCustom: 'nach dem Brauch des Ortes',
  asChosen: 'nach Ihrer Wahl',
  minutes: 'Minuten vor Sonnenuntergang',
  minutesHint: 'Leer lassen für den Brauch des Ortes.',
  minutesWrong: 'Bitte eine ganze Zahl von 0 bis {{most}} eingeben.',
  less: 'Eine Minute weniger',
  more: 'Eine Minute mehr',
  havdalahBy: 'Schabbatausgang',
  by85: '8,5°: drei kleine Sterne',
  by7083: '7,083°: drei mittlere Sterne',
  by42: '42 Minuten nach Sonnenuntergang',
  by50: '50 Minuten nach Sonnenuntergang',
  by72: '72 Minuten: Rabbenu Tam',
  height: 'Sonnenuntergang von der Höhe des Ortes aus gesehen',
  heightHint: 'Sonst wie auf Meereshöhe gesehen.',
  reset: 'Zurück zum Brauch des Ortes',
  unread:
    'Diese Seite kann nicht zeigen, was ihre Adresse verlangt: {{values}}. Stattdessen sehen Sie die übliche Auswahl.',
  empty: 'Wählen Sie eine Stadt, um ihre Zeiten zu sehen.',
  loading: 'Die Zeiten werden geladen…',
  shown: '{{place}}: Zeiten für {{shabbat}} und {{day}}',
  zmanim: 'Smanim des Tages',
  zman: 'Tageszeit',
  clock: 'Uhrzeit',
  fromSunset: 'ab Sonnenuntergang: {{date}}',
  method: 'Wie diese Zeiten berechnet sind',
  minutesBefore: 'Kerzenzünden {{minutes}} Min. vor Sonnenuntergang',
  degreesBelow: 'Hawdala, wenn die Sonne {{degrees}}° unter dem Horizont steht',
  minutesAfter: 'Hawdala {{minutes}} Min. nach Sonnenuntergang',
  seaLevel: 'Sonnenuntergang wie auf Meereshöhe gesehen',
  fromHeight: 'Sonnenuntergang von der Höhe des Ortes aus gesehen',
  zone: 'Ortszeit ({{zone}})',
  placePage: 'Mehr über diesen Ort',
  copyLink: 'Link kopieren',
  copied: 'Der Link wurde kopiert.',
  copyFailed:
    'Der Link konnte nicht kopiert werden. Bitte kopieren Sie ihn aus der Adresszeile.',
  coming: 'Kommende Zeiten in {{place}}',
  withoutScript:
    'Andere Orte und Tage brauchen JavaScript. Ohne JavaScript können Sie den kommenden Schabbat vieler Städte lesen:',
  how: 'Was die Zeiten bedeuten',
  howLighting: 'Kerzenzünden',
  howLightingText:
    'Fast überall werden die Kerzen 18 Minuten vor Sonnenuntergang gezündet, in Jerusalem 40 Minuten vorher, in Haifa und Sichron Jaʼakow 30. Diese Seite folgt von selbst dem Brauch des Ortes. Manche Gemeinden zünden 15, 20, 22 oder 24 Minuten vorher: Stellen Sie ein, was in Ihrer gilt. Bei 0 sehen Sie den Sonnenuntergang selbst, nach dem keine Schabbatkerze mehr gezündet wird.',
  howFestivals: 'Feiertage',
  howFestivalsText:
    'Am Vorabend eines Feiertags wird vor Sonnenuntergang gezündet. Für den zweiten Abend, und wenn ein Feiertag auf den Schabbat folgt, erst nach Einbruch der Nacht und von einer schon brennenden Flamme. Am Freitag wird immer vor Sonnenuntergang gezündet. Hawdala ist am Ende des letzten Tages.',
  howHeight: 'Meereshöhe oder Höhe des Ortes',
  howHeightText:
    'Die meisten Kalender rechnen mit dem Sonnenuntergang, wie man ihn auf Meereshöhe sieht, und wir auch. Von einer Höhe aus sieht man die Sonne früher auf- und später untergehen. Mit dieser Einstellung ändern sich Sonnenauf- und -untergang, die Stunden des Tages und alle Minuten vor und nach Sonnenuntergang; was nach Grad berechnet wird, bleibt gleich.',
  howRounding: 'Rundung',
  howRoundingText:
    'Das Kerzenzünden wird auf die Minute abgerundet und Hawdala aufgerundet, zur sicheren Seite hin; die anderen Zeiten werden auf die nächstliegende Minute gerundet. Die Luft kann den sichtbaren Sonnenuntergang um ein, zwei Minuten verschieben: Warten Sie nicht bis zum letzten Augenblick.',
  howNone: 'Wo es nicht Nacht wird',
  howMethods: 'Wann der Schabbat endet und wer welchem Brauch folgt',
  meaning85:
    'Drei kleine Sterne sind zu sehen. So steht es heute in den meisten Kalendern, und so zeigt es diese Seite, wenn Sie nichts anderes wählen.',
  meaning7083:
    'Drei mittlere Sterne sind zu sehen. Eine frühere Berechnung, nach der viele die Fasttage beenden; für den Schabbat nutzen sie nur einige Gemeinden.',
  meaning42:
    'Eine feste Zeit, an jedem Tag des Jahres gleich. Viele Gemeinden in Nordamerika geben sie an.',
  meaning50:
    'Ebenfalls eine feste Zeit, nach der Entscheidung von Rabbi Mosche Feinstein für New York und Umgebung; viele orthodoxe Gemeinden dort halten sich daran.',
  meaning72:
    'Der Einbruch der Nacht nach Rabbenu Tam, so lange, wie man für vier Mil geht. Viele chassidische Gemeinden und andere, die es strenger nehmen, halten sich daran.',
}
