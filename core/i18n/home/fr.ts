import type { HomeWords } from './en.ts'

export const homeFr: HomeWords = {
  rotator: {
    name: 'Par où commencer',
    roleDescription: 'carrousel',
    slide: 'diapositive',
    position: '{{number}} sur {{total}}',
    choose: 'Images au choix',
    show: 'Afficher : {{name}}',
    pause: 'Arrêter le défilement des images',
    play: 'Faire défiler les images',
    timesTitle: 'L’entrée de Chabbat, ville par ville',
    vacationsTitle: 'Vacances casher',
  },
  row: {
    roleDescription: 'carrousel',
    previous: 'Offres précédentes',
    next: 'Offres suivantes',
    shown: 'Offres {{from}} à {{to}} sur {{total}}',
  },
  offers: {
    title: 'Les offres de voyage phares',
    categories: 'Vacances par thème',
    all: 'Rechercher parmi toutes les vacances',
  },
  begin: {
    title: 'Autres façons de chercher',
  },
  times: {
    candles: 'Allumage des bougies à la date de votre choix',
    calendar: 'Calendrier hébraïque',
  },
  yours: {
    title: 'Pour vos prochaines visites',
    favouritesTitle: 'Gardez ce qui vous plaît',
    favourites:
      'Enregistrez des lieux et des offres au fil de vos recherches et retrouvez-les en route.',
    ownersTitle: 'L’un de ces lieux est à vous ?',
    owners:
      'Tenez ses informations à jour, envoyez des photos et revendiquez la fiche, gratuitement.',
  },
}
