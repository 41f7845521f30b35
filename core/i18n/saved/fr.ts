import type { SavedWords } from './en.ts'

export const savedFr: SavedWords = {
  save: 'Enregistrer',
  saved: 'Enregistré',
  title: 'Mes lieux favoris',
  description: 'Les lieux et les offres de voyage que vous avez enregistrés.',
  needLogin:
    'Connectez-vous pour voir les lieux et les offres de voyage que vous avez enregistrés.',
  loading: 'Chargement de votre liste…',
  places: 'Lieux',
  offers: 'Offres de voyage',
  empty: 'Rien d’enregistré pour l’instant',
  emptyHint:
    'Appuyez sur « Enregistrer » sur la page d’un lieu ou d’une offre de voyage pour les retrouver ici.',
  search: 'Chercher un lieu',
  noPlaces: 'Aucun lieu enregistré pour l’instant.',
  noOffers: 'Aucune offre de voyage enregistrée pour l’instant.',
  remove: 'Retirer',
  removed: 'Retiré de votre liste',
  saveAgain: 'Enregistrer à nouveau',
  tryAgain: 'Réessayer',
  pages: 'Pages : {{list}}',
  page: 'Page {{page}} sur {{pages}}',
  previous: 'Précédent',
  next: 'Suivant',
  rating: '{{mean}} sur 5, nombre d’avis : {{count}}',
  sampleListing: 'Fiche d’exemple',
  sampleOffer: 'Offre d’exemple',
  datesPassed: 'Dates passées',
  priceFrom: 'à partir de {{price}}',
}
