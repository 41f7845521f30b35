import { parentPort, workerData } from 'node:worker_threads'
import { damageOf } from '#data/index/damage.ts'

parentPort?.postMessage(damageOf(workerData as string))
