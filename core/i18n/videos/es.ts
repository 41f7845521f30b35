import type { VideoWords } from './en.ts'

export const videosEs: VideoWords = {
  play: 'Reproducir',
  asks: 'Se reproduce desde {{host}}',
  sample: 'Vídeo de ejemplo',
  note: 'Estos vídeos están en {{host}}. No se carga nada de allí antes de que pulse reproducir o acepte los vídeos en los ajustes de privacidad.',
  sampleNote:
    'Son vídeos de ejemplo: solo se muestran los títulos y las imágenes, y no se consulta ningún otro servidor.',
  isSample: 'Este es un vídeo de ejemplo. No hay ninguna película detrás.',
  show: 'Mostrar los vídeos',
  hide: 'Ocultar los vídeos',
  enlarge: 'Abrir la galería',
  gallery: 'Galería de vídeos',
  slider: 'carrusel de vídeos',
  slide: 'vídeo',
  position: 'Vídeo {{number}} de {{total}}',
  showOne: 'Mostrar el vídeo {{number}} de {{total}}',
  thumbs: 'Todos los vídeos',
  previous: 'Vídeo anterior',
  next: 'Vídeo siguiente',
  pause: 'Detener la reproducción automática',
  fullScreen: 'Pantalla completa',
}
