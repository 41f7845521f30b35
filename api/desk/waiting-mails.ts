import { hrefOf } from '#core/domain/routes.ts'
import { fill } from '#core/i18n/fill.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import type { Store } from '#data/store/database.ts'
import { listStaff, rightsOf } from '../accounts/roles.repository.ts'
import { languageOfUser } from '../accounts/mails.ts'
import type { User } from '../accounts/accounts.repository.ts'
import type { Config } from '../config.ts'
import { startRepeating } from '../http/repeating.ts'
import { queueMail } from '../mail/outbox.repository.ts'
import { leaveHeaders } from '../newsletter/register.ts'
import { noteTold, stopToken, wishOf, type Wish } from './desk-mails.repository.ts'
import { waitingSince } from './queue.ts'

const DAY_MS = 86_400_000
/** Daily mails go out from this hour on, UTC: morning in Europe and Israel, night in America. */
const DAILY_FROM_MS = 5 * 3_600_000
const EVERY_MS = 10 * 60_000

interface Work {
  store: Store
  config: Pick<Config, 'linkOrigin'>
  /** Epoch milliseconds. */
  now: number
}

/** Mails people with a role what waits for them at the desk, each as they wish. Nothing is told twice. */
export async function mailWaiting({ store, config, now }: Work): Promise<void> {
  for (const user of await listStaff(store)) {
    const rights = await rightsOf(store, user.id)
    if (!rights || user.verified !== 1 || user.email === '' || user.blocked_until > now) continue
    const wish = await wishOf(store, rights)
    if (!isDue(wish, now)) continue
    const found = await waitingSince(store, rights, wish.told)
    const wanted = found.filter(({ kind }) => wish.kinds.includes(kind))
    if (wanted.some(({ fresh }) => fresh > 0)) await mail(store, { config, now, user, waiting: wanted })
  }
}

/** Daily mails: once in the 24 hours from their hour on. */
function isDue({ way, told }: Wish, now: number): boolean {
  const dayOf = (at: number) => Math.floor((at - DAILY_FROM_MS) / DAY_MS)
  return way === 'atOnce' || (way === 'daily' && dayOf(told) < dayOf(now))
}

interface Told {
  config: Work['config']
  now: number
  user: User
  waiting: Awaited<ReturnType<typeof waitingSince>>
}

async function mail(store: Store, { config, now, user, waiting }: Told): Promise<void> {
  const language = languageOfUser(user)
  const { kinds } = MESSAGES[language].desk.page
  const { waitingLine } = MESSAGES[language].mail.desk
  const lines = waiting.map(({ kind, all, fresh }) =>
    fill(waitingLine, { kind: kinds[kind], all: String(all), fresh: String(fresh) }),
  )
  const { linkOrigin } = config
  const leave = await stopToken(store, user.id)
  await store.transaction().execute(async (trx) => {
    await noteTold(trx, user.id, now)
    await queueMail(
      trx,
      {
        // Of several processes, one sends it.
        key: `desk ${user.id} ${Math.floor(now / EVERY_MS)}`,
        to: user.email,
        language,
        template: 'deskWaiting',
        values: {
          name: user.name,
          list: lines.join('\n'),
          link: linkOrigin + hrefOf(language, { kind: 'desk' }),
          leaveLink: `${linkOrigin}${hrefOf(language, { kind: 'newsletter' })}?leave=${leave}`,
        },
        headers: leaveHeaders(linkOrigin, { leave }),
      },
      now,
    )
  })
}

/** Looks every ten minutes. Returns a function to stop it. */
export function startTelling(
  { store, now, config }: { store: Store; now: () => Date; config: Pick<Config, 'linkOrigin'> },
  onError: (error: unknown) => void,
): () => Promise<void> {
  return startRepeating(EVERY_MS, () => mailWaiting({ store, config, now: now().getTime() }), onError)
}
