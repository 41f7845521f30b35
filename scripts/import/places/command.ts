import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DataFileError } from '../data-files.ts'
import type { PlacesImport } from './import-places.ts'
import { readMapping } from './mapping-file.ts'
import { presetNamed, PRESETS } from './presets/presets.ts'
import type { Preset } from './presets/preset.ts'
import { FORMATS, guessFormat, type Format } from './reader.ts'
import { checkIsFile } from './reading.ts'
import type { Mapping } from '#core/contract/import-mapping.ts'
import { TABLE_ENCODINGS, type TableEncoding } from '#core/terms/import-lacks.ts'

export const IMPORT_USAGE = `npm run import                     the data files of data/seed that have changed
npm run import -- --drop-samples   removes every sample
npm run import -- FILE [--format ${FORMATS.join('|')}] [--mapping FILE|${PRESETS.map(({ name }) => name).join('|')}]
                                   [--source NAME] [--whole] [--ask-first] [--dry-run] [--json]
                                   [--encoding ${TABLE_ENCODINGS.join('|')}] [--report FILE]
                                   places of a file; see docs/importing.md`

export type Asked =
  | { what: 'data-files' }
  | { what: 'drop-samples' }
  | {
      what: 'places'
      json: boolean
      /** Where to write what is left out. */
      report: string | undefined
      places: Omit<PlacesImport, 'now' | 'stop' | 'tick'>
    }

/** Parses the command line; `now` in epoch milliseconds. Throws DataFileError for invalid options. */
export function readCommand(args: readonly string[], now: number): Asked {
  const { values, positionals } = parsedArgs(args)
  const [file, ...more] = positionals
  const options = Object.keys(values).filter((name) => name !== 'drop-samples')
  if (values['drop-samples'] && (file || options.length > 0)) throw wrong('--drop-samples takes no other options')
  if (values['drop-samples']) return { what: 'drop-samples' }
  if (!file) {
    if (options.length > 0) throw wrong(`--${options[0]} needs a file of places`)
    return { what: 'data-files' }
  }
  if (more.length > 0) throw wrong('one file at a time')
  if (!existsSync(file)) throw wrong(`${file}: there is no such file`)
  checkIsFile(file)
  const { format, source, encoding } = values
  if (format !== undefined && !FORMATS.some((candidate) => candidate === format))
    throw wrong(`--format: "${format}" is not one of ${FORMATS.join(', ')}`)
  if (source !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(source))
    throw wrong(`--source: "${source}" must be lower-case letters, digits and -, at most 40`)
  if (encoding !== undefined && !isEncoding(encoding))
    throw wrong(`--encoding: "${encoding}" is not one of ${TABLE_ENCODINGS.join(', ')}`)
  const preset = presetNamed(values.mapping ?? '')
  if (values.mapping !== undefined && !preset) checkMappingFile(values.mapping)
  const kind = (format as Format | undefined) ?? guessFormat(file)
  checkKind(kind, values.mapping, preset)
  return {
    what: 'places',
    json: values.json === true,
    report: values.report,
    places: {
      file,
      format: kind,
      source,
      preset,
      mapping: values.mapping && !preset ? withEncoding(readMapping(values.mapping, now), encoding) : undefined,
      asksFirst: values['ask-first'] === true,
      isWhole: values.whole === true,
      dryRun: values['dry-run'] === true,
    },
  }
}

function checkMappingFile(mapping: string): void {
  const names = PRESETS.map(({ name }) => name).join(' or ')
  if (!existsSync(mapping)) throw wrong(`--mapping ${mapping}: there is no such file, and it is not ${names}`)
  if (!statSync(mapping).isFile()) throw wrong(`--mapping ${mapping} is not a file`)
}

function checkKind(kind: Format, mapping: string | undefined, preset: Preset | undefined): void {
  if (preset && kind !== preset.format)
    throw wrong(`--mapping ${preset.name} is for ${preset.format}, but this is ${kind}`)
  if (mapping !== undefined && kind !== 'csv' && kind !== 'geojson')
    throw wrong(`--mapping is for csv and geojson, but this is ${kind}`)
}

const isEncoding = (text: string): text is TableEncoding => TABLE_ENCODINGS.some((candidate) => candidate === text)

const withEncoding = (mapping: Mapping, encoding: TableEncoding | undefined): Mapping =>
  encoding ? { ...mapping, encoding } : mapping

function parsedArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        mapping: { type: 'string' },
        source: { type: 'string' },
        whole: { type: 'boolean' },
        'ask-first': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        encoding: { type: 'string' },
        report: { type: 'string' },
        'drop-samples': { type: 'boolean' },
      },
    })
  } catch (error) {
    throw wrong((error as Error).message)
  }
}

const wrong = (what: string) => new DataFileError(`${what}.\n${IMPORT_USAGE}`)
