import { keyOf } from './compare-messages.ts'

// Which sections of the messages a page is rendered from: a change of a text concerns these pages alone.

const recordings = new Set<Set<string>>()

/** Notes that a section is read, `common.nav`. */
function noteUse(section: string): void {
  for (const recording of recordings) recording.add(section)
}

const sections = new Map<string, string>()

/** Notes that a text is read, `common:nav.home`. */
export function noteText(name: string): void {
  if (recordings.size === 0) return
  let section = sections.get(name)
  if (section === undefined) sections.set(name, (section = sectionOf(name)))
  noteUse(section)
}

export interface Recording {
  /** What has been read so far. */
  sections: Set<string>
  end(): void
}

/** Records which sections are read from now on. */
export function recordUses(): Recording {
  const read = new Set<string>()
  recordings.add(read)
  return { sections: read, end: () => void recordings.delete(read) }
}

/** The section of a text: `common.nav` for `common:nav.home`, `common.showMore` for each form of `common:showMore`. */
export function sectionOf(name: string): string {
  const [, file = '', part = ''] = /^(\w+):([^.]*)/.exec(name) ?? []
  return `${file}.${keyOf(part)}`
}

/** The same messages; whoever reads a section of them is noted. */
export function watched<T extends object>(messages: T): T {
  const files = Object.entries(messages as Record<string, object>)
  return Object.fromEntries(files.map(([file, parts]) => [file, watchedFile(file, parts)])) as T
}

function watchedFile(file: string, parts: object): object {
  const properties = Object.entries(parts).map(([part, value]: [string, unknown]) => {
    const section = `${file}.${keyOf(part)}`
    const get = () => {
      noteUse(section)
      return value
    }
    return [part, { get, enumerable: true }] as const
  })
  return Object.defineProperties({}, Object.fromEntries(properties))
}
