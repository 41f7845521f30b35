/** Names and values of labels; each set of them is a series that Prometheus keeps. */
export type Labels = Readonly<Record<string, string>>

export interface Sample {
  labels?: Labels
  value: number
}

/** A figure under one name, in Prometheus' text format 0.0.4. */
export interface Family {
  name: string
  help: string
  type: 'gauge' | 'counter'
  samples: readonly Sample[]
}

/** The text of a figure; nothing where it has no values. */
export function textOf({ name, help, type, samples }: Family): string {
  if (samples.length === 0) return ''
  const lines = samples.map(
    ({ labels, value }) => `${name}${labelsOf(labels)} ${value}`,
  )
  return `${headOf({ name, help, type })}${lines.join('\n')}\n`
}

function headOf(head: { name: string; help: string; type: string }): string {
  const { name, help, type } = head
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`
}

function labelsOf(labels: Labels = {}): string {
  const parts = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(value)}"`,
  )
  return parts.length > 0 ? `{${parts.join(',')}}` : ''
}

const escaped = (text: string): string =>
  text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))

/** Counts by labels, and knows at most so many sets of them. */
export interface Counter {
  add(labels: Labels): void
  text(): string
}

/** Should it ever be wrong that labels are few, the figures suffer, not the process. */
const MOST_SERIES = 2000

export function counter(name: string, help: string): Counter {
  const counted = new Map<string, { labels: Labels; value: number }>()
  return {
    add(labels) {
      const key = labelsOf(labels)
      const known = counted.get(key)
      if (known) known.value += 1
      else if (counted.size < MOST_SERIES)
        counted.set(key, { labels, value: 1 })
    },
    text: () =>
      textOf({ name, help, type: 'counter', samples: [...counted.values()] }),
  }
}

interface Spread {
  labels: Labels
  /** How many lie in each bucket, and above all of them. */
  counts: number[]
  sum: number
}

export interface Histogram {
  observe(labels: Labels, value: number): void
  text(): string
}

export function histogram(
  head: { name: string; help: string },
  bounds: readonly number[],
): Histogram {
  const spreads = new Map<string, Spread>()
  const spreadOf = (labels: Labels): Spread | undefined => {
    const key = labelsOf(labels)
    const known = spreads.get(key)
    if (known || spreads.size >= MOST_SERIES) return known
    const counts = Array<number>(bounds.length + 1).fill(0)
    const fresh = { labels, counts, sum: 0 }
    spreads.set(key, fresh)
    return fresh
  }
  return {
    observe(labels, value) {
      const spread = spreadOf(labels)
      if (!spread) return
      const at = bounds.findIndex((bound) => value <= bound)
      const bucket = at < 0 ? bounds.length : at
      spread.counts[bucket] = (spread.counts[bucket] ?? 0) + 1
      spread.sum += value
    },
    text() {
      if (spreads.size === 0) return ''
      const lines = [...spreads.values()].flatMap((spread) =>
        linesOf(head.name, bounds, spread),
      )
      return `${headOf({ ...head, type: 'histogram' })}${lines.join('\n')}\n`
    },
  }
}

/** Each bucket counts what lies in those below it too. */
function linesOf(
  name: string,
  bounds: readonly number[],
  { labels, counts, sum }: Spread,
): string[] {
  let total = 0
  const buckets = counts.map((count, at) => {
    total += count
    const le = bounds[at] === undefined ? '+Inf' : String(bounds[at])
    return `${name}_bucket${labelsOf({ ...labels, le })} ${total}`
  })
  const own = labelsOf(labels)
  return [
    ...buckets,
    `${name}_sum${own} ${sum}`,
    `${name}_count${own} ${total}`,
  ]
}
