import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { UNREACHABLE, type Outcome } from './leases.repository.ts'
import type { Message } from './message.ts'
import type { MailTransport } from './mail-transport.ts'

/**
 * Writes each message into a file of its own. A file's name comes of its message, so one that is written
 * again after a crash replaces itself: nothing is written twice, and nothing need be marked.
 */
export function fileTransport(folder: string): MailTransport {
  return {
    send: (message) =>
      write(folder, message).catch((error: NodeJS.ErrnoException) => ({
        kind: 'later',
        problem: `${UNREACHABLE}${error.code ?? error.name}`,
        unreachable: true,
      })),
    abandon() {},
  }
}

async function write(folder: string, message: Message): Promise<Outcome> {
  await mkdir(folder, { recursive: true })
  const name = join(folder, `${message.name}.eml`)
  // It may hold a link that opens an account: nobody else's to read.
  const file = await open(`${name}.new`, 'w', 0o600)
  try {
    await file.writeFile(message.bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${name}.new`, name)
  await syncFolder(folder)
  return { kind: 'sent' }
}

/** The new name must survive a power loss as the bytes do. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
