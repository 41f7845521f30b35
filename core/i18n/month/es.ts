import type { Messages } from '../en.ts'

export const monthEs: Messages['month'] = {
  title: 'Calendario judío',
  description:
    'Calendario judío de {{year}}: fechas hebreas, festividades, ayunos, parashot y horarios de velas y havdalá de cualquier lugar.',
  intro:
    'Fechas hebreas, festividades, ayunos y la parashá de la semana, mes a mes, con los horarios de velas y havdalá del lugar que elija.',
  place: 'Lugar cuyos horarios se muestran',
  region: 'Calendario del mes',
  month: 'Mes',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  today: 'Hoy',
  view: 'Fechas hebreas a la vista',
  festivals: 'Festividades y ayunos a la vista',
  noFestivals: 'Ninguna festividad ni ayuno a la vista.',
  untilSunset: 'hasta la puesta del sol a las {{time}}',
  sinceSunset: 'desde la puesta del sol a las {{time}}',
  agenda: 'Días señalados: {{month}}',
  omer: 'Ómer {{number}}',
  chanukah: 'Velas de Janucá: {{number}}',
  fastBegins: 'Comienza el ayuno',
  fastEnds: 'Termina el ayuno',
  more: '{{number}} más',
  moreHint: 'Mostrar todo lo de este día',
  events: 'Eventos',
  close: 'Cerrar',
  legend: 'Signos del calendario',
  holy: 'Festividad',
  halfHoly: 'Día intermedio',
  fast: 'Ayuno',
  newMonth: 'Mes nuevo',
  other: 'Otro día señalado',
  lamp: 'Velas de Janucá',
  loading: 'El calendario se está cargando…',
  unread:
    'Esta página no puede mostrar lo que pide su dirección: {{values}}. En su lugar se muestra lo habitual.',
  failed: 'No se pudo cargar el calendario. Vuelva a cargar la página.',
  noPlace:
    'No hay lugar elegido: no se muestran horarios, y las festividades son las de fuera de Israel.',
  method:
    'Las velas se encienden {{minutes}} minutos antes de la puesta del sol; la havdalá es {{havdalah}}. Horas locales ({{zone}}), redondeadas por precaución.',
  degrees: 'con el sol a {{degrees}}° bajo el horizonte',
  minutes: '{{minutes}} minutos después de la puesta del sol',
  seaLevel: 'La puesta del sol se calcula al nivel del mar.',
  height: 'La puesta del sol se calcula a la altura del lugar.',
  publicTitle: 'Eventos de la comunidad',
  publicText:
    'Se puede añadir un calendario público. Sus eventos vienen de los servidores de Google, que conocerán entonces su dirección IP. No se pide nada a Google antes de que pulse el botón.',
  publicShow: 'Mostrar eventos de Google Calendar',
  publicLoading: 'Consultando Google Calendar…',
  publicShown: 'Se muestran los eventos de Google Calendar.',
  tables: 'Festividades y ayunos de {{year}}',
  tablesIntro:
    'Las fechas son las del propio día. Cada festividad, y el ayuno de Tishá BeAv, comienza la víspera con la puesta del sol.',
  festival: 'Festividad o ayuno',
  date: 'Fecha',
  inIsrael: 'En Israel',
  abroad: 'Fuera de Israel',
  onlyIsrael: 'Solo en Israel',
  onlyAbroad: 'Solo fuera de Israel',
  about: 'Qué muestra este calendario',
  aboutDates:
    'Cada casilla lleva la fecha civil y la fecha hebrea de ese día; la fecha hebrea misma comienza la víspera con la puesta del sol.',
  aboutIsrael:
    'Las festividades y la parashá siguen al lugar: en Israel la mayoría de las festividades dura un día, fuera dos, y tras algunas de ellas las parashot difieren durante semanas.',
  aboutFasts:
    'Los ayunos menores van del alba (sol a 16,1° bajo el horizonte) al anochecer (7,083°); Tishá BeAv, de la puesta del sol al anochecer. Un ayuno que cae en Shabat se traslada.',
  aboutOmer:
    'El día del Ómer es el contado la noche anterior. Las velas de Janucá se encienden la noche indicada: el viernes antes de las velas de Shabat, el sábado después de la havdalá.',
  withoutScript:
    'El calendario del mes necesita JavaScript. Las festividades y los ayunos de dos años están abajo y se leen sin él.',
}
