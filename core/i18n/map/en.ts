/** The words of maps; every other language is measured against them. */
export const mapEn = {
  label: 'Map',
  keys: 'The arrow keys move the map, plus and minus change its scale.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullScreen: 'Full screen',
  approximate: 'Approximate position',
  cluster: 'Places here: {{count}}. Zoom in',
  here: 'Places here: {{count}}',
  close: 'Close',
  directions: 'Directions',
  noStreets: 'Streets are not shown on this map.',
  openStreets: 'See the streets on openstreetmap.org',
  showStreets: 'Show a map with streets',
  streetsFrom: 'Its pictures come from {{host}}.',
  list: 'Places on the map',
  show: 'Show on the map',
} as const

/** What every language must say. */
export type MapWords = Readonly<Record<keyof typeof mapEn, string>>
