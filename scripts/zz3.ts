import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { watchRelease } from '#api/release.ts'
import { openSqliteStore } from '#api/store/database.ts'
import { migrate } from '#api/store/migrate.ts'
import { Session } from 'node:inspector/promises'
import Fastify from 'fastify'
import { casesOf, request } from './bench/api-cases.ts'
const varDir = '/tmp/zz-bench'
const store = openSqliteStore(varDir+'/store.sqlite'); await migrate(store)
const watch = watchRelease(varDir, (e)=>{throw e})
const app = buildApp({ release: ()=>watch.current(), store, config: readConfig({VAR_DIR: varDir, TRUST_PROXY: process.argv[4] ?? '127.0.0.1'}), now: ()=>new Date() })
await app.listen({port:0,host:'127.0.0.1'})
const bare = Fastify(); bare.get('/', async () => ({hello:'world'})); await bare.listen({port:0,host:'127.0.0.1'})
const cases = await casesOf((u)=>app.inject(u))
const one = cases.find(c=>c.name.startsWith(process.argv[2]!))!
const worker = new Worker(new URL('./bench/load-worker.ts', import.meta.url))
const load = async (port: number, requests: string[], seconds: number) => { worker.postMessage({port, requests, connections: 32, seconds}); return (await once(worker,'message'))[0] }
const api = (app.server.address() as any).port, bp = (bare.server.address() as any).port
const cpu = async (port: number, requests: string[]) => { const c = process.threadCpuUsage(); const m = await load(port, requests, 2); const d = process.threadCpuUsage(c); const n = Object.values(m.statuses as Record<string,number>).reduce((a,b)=>a+b,0); return {us: (d.user+d.system)/n, rps: m.perSecond} }
await load(api, one.requests, 1); await load(bp, [request('/')], 1)
for (let i=0;i<3;i++) console.log('bare', await cpu(bp, [request('/')]), one.name, await cpu(api, one.requests))
if (process.argv[3]==='prof') {
const s = new Session(); s.connect()
await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval',{interval:200}); await s.post('Profiler.start')
const m = await load(api, one.requests, 3)
const n = Object.values(m.statuses as Record<string,number>).reduce((a,b)=>a+b,0)
const { profile } = await s.post('Profiler.stop')
const self = new Map<string, number>(), dt = profile.timeDeltas!, byId = new Map(profile.nodes.map(x=>[x.id,x]))
profile.samples!.forEach((id,i)=>{ const f=byId.get(id)!.callFrame; const k=`${f.functionName} ${f.url.split('/').slice(-2).join('/')}:${f.lineNumber+1}`; self.set(k,(self.get(k)??0)+dt[i]!)})
const total=[...self.values()].reduce((a,b)=>a+b,0)
for (const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,34)) console.log((100*v/total).toFixed(1).padStart(6), (v/n).toFixed(2)+'us', k)
}
await worker.terminate(); await app.close(); await bare.close(); watch.close(); await store.destroy()
