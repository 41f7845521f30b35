// Waits until a server says at its port of figures that it is ready, so that the next one is restarted only then.
// It ends well in any case: one that waits for the first release is not to be ended for that.
import { setTimeout as sleep } from 'node:timers/promises'

const TIMEOUT_MS = 30_000
const until = Date.now() + TIMEOUT_MS
const ready = async () => {
  const answer = await fetch(`http://127.0.0.1:${process.argv[2]}/ready`)
  return answer.ok
}
while (!(await ready().catch(() => false)) && Date.now() < until) await sleep(100)
