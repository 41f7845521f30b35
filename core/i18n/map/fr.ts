import type { MapWords } from './en.ts'

export const mapFr: MapWords = {
  label: 'Carte',
  keys: 'Les touches fléchées déplacent la carte, plus et moins changent son échelle.',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  fullScreen: 'Plein écran',
  approximate: 'Position approximative',
  cluster: 'Lieux ici : {{count}}. Zoom avant',
  here: 'Lieux ici : {{count}}',
  close: 'Fermer',
  directions: 'Itinéraire',
  noStreets: 'Les rues ne figurent pas sur cette carte.',
  openStreets: 'Voir les rues sur openstreetmap.org',
  showStreets: 'Afficher une carte avec les rues',
  streetsFrom: 'Ses images viennent de {{host}}.',
  list: 'Lieux sur la carte',
  show: 'Voir sur la carte',
}
