import type { Messages } from '../en.ts'

export const takeEs: Messages['take'] = {
  title: 'Llévese los horarios',
  subscribe: 'Suscribirse',
  download: 'Descargar .ics',
  sheet: 'El año en una página',
  json: 'Datos (JSON)',
  anyDate: 'Horarios de otra fecha',
  hebrewToday: 'Fecha hebrea allí ahora: {{date}}',
  calendarName: 'Horarios de Shabat: {{place}}',
  candlesFor: 'Encendido de velas: {{occasion}}',
  havdalahAfter: 'Havdalá: {{occasion}}',
  fastBegins: '{{fast}}: comienzo',
  fastEnds: '{{fast}}: fin',
  chanukahCandles: 'Velas de Janucá: {{number}}',
  atSunset: 'a la puesta del sol',
  beforeSunset: '{{minutes}} min antes de la puesta del sol',
  afterSunset: '{{minutes}} min después de la puesta del sol',
  seaLevel: 'al nivel del mar',
  fromHeight: 'vista desde {{metres}} m de altura',
  sunBelow: 'sol a {{degrees}}° bajo el horizonte',
  atDawn: 'alba, sol a {{degrees}}° bajo el horizonte',
  fromFlame:
    'de una llama ya encendida, no antes del anochecer ({{nightfall}})',
  beforeShabbatCandles: 'antes de las velas de Shabat',
  afterHavdalah: 'después de la havdalá',
  candlesBy: 'Encendido de velas: {{rule}}.',
  havdalahBy: 'Havdalá: {{rule}}.',
  fastsBy:
    'Ayunos: desde el alba (sol a {{dawn}}° bajo el horizonte) hasta el anochecer ({{nightfall}}°); Tishá Beav desde la puesta del sol anterior.',
  localTimes:
    'Horas locales ({{zone}}); el encendido se redondea hacia abajo y la havdalá hacia arriba.',
  noSunset:
    '{{occasion}}: no hay puesta del sol, pregunte los horarios a un rabino',
  noNightfall:
    '{{occasion}}: no llega a anochecer, pregunte los horarios a un rabino',
  hebrewDay: '{{day}} de {{month}}',
  previousYear: 'Año anterior: {{year}}',
  nextYear: 'Año siguiente: {{year}}',
  backTo: 'Página de {{place}}',
  printHint: 'Se imprime en una página, A4 o Carta.',
  legend:
    'Las velas se encienden al atardecer anterior al día de la línea; la havdalá es esa misma noche.',
  legendNightfall: 'después del anochecer, de una llama ya encendida',
}
