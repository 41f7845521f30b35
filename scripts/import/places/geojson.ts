import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { middleOf } from './coordinates.ts'
import { jsonItems } from './json-items.ts'
import {
  emptyFile,
  headOf,
  nestedTagsOf,
  noteTaken,
  plainText,
  tagsOf,
  type Broken,
  type Reading,
  type SourcePlace,
} from './reading.ts'
import { utf8ChunksOf } from './utf8.ts'

/** A byte order mark, or the record separator of RFC 8142. */
export const LINE_START = /^\p{Cf}|^\p{Cc}/u

interface Feature {
  type?: unknown
  id?: unknown
  properties?: unknown
  geometry?: unknown
}

interface FeatureOptions {
  /** The property with their ids. */
  idName?: string | undefined
  /** Whether properties have properties of their own. */
  isNested?: boolean
}

/** The places of a GeoJSON file. Their ids are in a property where a mapping names one. */
export async function* readGeoJson(
  reading: Reading,
  options: FeatureOptions = {},
): AsyncGenerator<SourcePlace | Broken> {
  for await (const item of featuresOf(reading)) yield 'broken' in item ? item : featurePlace(item, options)
}

/** The properties and the position of each feature, whether it has an id or not. */
export async function* readProperties(reading: Reading): AsyncGenerator<Pick<SourcePlace, 'tags'> & { id?: string }> {
  for await (const item of featuresOf(reading)) {
    if ('broken' in item) continue
    const { id, properties } = (item.value ?? {}) as Feature
    const tags = tagsOf(properties)
    const own = idOf(id, tags)
    yield { tags, ...(own && { id: own }) }
  }
}

interface Item {
  value: unknown
  where: string
}

/** A FeatureCollection (RFC 7946), or features, one per line, with or without the record separators of RFC 8142. */
async function* featuresOf(reading: Reading): AsyncGenerator<Item | Broken> {
  if (isLines(reading.file)) {
    for await (const { text, where } of linesOf(reading)) {
      const value = parsed(text)
      yield value instanceof SyntaxError ? { where, broken: `is not JSON: ${value.message}`, text } : { value, where }
    }
    return
  }
  for await (const { key, value } of jsonItems(reading, 'features', ['timestamp', 'metadata'])) {
    if (typeof key === 'number') yield { value, where: `feature ${key + 1}` }
    else noteTaken(reading, (value as { timestamp?: unknown } | null)?.timestamp ?? value)
  }
}

/** Whether a file starts with a feature instead of a collection: one feature per line. */
function isLines(file: string): boolean {
  const text = headOf(file).toString('utf8').replace(LINE_START, '')
  return !/"FeatureCollection"/.test(text)
}

/** The non-empty lines of a file, numbered from 1. Throws DataFileError if they are not UTF-8, or none. */
export async function* linesOf(reading: Reading): AsyncGenerator<{ text: string; where: string }> {
  const lines = createInterface({ input: Readable.from(utf8ChunksOf(reading)) })
  let number = 0
  let isEmpty = true
  for await (const line of lines) {
    number++
    const text = line.replace(LINE_START, '').trim()
    if (!text) continue
    isEmpty = false
    yield { text, where: `line ${number}` }
  }
  if (isEmpty) throw emptyFile(reading.file)
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    return error
  }
}

function featurePlace({ value, where }: Item, { idName, isNested }: FeatureOptions): SourcePlace | Broken {
  const { type, id, properties, geometry } = (value ?? {}) as Feature
  const text = () => JSON.stringify(value)
  if (type !== 'Feature') return { where, broken: 'is not a GeoJSON Feature', text: text() }
  const tags = isNested ? nestedTagsOf(properties) : tagsOf(properties)
  const named = idName && tags[idName] ? plainText(tags[idName]).slice(0, 100) : ''
  const own = named || idOf(id, tags)
  if (!own)
    return {
      where,
      broken:
        'has no stable id: export it with one (osmium export --add-unique-id=type_id), or name its column in a mapping',
      ...(idName && { reason: { code: 'noId', values: { column: idName } } }),
      text: text(),
    }
  return { id: own, where, tags, ...middleOf(geometry) }
}

const LETTERS: Readonly<Record<string, string>> = {
  n: 'node',
  w: 'way',
  r: 'relation',
}

/** `node/123` from the ids of overpass turbo (`node/123`), osmium (`n123`, `a246`) and QuickOSM. */
function idOf(id: unknown, tags: Readonly<Record<string, string>>): string | undefined {
  const featureId = [id, tags['@id'], tags.full_id, tags.id].find(
    (candidate) => typeof candidate === 'string' || typeof candidate === 'number',
  )
  const attributes = tags['@type'] && tags['@id'] ? `${tags['@type']}/${tags['@id']}` : ''
  const text = String(featureId ?? '')
  const short = /^([nwra])(\d+)$/.exec(text)
  if (!short) return attributes || plainText(text).slice(0, 100) || undefined
  const [, letter = '', digits = ''] = short
  if (letter !== 'a') return `${LETTERS[letter]}/${digits}`
  // osmium's area ids: twice the way's, or twice the relation's plus one.
  const half = BigInt(digits) / 2n
  return Number(digits.at(-1)) % 2 === 0 ? `way/${half}` : `relation/${half}`
}
