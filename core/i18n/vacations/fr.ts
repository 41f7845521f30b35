import type { VacationsWords } from './en.ts'

export const vacationsFr: VacationsWords = {
  page: {
    title: 'Vacances casher',
    description:
      'Cherchez des offres de vacances casher par mots-clés et par destination : programmes de Pessah, vacances en famille, croisières, escapades et circuits du patrimoine.',
    lead: 'Programmes de Pessah, vacances en famille, croisières et circuits. Cherchez par mots-clés, ou commencez par un type de vacances ou une destination.',
    needsScript:
      'La recherche a besoin de JavaScript. Sans lui, choisissez ci-dessous un type de vacances ou une destination.',
    kinds: 'Types de vacances',
    offers: 'Offres de vacances',
    someOf: '{{count}} sur {{total}}',
    all: 'Voir toutes les vacances',
    destinations: 'Destinations',
    none: 'Aucune offre de vacances pour le moment.',
    counts: { one: '{{count}} offre', other: '{{count}} offres' },
  },
  form: {
    name: 'Chercher des vacances',
    text: 'Mots-clés',
    placeholder: 'Par exemple Pessah ou croisière',
    destination: 'Destination',
    anywhere: 'Toutes les destinations',
    button: 'Chercher',
    hint: 'Au moins 3 lettres, ou aucune pour toutes les vacances.',
  },
  results: {
    loading: 'Recherche…',
    all: 'Toutes les vacances',
    title: 'Vacances : {{asked}}',
    quoted: '« {{text}} »',
    shown: '{{from}} à {{to}} sur {{total}}',
    unknown: 'Destination inconnue',
    none: 'Aucune offre de vacances trouvée',
    noneHint: 'Essayez moins de mots, d’autres mots ou une autre destination.',
    noneThere: 'Chercher dans toutes les destinations',
    showAll: 'Afficher toutes les vacances',
    failed: 'Les vacances n’ont pas pu être chargées.',
    again: 'Réessayer',
    places: 'Destinations de ces vacances',
    anywhere: 'Toutes',
    pages: 'Pages de vacances',
  },
  header: {
    inPlace: 'Vacances dans un lieu',
    byWords: 'Vacances par mots-clés',
  },
}
