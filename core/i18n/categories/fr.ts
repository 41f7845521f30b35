import type { CategoriesWords } from './en.ts'

export const categoriesFr: CategoriesWords = {
  offers: { one: '{{count}} offre', other: '{{count}} offres' },
  samples: 'Offres d’exemple',
  samplesNotice:
    'Ces offres sont des exemples. Elles sont inventées et montrent comment le guide fonctionne : aucune ne peut être réservée.',
  kind: 'Type de vacances',
  slider: {
    title: 'Premier aperçu',
    roleDescription: 'diaporama des offres',
    previous: 'Offre précédente',
    next: 'Offre suivante',
    said: 'Offre {{number}} sur {{total}} : {{title}}',
    show: 'Afficher l’offre {{number}} sur {{total}} :',
    see: 'Voir l’offre',
  },
  all: 'Toutes les offres',
  first: 'Voici les {{shown}} premières offres sur {{total}}.',
  searchAll: 'Rechercher dans toutes les vacances',
  others: 'Autres types de vacances',
  empty: 'Il n’y a pas d’offre de ce type pour le moment.',
  emptyHint: 'La recherche porte sur les vacances de tous les types.',
  about: 'Des offres avec leurs lieux, leurs dates et leurs prix.',
  travel: {
    kinds: 'Types de vacances ici',
    cities: 'Où sont les offres',
    nearest: 'Lieux les plus proches avec des offres de voyage',
    timesLead:
      'Pour organiser vos journées : l’heure d’allumage des bougies et la sortie de Chabbat.',
    tripTimes: 'Horaires pour les jours de votre voyage',
  },
}
