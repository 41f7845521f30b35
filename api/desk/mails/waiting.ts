import { hrefOf } from '#core/domain/routes.ts'
import { format } from '#core/i18n/format.ts'
import { MESSAGES } from '#core/i18n/messages.ts'
import { listStaff, rightsOf } from '#api/accounts/roles.repository.ts'
import { languageOfUser } from '#api/accounts/mails.ts'
import { decidedBy } from '../permissions/permissions.ts'
import { waitingSince } from '../queue/queue.ts'
import { choiceOf, noteNotified } from '#api/notifications/choices.repository.ts'
import { isDue, isReachable, leaveOf, slotOf, type Telling } from '#api/notifications/telling.ts'
import { queueMail } from '#api/mail/outbox.repository.ts'
import type { User } from '#api/accounts/accounts.repository.ts'

/** Mails people with a role what waits for them at the desk, each as they chose. Nothing is told twice. */
export async function mailWaiting(telling: Telling): Promise<void> {
  const { store, now } = telling
  for (const user of await listStaff(store)) {
    const rights = await rightsOf(store, user.id)
    if (!rights || !isReachable(user, now)) continue
    const choice = await choiceOf(store, { uid: user.id, topic: 'desk' }, decidedBy(rights.role))
    if (!isDue(choice, now)) continue
    const found = await waitingSince(store, rights, choice.notifiedAt)
    const posts = found.filter(({ kind }) => choice.kinds.includes(kind))
    if (posts.some(({ fresh }) => fresh > 0)) await mail(telling, user, posts)
  }
}

async function mail(
  { store, config, now }: Telling,
  user: User,
  waiting: Awaited<ReturnType<typeof waitingSince>>,
): Promise<void> {
  const language = languageOfUser(user)
  const { kinds } = MESSAGES[language].desk.page
  const { waitingLine } = MESSAGES[language].mail.desk
  const lines = waiting.map(({ kind, all, fresh }) =>
    format(waitingLine, { kind: kinds[kind], all: String(all), fresh: String(fresh) }),
  )
  const { linkOrigin } = config
  const whose = { uid: user.id, topic: 'desk' } as const
  await store.transaction().execute(async (trx) => {
    const { leaveLink, headers } = await leaveOf(trx, { whose, linkOrigin, language })
    await noteNotified(trx, whose, now)
    await queueMail(
      trx,
      {
        // The key is the same in all processes, so that only one of them sends the mail.
        key: `desk ${user.id} ${slotOf(now)}`,
        to: user.email,
        language,
        template: 'deskWaiting',
        values: {
          name: user.name,
          list: lines.join('\n'),
          link: linkOrigin + hrefOf(language, { kind: 'desk' }),
          leaveLink,
        },
        headers,
      },
      now,
    )
  })
}
