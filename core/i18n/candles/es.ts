import type { Messages } from '../en.ts'

export const candlesEs: Messages['candles'] = {
  title: 'Horarios de encendido de velas',
  description:
    'Encendido de velas y havdalá de cualquier Shabat o festividad y zmanim de cualquier día, en unas 27.000 ciudades, según la costumbre del lugar o la suya.',
  lead: 'Encendido de velas y havdalá de cualquier Shabat o festividad, y zmanim de cualquier día, en unas 27.000 ciudades.',
  form: 'Lugar y fechas',
  city: 'Ciudad',
  shabbatDate: 'Shabat o festividad',
  regularDate: 'Día de los zmanim',
  chooseShabbat: 'Elegir un Shabat o una festividad',
  chooseDay: 'Elegir un día',
  onlyEves:
    'Solo se pueden elegir las tardes en que se encienden velas: los viernes y las vísperas de festividad.',
  festivalEve: 'víspera de festividad',
  calendarFailed: 'No se pudo cargar el calendario. Vuelva a cargar la página.',
  close: 'Cerrar',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  month: 'Mes',
  year: 'Año',
  today: 'hoy',
  selected: 'elegido',
  options: 'Costumbre y método',
  asCustom: 'según la costumbre del lugar',
  asChosen: 'según su elección',
  minutes: 'Minutos antes de la puesta del sol',
  minutesHint: 'Déjelo vacío para seguir la costumbre del lugar.',
  minutesWrong: 'Escriba un número entero de 0 a {{most}}.',
  less: 'Un minuto menos',
  more: 'Un minuto más',
  havdalahBy: 'Salida de Shabat',
  by85: '8,5°: tres estrellas pequeñas',
  by7083: '7,083°: tres estrellas medianas',
  by42: '42 minutos después de la puesta del sol',
  by50: '50 minutos después de la puesta del sol',
  by72: '72 minutos: Rabenu Tam',
  height: 'Puesta del sol vista desde la altitud del lugar',
  heightHint: 'Si no, vista al nivel del mar.',
  reset: 'Volver a la costumbre del lugar',
  unread:
    'Esta página no puede mostrar lo que pide su dirección: {{values}}. En su lugar se muestra lo habitual.',
  empty: 'Elija una ciudad para ver sus horarios.',
  loading: 'Cargando los horarios…',
  shown: '{{place}}: horarios para {{shabbat}} y {{day}}',
  zmanim: 'Zmanim del día',
  zman: 'Momento del día',
  clock: 'Hora',
  fromSunset: 'desde la puesta del sol: {{date}}',
  method: 'Cómo se calculan estos horarios',
  minutesBefore: 'Encendido {{minutes}} min antes de la puesta del sol',
  degreesBelow: 'Havdalá con el sol a {{degrees}}° bajo el horizonte',
  minutesAfter: 'Havdalá {{minutes}} min después de la puesta del sol',
  seaLevel: 'Puesta del sol vista al nivel del mar',
  fromHeight: 'Puesta del sol vista desde la altitud del lugar',
  zone: 'Hora local ({{zone}})',
  placePage: 'Más sobre este lugar',
  copyLink: 'Copiar enlace',
  copied: 'El enlace se ha copiado.',
  copyFailed:
    'No se pudo copiar el enlace. Cópielo desde la barra de direcciones.',
  coming: 'Próximos horarios en {{place}}',
  withoutScript:
    'Otros lugares y días necesitan JavaScript. Sin él puede leer el próximo Shabat de muchas ciudades:',
  how: 'Qué significan los horarios',
  howLighting: 'Encendido de velas',
  howLightingText:
    'Casi en todas partes las velas se encienden 18 minutos antes de la puesta del sol; en Jerusalén 40 minutos, en Haifa y Zijrón Yaakov 30. Esta página sigue por sí misma la costumbre del lugar. Algunas comunidades encienden 15, 20, 22 o 24 minutos antes: indique lo que hace la suya. Con 0 se muestra la propia puesta del sol, después de la cual ya no se encienden velas de Shabat.',
  howFestivals: 'Festividades',
  howFestivalsText:
    'En la víspera de una festividad se encienden antes de la puesta del sol. Para la segunda noche, y para una festividad que sigue al Shabat, se encienden solo después del anochecer y de una llama ya encendida. El viernes siempre se encienden antes de la puesta del sol. La havdalá es al terminar el último día.',
  howHeight: 'Nivel del mar o altitud',
  howHeightText:
    'La mayoría de los calendarios toman la puesta del sol vista al nivel del mar, y nosotros también. Desde una altura se ve salir el sol antes y ponerse después. Con esta opción cambian la salida y la puesta del sol, las horas del día y todos los minutos antes y después de la puesta; lo que se calcula por grados no cambia.',
  howRounding: 'Redondeo',
  howRoundingText:
    'El encendido se redondea al minuto anterior y la havdalá al siguiente, por precaución; los demás horarios, al minuto más cercano. El estado del aire puede mover la puesta visible un minuto o dos: no espere al último momento.',
  howNone: 'Donde no hay noche',
  howMethods: 'Cuándo termina el Shabat y quién sigue cada costumbre',
  meaning85:
    'Se ven tres estrellas pequeñas. Es lo que hoy imprime la mayoría de los calendarios y lo que muestra esta página si no elige otra cosa.',
  meaning7083:
    'Se ven tres estrellas medianas. Un cálculo más temprano, con el que muchos terminan los ayunos; para el Shabat lo usan solo algunas comunidades.',
  meaning42:
    'Un tiempo fijo, igual todos los días del año. Lo imprimen muchas comunidades de Norteamérica.',
  meaning50:
    'También un tiempo fijo, según el dictamen del rabino Moshé Feinstein para la zona de Nueva York; allí lo siguen muchas comunidades ortodoxas.',
  meaning72:
    'El anochecer de Rabenu Tam, el tiempo de caminar cuatro mil. Lo siguen muchas comunidades jasídicas y otras personas más estrictas.',
}
