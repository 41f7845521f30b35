import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { addressOf } from '../config.ts'
import type { PeopleDeps } from '../deps.ts'
import { readinessOf, readyOf } from '../health/readiness.ts'
import { textOf } from './families.ts'
import { processGauges, siteGauges, storeGauges, watchDelay } from './gauges.ts'

interface Answer {
  status: number
  type: string
  text: string
}

export interface MetricsServer {
  url: string
  close(): Promise<void>
}

/**
 * Serves `/metrics` on a separate port that visitors do not reach. Also serves `/ready`: if several processes share the
 * site's port, only here can one of them be asked.
 */
export async function serveMetrics(
  deps: PeopleDeps,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const delay = watchDelay()
  const metricsText = async () => {
    const families = [...processGauges(delay), ...(await siteGauges(deps)), ...(await storeGauges(deps))]
    return (await textOf(families)) + ((await deps.meter?.text()) ?? '')
  }
  const lacks = readinessOf(deps)
  const answers: Record<string, () => Promise<Answer>> = {
    '/metrics': async () => ({
      status: 200,
      type: Registry.PROMETHEUS_CONTENT_TYPE,
      text: await metricsText(),
    }),
    async '/ready'() {
      const because = await lacks()
      const ready = because.length === 0
      const text = JSON.stringify(ready ? await readyOf(deps) : { ready, because })
      return { status: ready ? 200 : 503, type: 'application/json', text }
    },
  }
  const server = createServer(({ method, url = '' }, response) => {
    const answer = Object.hasOwn(answers, url) ? answers[url] : undefined
    if (method !== 'GET' || !answer) return void response.writeHead(404).end()
    answer().then(
      ({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    url: addressOf(host, (server.address() as AddressInfo).port),
    async close() {
      delay.disable()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
