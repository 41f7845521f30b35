import { parentPort, workerData } from 'node:worker_threads'
import Database from 'better-sqlite3'
import { damageOf } from '#data/index/damage.ts'

new Database(':memory:').close()
parentPort?.postMessage('begun')
parentPort?.postMessage({ problem: damageOf(workerData as string) })
