import { Counter, Gauge, Registry } from 'prom-client'

export interface Sample {
  labels?: Readonly<Record<string, string>>
  value: number
}

/** A metric read on demand; left out without values. */
export interface Family {
  name: string
  help: string
  type: 'gauge' | 'counter'
  samples: readonly Sample[]
}

/** Metrics in Prometheus' text format 0.0.4. */
export function textOf(families: readonly Family[]): Promise<string> {
  const registry = new Registry()
  for (const { name, help, type, samples } of families) {
    const [first] = samples
    if (!first) continue
    const labelNames = Object.keys(first.labels ?? {})
    const head = { name, help, labelNames, registers: [registry] }
    const metric = type === 'gauge' ? new Gauge(head) : new Counter(head)
    for (const { labels = {}, value } of samples) metric.inc(labels, value)
  }
  return registry.metrics()
}
