import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** Time for a child to end once it is asked. */
const GRACE_MS = 8000

const running = new Set<ChildProcess>()

/** Has a child process end with this one, however this one exits. Forked ones hear it by their channel, too. */
export function endsWithUs<Child extends ChildProcess>(child: Child): Child {
  if (running.size === 0) process.on('exit', killAll)
  running.add(child)
  const forget = () => {
    running.delete(child)
    if (running.size === 0) process.off('exit', killAll)
  }
  child.once('exit', forget)
  // One that could not start has no exit.
  child.once('error', () => child.pid === undefined && forget())
  return child
}

function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Asks the children to end, and waits until they have; kills those that take too long. */
export async function endChildren(): Promise<void> {
  await Promise.all([...running].map(endChild))
}

export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  if (child.connected) child.disconnect()
  else child.kill('SIGTERM')
  const over = new AbortController()
  const kill = sleep(GRACE_MS, undefined, { signal: over.signal }).then(
    () => child.kill('SIGKILL'),
    () => {},
  )
  await ended
  over.abort()
  await kill
}
