import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { HEADERS } from '#api/security.ts'
import { request } from './bench/api-cases.ts'
import { addLoadLimit } from '#api/load.ts'
import { openIndex } from '#data/index/open.ts'
import { HTTP_LIMITS } from '#api/broken-requests.ts'
const index = openIndex('/tmp/zz-bench/current/index.sqlite')
const worker = new Worker(new URL('./bench/load-worker.ts', import.meta.url))
const load = async (port: number, requests: string[], seconds: number) => { worker.postMessage({port, requests, connections: 32, seconds}); return (await once(worker,'message'))[0] }
const cpu = async (port: number, requests: string[]) => { const c = process.threadCpuUsage(); const m = await load(port, requests, 1); const d = process.threadCpuUsage(c); const n = Object.values(m.statuses as Record<string,number>).reduce((a,b)=>a+b,0); return (d.user+d.system)/n }
const variants: Record<string, (a: any) => void> = {
  bare: (a) => {},
  headers: (a) => a.addHook('onRequest', (_: any, r: any, d: any) => { r.headers(HEADERS); d() }),
  load: (a) => addLoadLimit(a),
  pragma: (a) => a.addHook('onRequest', (_: any, r: any, d: any) => { index.get('pragma data_version'); d() }),
  onsend: (a) => a.addHook('onSend', (q: any, r: any, p: any, d: any) => { r.header('etag', 'x').header('vary','a').header('cache-control','b'); d(null, p) }),
  routeOptions: (a) => a.addHook('onRequest', (q: any, r: any, d: any) => { q.routeOptions.config; d() }),
}
const apps: [string, number][] = []
for (const [name, f] of Object.entries(variants)) { const a = Fastify(); f(a); a.get('/', async () => ({hello:'world'})); await a.listen({port:0,host:'127.0.0.1'}); apps.push([name, (a.server.address() as any).port]) }
{ const a = Fastify({ http: HTTP_LIMITS, requestTimeout: 30000, connectionTimeout: 60000 } as any); a.get('/', async () => ({hello:'world'})); await a.listen({port:0,host:'127.0.0.1'}); apps.push(['options', (a.server.address() as any).port]) }
{ const a = Fastify(); a.get('/', (_, r) => { r.code(304).send('') }); await a.listen({port:0,host:'127.0.0.1'}); apps.push(['304', (a.server.address() as any).port]) }
{ const a = Fastify(); a.addHook('onRequest', (q, r, d) => { r.type('application/json; charset=utf-8').send('{"hello":"world"}') }); a.get('/', (_, r) => { r.send('') }); await a.listen({port:0,host:'127.0.0.1'}); apps.push(['sendInHook', (a.server.address() as any).port]) }
const best = new Map<string, number>()
for (let i=0;i<8;i++) for (const [name, port] of apps) { const v = await cpu(port, [request('/')]); best.set(name, Math.min(best.get(name) ?? 1e9, v)) }
for (const [n, v] of best) console.log(n.padEnd(14), v.toFixed(2), 'us', (v-best.get('bare')!).toFixed(2))
process.exit()
