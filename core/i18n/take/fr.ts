import type { Messages } from '../en.ts'

export const takeFr: Messages['take'] = {
  title: 'Emporter les horaires',
  subscribe: 'S’abonner',
  download: 'Télécharger .ics',
  sheet: 'L’année sur une page',
  json: 'Données (JSON)',
  anyDate: 'Horaires d’une autre date',
  hebrewToday: 'Date hébraïque sur place en ce moment : {{date}}',
  calendarName: 'Horaires de Chabbat : {{place}}',
  candlesFor: 'Allumage : {{occasion}}',
  havdalahAfter: 'Havdala : {{occasion}}',
  fastBegins: '{{fast}} : début',
  fastEnds: '{{fast}} : fin',
  chanukahCandles: 'Bougies de Hanouka : {{number}}',
  atSunset: 'au coucher du soleil',
  beforeSunset: '{{minutes}} min avant le coucher du soleil',
  afterSunset: '{{minutes}} min après le coucher du soleil',
  seaLevel: 'au niveau de la mer',
  fromHeight: 'vu d’une hauteur de {{metres}} m',
  sunBelow: 'soleil à {{degrees}}° sous l’horizon',
  atDawn: 'aube, soleil à {{degrees}}° sous l’horizon',
  fromFlame: 'à une flamme déjà allumée, pas avant la nuit ({{nightfall}})',
  beforeShabbatCandles: 'avant les bougies de Chabbat',
  afterHavdalah: 'après la havdala',
  candlesBy: 'Allumage : {{rule}}.',
  havdalahBy: 'Havdala : {{rule}}.',
  fastsBy:
    'Jeûnes : de l’aube (soleil à {{dawn}}° sous l’horizon) à la nuit ({{nightfall}}°) ; Ticha Béav dès le coucher du soleil de la veille.',
  localTimes:
    'Heures locales ({{zone}}) ; l’allumage est arrondi vers le bas, la havdala vers le haut.',
  noSunset:
    '{{occasion}} : pas de coucher du soleil, demandez les horaires à un rabbin',
  noNightfall:
    '{{occasion}} : la nuit ne tombe pas, demandez les horaires à un rabbin',
  hebrewDay: '{{day}} {{month}}',
  previousYear: 'Année précédente : {{year}}',
  nextYear: 'Année suivante : {{year}}',
  backTo: 'Page de {{place}}',
  printHint: 'S’imprime sur une page, A4 ou Letter.',
  legend:
    'L’allumage a lieu la veille au soir du jour de la ligne, la havdala le soir même.',
  legendNightfall: 'après la tombée de la nuit, à une flamme déjà allumée',
}
