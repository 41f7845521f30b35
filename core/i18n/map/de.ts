import type { MapWords } from './en.ts'

export const mapDe: MapWords = {
  label: 'Karte',
  keys: 'Die Pfeiltasten bewegen die Karte, Plus und Minus ändern ihren Maßstab.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fullScreen: 'Vollbild',
  approximate: 'Ungefähre Lage',
  cluster: 'Orte hier: {{count}}. Vergrößern',
  here: 'Orte hier: {{count}}',
  close: 'Schließen',
  directions: 'Route',
  noStreets: 'Straßen sind auf dieser Karte nicht zu sehen.',
  openStreets: 'Straßen auf openstreetmap.org ansehen',
  showStreets: 'Karte mit Straßen zeigen',
  streetsFrom: 'Ihre Bilder kommen von {{host}}.',
  list: 'Orte auf der Karte',
  show: 'Auf der Karte zeigen',
}
