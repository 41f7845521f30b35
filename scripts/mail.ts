import { listUnsent, retryFailed, type ListedMail } from '#api/mail/outbox.repository.ts'
import { withShortAddresses } from '#api/mail/shorten.ts'
import type { Store } from '#data/store/database.ts'
import { openSite } from './engine/site.ts'
import { main } from './cli/failures.ts'
import { readOptions } from './cli/options.ts'
import { USAGE } from './cli/usage.ts'

// `npm run mail -- --list [--full]`: lists unsent mail, and why.
// `npm run mail -- --retry [--id N]`: requeues failed mail.

/** Column widths of the list. */
const WIDTHS = [6, 8, 6, 17, 17, 32]

await main(async () => {
  const options = readOptions({
    list: { type: 'boolean', default: false },
    retry: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    id: { type: 'string' },
  })
  if (!options || options.list === options.retry) {
    return fail(`Say what to do: ${USAGE.mail}`)
  }
  const { list, full, id } = options
  if (id !== undefined && !/^\d{1,9}$/.test(id)) {
    return fail(`--id: "${id}" is not the number of a message`)
  }
  const site = await openSite()
  try {
    const show = full ? (text: string) => text : withShortAddresses
    if (list) return await printUnsent(site.store, { show, full })
    return await retryAll(site.store, { id, show })
  } finally {
    await site.close()
  }
})

type Show = (text: string) => string

async function printUnsent(store: Store, { show, full }: { show: Show; full: boolean }): Promise<void> {
  const mails = await listUnsent(store)
  if (mails.length > 0) {
    print(['id', 'state', 'tries', 'queued (UTC)', 'due', 'to', 'problem'])
  }
  for (const mail of mails) {
    print([
      String(mail.id),
      mail.state,
      String(mail.attempts),
      minuteOf(mail.at),
      mail.state === 'failed' ? '' : minuteOf(mail.dueAt),
      show(mail.recipient),
      [full ? mail.subject : '', show(mail.problem)].filter(Boolean).join(': '),
    ])
  }
  const count = (state: ListedMail['state']) => `${mails.filter((mail) => mail.state === state).length} ${state}`
  process.stdout.write(`${count('waiting')}, ${count('sending')}, ${count('failed')}\n`)
}

async function retryAll(store: Store, { id, show }: { id: string | undefined; show: Show }): Promise<number> {
  const chosen = id === undefined ? {} : { id: Number(id) }
  const mails = await retryFailed(store, { ...chosen, now: Date.now() })
  if (id !== undefined && mails.length === 0) {
    return fail(`Message ${id} has not failed: see ${USAGE.mail}`)
  }
  for (const { id: number, recipient } of mails) {
    process.stdout.write(`${number} to ${show(recipient)} waits again\n`)
  }
  process.stdout.write(`${mails.length} will be retried by the running server\n`)
  return 0
}

function print(cells: readonly string[]): void {
  const line = cells.map((cell, at) => cell.padEnd(WIDTHS[at] ?? 0)).join(' ')
  process.stdout.write(`${line.trimEnd()}\n`)
}

function minuteOf(at: number): string {
  return new Date(at).toISOString().slice(0, 16).replace('T', ' ')
}

function fail(line: string): number {
  process.stderr.write(`${line}\n`)
  return 1
}
