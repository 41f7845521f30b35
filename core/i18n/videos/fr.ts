import type { VideoWords } from './en.ts'

export const videosFr: VideoWords = {
  play: 'Lire',
  asks: 'Lecture depuis {{host}}',
  sample: 'Vidéo d’exemple',
  note: 'Ces vidéos se trouvent chez {{host}}. Rien n’en est chargé avant que vous n’appuyiez sur lecture ou n’acceptiez les vidéos dans les réglages de confidentialité.',
  sampleNote:
    'Ce sont des vidéos d’exemple : seuls les titres et les images sont affichés, et aucun autre serveur n’est contacté.',
  isSample: 'Ceci est une vidéo d’exemple. Il n’y a aucun film derrière.',
  show: 'Afficher les vidéos',
  hide: 'Masquer les vidéos',
  enlarge: 'Ouvrir la galerie',
  gallery: 'Galerie de vidéos',
  slider: 'carrousel de vidéos',
  slide: 'vidéo',
  position: 'Vidéo {{number}} sur {{total}}',
  showOne: 'Afficher la vidéo {{number}} sur {{total}}',
  thumbs: 'Toutes les vidéos',
  previous: 'Vidéo précédente',
  next: 'Vidéo suivante',
  pause: 'Arrêter la lecture automatique',
  fullScreen: 'Plein écran',
}
