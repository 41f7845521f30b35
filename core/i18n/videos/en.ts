/** The words of videos: in pages, in their slider and in their gallery. */
export const videosEn = {
  /** The name of a press on a poster, before its title. */
  play: 'Play',
  /** On a poster, and in the gallery: whom a press on play asks. */
  asks: 'Plays from {{host}}',
  sample: 'Sample video',
  note: 'These videos lie at {{host}}. Nothing is loaded from there before you press play or agree to videos in the privacy settings.',
  sampleNote:
    'These are sample videos: only their titles and pictures are shown, and nobody else is asked.',
  isSample: 'This is a sample video. There is no film behind it.',
  show: 'Show the videos',
  hide: 'Hide the videos',
  enlarge: 'Open the gallery',
  gallery: 'Video gallery',
  slider: 'video slider',
  slide: 'video',
  position: 'Video {{number}} of {{total}}',
  showOne: 'Show video {{number}} of {{total}}',
  thumbs: 'All videos',
  previous: 'Previous video',
  next: 'Next video',
  pause: 'Stop playing by itself',
  fullScreen: 'Full screen',
} as const

/** What every language must say. */
export type VideoWords = Readonly<Record<keyof typeof videosEn, string>>
