import type { VacationsWords } from './en.ts'

export const vacationsEs: VacationsWords = {
  page: {
    title: 'Vacaciones kosher',
    description:
      'Busque ofertas de vacaciones kosher por palabras clave y destino: programas de Pésaj, vacaciones en familia, cruceros, escapadas urbanas y viajes de patrimonio.',
    lead: 'Programas de Pésaj, vacaciones en familia, cruceros y circuitos. Busque por palabras clave, o empiece por un tipo de vacaciones o un destino.',
    needsScript:
      'La búsqueda necesita JavaScript. Sin él, elija abajo un tipo de vacaciones o un destino.',
    kinds: 'Tipos de vacaciones',
    offers: 'Ofertas de vacaciones',
    someOf: '{{count}} de {{total}}',
    all: 'Ver todas las vacaciones',
    destinations: 'Destinos',
    none: 'Por ahora no hay ofertas de vacaciones.',
    counts: { one: '{{count}} oferta', other: '{{count}} ofertas' },
  },
  form: {
    name: 'Buscar vacaciones',
    text: 'Palabras clave',
    placeholder: 'Por ejemplo, Pésaj o crucero',
    destination: 'Destino',
    anywhere: 'Todos los destinos',
    button: 'Buscar',
    hint: 'Al menos 3 letras, o ninguna para ver todas las vacaciones.',
  },
  results: {
    loading: 'Buscando…',
    all: 'Todas las vacaciones',
    title: 'Vacaciones: {{asked}}',
    quoted: '«{{text}}»',
    shown: '{{from}}–{{to}} de {{total}}',
    unknown: 'Destino desconocido',
    none: 'No se encontraron vacaciones',
    noneHint: 'Pruebe con menos palabras, con otras o con otro destino.',
    noneThere: 'Buscar en todos los destinos',
    showAll: 'Mostrar todas las vacaciones',
    failed: 'No se pudieron cargar las vacaciones.',
    again: 'Reintentar',
    places: 'Destinos de estas vacaciones',
    anywhere: 'Todos',
    pages: 'Páginas de vacaciones',
  },
  header: {
    inPlace: 'Vacaciones en un lugar',
    byWords: 'Vacaciones por palabras clave',
  },
}
