import { setTimeout as sleep } from 'node:timers/promises'
import { followSettings } from '#api/settings/follow.ts'
import { openLog } from '#api/settings/log.ts'
import { mailWaiting } from '#api/desk/mails/waiting.ts'
import { mailOwners } from '#api/notifications/owners.ts'
import { startTelling } from '#api/notifications/sweep.ts'
import { startMailing } from '#api/mail/start.ts'
import { startNewsletters } from '#api/newsletter/batches.ts'
import { startWebhooks } from '#api/webhooks/start.ts'
import { openSecrets } from '#data/store/sealed.ts'
import { openSite } from './engine/site.ts'
import { main } from './cli/failures.ts'

// `npm run mailer`: only sends mail, for sites whose servers have MAILER=off. Any number may run: each message is
// leased to one of them.
await main(async (stop) => {
  const site = await openSite()
  const { store, config } = site
  await openSecrets(store)
  const log = openLog('mailer', config.running.logLevel ?? 'warn')
  const endFollowing = await followSettings(site, log)
  const now = () => new Date()
  const endMailing = startMailing({ store, config, now, log })
  const onError = (err: unknown) => log.error({ err })
  const endTelling = startTelling([mailWaiting, mailOwners], { store, config, now }, onError)
  const endNewsletters = startNewsletters({ store, config, now }, onError)
  const endWebhooks = startWebhooks({ store, config, now, log })
  log.info('Started')
  try {
    await sleep(2 ** 31 - 1, undefined, { signal: stop }).catch(() => {})
  } finally {
    await Promise.all([endFollowing(), endTelling(), endNewsletters(), endWebhooks(), endMailing()])
    await site.close()
    log.info('Stopped')
  }
})
