import type { VideoWords } from './en.ts'

export const videosDe: VideoWords = {
  play: 'Abspielen',
  asks: 'Wird von {{host}} abgespielt',
  sample: 'Mustervideo',
  note: 'Diese Videos liegen bei {{host}}. Von dort wird nichts geladen, bevor Sie auf Abspielen drücken oder Videos in den Datenschutzeinstellungen zulassen.',
  sampleNote:
    'Das sind Mustervideos: Nur Titel und Bilder werden gezeigt, und kein anderer Server wird gefragt.',
  isSample: 'Dies ist ein Mustervideo. Dahinter steckt kein Film.',
  show: 'Videos zeigen',
  hide: 'Videos ausblenden',
  enlarge: 'Galerie öffnen',
  gallery: 'Videogalerie',
  slider: 'Videoschieber',
  slide: 'Video',
  position: 'Video {{number}} von {{total}}',
  showOne: 'Video {{number}} von {{total}} zeigen',
  thumbs: 'Alle Videos',
  previous: 'Vorheriges Video',
  next: 'Nächstes Video',
  pause: 'Automatisches Abspielen anhalten',
  fullScreen: 'Vollbild',
}
