import type { CategoriesWords } from './en.ts'

export const categoriesEs: CategoriesWords = {
  offers: { one: '{{count}} oferta', other: '{{count}} ofertas' },
  samples: 'Ofertas de ejemplo',
  samplesNotice:
    'Estas ofertas son ejemplos. Son inventadas y muestran cómo funciona la guía: ninguna se puede reservar.',
  kind: 'Tipo de vacaciones',
  slider: {
    title: 'Un primer vistazo',
    roleDescription: 'carrusel de ofertas',
    previous: 'Oferta anterior',
    next: 'Oferta siguiente',
    said: 'Oferta {{number}} de {{total}}: {{title}}',
    show: 'Mostrar la oferta {{number}} de {{total}}:',
    see: 'Ver la oferta',
  },
  all: 'Todas las ofertas',
  first: 'Aquí se muestran las primeras {{shown}} de {{total}} ofertas.',
  searchAll: 'Buscar en todas las vacaciones',
  others: 'Otros tipos de vacaciones',
  empty: 'Por ahora no hay ofertas de este tipo.',
  emptyHint: 'La búsqueda abarca las vacaciones de todos los tipos.',
  about: 'Ofertas con sus lugares, fechas y precios.',
  travel: {
    kinds: 'Tipos de vacaciones aquí',
    cities: 'Dónde están las ofertas',
    nearest: 'Lugares más cercanos con ofertas de viaje',
    timesLead:
      'Para organizar sus días: cuándo se encienden las velas y cuándo termina Shabat.',
    tripTimes: 'Horarios en los días de su viaje',
  },
}
