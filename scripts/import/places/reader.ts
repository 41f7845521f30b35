import { isWanted } from '../osm/kinds.ts'
import { DataFileError } from '../data-files.ts'
import { EXPORT_FORMAT } from '../../export/formats.ts'
import { readCsv } from './csv.ts'
import { readExport, type OwnDocument, type OwnFormer } from './documents.ts'
import { LINE_START, readGeoJson } from './geojson.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import { readOverpass } from './overpass.ts'
import { readPbf } from './pbf.ts'
import type { Preset } from './presets/preset.ts'
import { checkedPlaces } from './presets/presets.ts'
import { headOf, type Broken, type Reading, type SourcePlace } from './reading.ts'
import { isUtf16, notUtf8 } from './utf8.ts'

export const FORMATS = ['overpass', 'geojson', 'pbf', 'csv', 'jsonl'] as const
export type Format = (typeof FORMATS)[number]

/** The format of a file, by name and first bytes. Throws DataFileError if neither tells. */
export function guessFormat(file: string): Format {
  const head = headOf(file)
  // Four bytes of header length, then its type.
  if (head.subarray(0, 32).includes('OSMHeader')) return 'pbf'
  if (head.subarray(0, 4).toString('latin1') === 'PAR1')
    throw new DataFileError(
      `${file} is Parquet: export it as GeoJSON or CSV, and import that; see docs/importing.md.`,
      {
        code: 'format',
      },
    )
  const text = head.toString('utf8').replace(LINE_START, '')
  if (/\.pbf$/i.test(file)) return 'pbf'
  if (/\.(csv|tsv)$/i.test(file)) return 'csv'
  if (/^\s*\{/.test(text)) {
    const [line = ''] = text.trimStart().split('\n', 1)
    if (line.startsWith(`{"format":"${EXPORT_FORMAT}"`)) return 'jsonl'
    if (/"(FeatureCollection|Feature)"/.test(text)) return 'geojson'
    if (/"(osm3s|elements)"/.test(text)) return 'overpass'
  }
  if (/\.(geojson|geojsonl|geojsonseq)$/i.test(file)) return 'geojson'
  if (/\.(json|jsonl)$/i.test(file) && isUtf16(head)) throw notUtf8(file, 1)
  throw new DataFileError(
    `${file}: neither its name nor its first bytes tell its format: add --format ${FORMATS.join('|')}.`,
    { code: 'format' },
  )
}

/** Streams the items of a file. */
export function readItems(
  reading: Reading,
  format: Format,
  mapping: Mapping | undefined,
): AsyncGenerator<SourcePlace | OwnDocument | OwnFormer | Broken> {
  const { file } = reading
  if (format === 'jsonl') return readExport(reading)
  if (format === 'pbf') return readPbf(reading, isWanted)
  if (format === 'overpass') return readOverpass(reading)
  if (format === 'geojson') return readGeoJson(reading, { idName: mapping?.id })
  if (!mapping)
    throw new DataFileError(`${file}: a table needs --mapping FILE, which explains its columns; see docs/importing.md.`)
  return readCsv(reading, mapping)
}

/** Streams the places of a published data set. */
export function readPreset(reading: Reading, preset: Preset): AsyncGenerator<SourcePlace | Broken> {
  const { format, mapping } = preset
  const places =
    format === 'csv'
      ? readCsv(reading, mapping, [mapping.id])
      : readGeoJson(reading, { idName: mapping.id, isNested: true })
  return checkedPlaces(places, preset, reading.file)
}
