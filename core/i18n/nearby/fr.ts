import type { NearbyWords } from './en.ts'

export const nearbyFr: NearbyWords = {
  search: {
    tabNearme: 'Près de moi',
    tabNearby: 'Près d’un lieu',
    nearmeTitle: 'Lieux casher près de moi',
    nearmeText:
      'Votre navigateur vous demande votre accord avant de nous dire où vous êtes. La position est arrondie à environ 100 mètres avant l’envoi, et elle n’est pas conservée.',
    findNearMe: 'Trouver des lieux près de moi',
    asking: 'Recherche de votre position…',
    denied:
      'Votre navigateur ne nous dit pas où vous êtes. Autorisez-le dans ses réglages, ou cherchez près d’un lieu.',
    positionFailed:
      'Votre position n’a pas pu être déterminée. Merci de réessayer.',
    unfortunatelyBadAccuracy:
      'Malheureusement, votre position n’est connue qu’à {{metres}} m près, et il nous faut 200 m ou mieux. Réessayez à l’extérieur, ou cherchez près d’un lieu.',
    found: 'Votre position est trouvée. La liste s’ouvre…',
    myPosition: 'Ma position',
    nearbyTitle: 'Lieux casher près d’un lieu',
    nearbyText: 'Près d’une ville, d’un lieu du guide ou d’une adresse.',
    label: 'Lieu ou adresse',
    placeholder: 'Par exemple Grande synagogue',
    button: 'Chercher à proximité',
    searchName: 'Chercher près d’un lieu',
    kind: 'Lieux casher à proximité',
    needsScript:
      'Cette recherche a besoin de JavaScript. Sans lui, choisissez un pays ou un lieu ci-dessous.',
  },
  page: {
    title: 'Casher près de {{place}}',
    which: 'Lequel cherchez-vous ?',
    types: 'Types de lieux',
    order: 'Du plus proche au plus lointain, jusqu’à {{distance}}',
    nearest: 'Les {{count}} plus proches, jusqu’à {{distance}}',
    away: 'à {{distance}}',
    pages: 'Pages de la liste',
    page: 'Page {{page}} sur {{pages}}',
    previous: 'Page précédente',
    next: 'Page suivante',
    map: 'Carte',
    onMap: 'Afficher sur la carte',
    showMap: 'Afficher la carte',
    hideMap: 'Masquer la carte',
    mapFailed: 'La carte n’a pas pu être chargée.',
    toPlace: 'Tout sur {{place}}',
  },
}
