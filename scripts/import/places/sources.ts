/** The source of imported data. */
export interface SourceInfo {
  /** A short name, the namespace of its ids. */
  source: string
  name: string
  licence: string
  by: string
  url?: string | undefined
  /** Its page of a place, with {id} where the id goes. */
  page?: string | undefined
}

export const OSM: SourceInfo = {
  source: 'osm',
  name: 'OpenStreetMap',
  licence: 'ODbL-1.0',
  by: 'OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
}

export const OWN_EXPORT: SourceInfo = {
  source: 'export',
  name: 'Export of a directory',
  licence: 'As each document says',
  by: 'Directory editors',
}
