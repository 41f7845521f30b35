/** Libraries that the pages and the server use, with their licences. */
export const LIBRARIES = [
  ['Astro', 'MIT'],
  ['React', 'MIT'],
  ['Nano Stores', 'MIT'],
  ['downshift', 'MIT'],
  ['FullCalendar', 'MIT'],
  ['Leaflet', 'BSD-2-Clause'],
  ['supercluster', 'ISC'],
  ['i18next', 'MIT'],
  ['markdown-it', 'MIT'],
  ['Fastify', 'MIT'],
  ['TypeBox', 'MIT'],
  ['Kysely', 'MIT'],
  ['better-sqlite3', 'MIT'],
  ['node-postgres', 'MIT'],
  ['sharp', 'Apache-2.0'],
  ['tz-lookup', 'CC0-1.0'],
] as const
