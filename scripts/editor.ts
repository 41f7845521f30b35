import { logAccount, type AboutEvent, type AccountEvent } from '#api/accounts/account-log.ts'
import { findUserByEmail } from '#api/accounts/accounts.repository.ts'
import { addressOf } from '#api/mail/addresses.ts'
import { dropLostFactor, withFactor } from '#api/accounts/second-factors.repository.ts'
import { openLog } from '#api/settings/log.ts'
import { listStaff, setRole } from '#api/accounts/roles.repository.ts'
import { logCommand } from '#api/audit/audit.repository.ts'
import { isRole, ROLES, type Role } from '#core/terms/roles.ts'
import type { Store } from '#data/store/database.ts'
import { openSite } from './engine/site.ts'
import { main } from './cli/failures.ts'
import { readOptions } from './cli/options.ts'
import { USAGE } from './cli/usage.ts'

const NAMES: Readonly<Record<Role, string>> = {
  admin: 'an admin',
  editor: 'an editor',
  moderator: 'a moderator',
  translator: 'a translator',
}

// `npm run editor -- --grant E-MAIL`: grants an account the editor role; with `--role admin` that of an admin, who
// gives the roles at the desk from then on.
// `npm run editor -- --revoke E-MAIL`: revokes it, from the account's next call on.
// `npm run editor -- --drop-factor E-MAIL`: takes the second factor of an account away, and ends its sessions.
// `npm run editor -- --list`: lists those with a role, and who of them has a second factor.
await main(async () => {
  const options = readOptions({
    grant: { type: 'string' },
    role: { type: 'string', default: 'editor' },
    revoke: { type: 'string' },
    'drop-factor': { type: 'string' },
    list: { type: 'boolean' },
  })
  const { role = '', ...rest } = options ?? {}
  const chosen = Object.values(rest).filter((value) => value !== undefined)
  if (!options || chosen.length !== 1) return fail(`Say what to do: ${USAGE.editor}`)
  if (!isRole(role)) return fail(`${role} is not a role: ${ROLES.join(', ')}`)
  const { grant, revoke, 'drop-factor': lost } = options
  const site = await openSite()
  const { logLevel } = site.config.running
  // By the account's id, as the server logs what is done at the desk; only where logs are wanted.
  const log: Log = (event, about) => {
    if (logLevel) logAccount({ log: openLog('editor', logLevel) }, event, about)
  }
  try {
    if (grant !== undefined) return await grantRole(site.store, grant, { role, log })
    if (revoke !== undefined) return await revokeRole(site.store, revoke, log)
    if (lost !== undefined) return await dropFactorOf(site.store, lost, log)
    return await printStaff(site.store)
  } finally {
    await site.close()
  }
})

type Log = (event: AccountEvent, about: AboutEvent) => void

async function grantRole(store: Store, email: string, { role, log }: { role: Role; log: Log }): Promise<number> {
  const { key } = addressOf(email)
  const user = await findUserByEmail(store, key)
  if (!user) {
    return fail(`There is no account with the address ${email}: let them register on the site first, then grant again.`)
  }
  if (user.verified !== 1) {
    return fail(
      `The address ${email} was never confirmed, so the account may be somebody else's: let its owner use the ` +
        `link in the mail first, then grant again.`,
    )
  }
  if (user.role !== role) {
    await changeRole(store, { uid: user.id, key, before: user.role, role })
    log('grant', { uid: user.id, role })
  }
  say(
    user.role === role
      ? `${email} (${user.name}) is already ${NAMES[role]}.`
      : `${email} (${user.name}) is ${NAMES[role]} now; their pages show the desk once they reload.`,
  )
  const hasAdmin = (await listStaff(store)).some((person) => person.role === 'admin')
  return hasAdmin ? 0 : say('Nobody is an admin yet, who sees the whole desk: --role admin makes one.')
}

async function revokeRole(store: Store, email: string, log: Log): Promise<number> {
  const { key } = addressOf(email)
  const user = await findUserByEmail(store, key)
  if (!user || !isRole(user.role)) {
    return fail(`${email} has no role: see ${USAGE.editor}`)
  }
  await changeRole(store, { uid: user.id, key, before: user.role, role: '' })
  log('revoke', { uid: user.id })
  return say(`${email} (${user.name}) is no longer ${NAMES[user.role]}.`)
}

interface RoleChange {
  uid: number
  key: string
  before: string
  role: Role | ''
}

/** Gives or takes a role, and logs that a command did. */
function changeRole(store: Store, { uid, key, before, role }: RoleChange): Promise<void> {
  return store.transaction().execute(async (trx) => {
    await setRole(trx, key, role)
    const change = { table: 'users', id: uid, before: { role: before }, after: { role } } as const
    await logCommand(trx, { act: role === '' ? 'revoke' : 'grant', kind: 'role', item: String(uid) }, [change])
  })
}

async function dropFactorOf(store: Store, email: string, log: Log): Promise<number> {
  const { key } = addressOf(email)
  const user = await findUserByEmail(store, key)
  if (!user) return fail(`There is no account with the address ${email}.`)
  const wasThere = await store.transaction().execute(async (trx) => {
    const isDropped = await dropLostFactor(trx, user.id)
    if (isDropped) await logCommand(trx, { act: 'dropFactor', kind: 'role', item: String(user.id) })
    return isDropped
  })
  if (!wasThere) return fail(`${email} (${user.name}) has no second factor.`)
  log('dropFactor', { uid: user.id })
  return say(`${email} (${user.name}) has no second factor any more, and is logged out everywhere.`)
}

async function printStaff(store: Store): Promise<number> {
  const staff = await listStaff(store)
  const protectedOnes = await withFactor(
    store,
    staff.map(({ id }) => id),
  )
  for (const { id, email, name, role } of staff)
    say(`${id}  ${role}  ${email}  ${name}  ${protectedOnes.has(id) ? 'two factors' : 'password only'}`)
  return say(`${staff.length} ${staff.length === 1 ? 'person' : 'people'} with a role`)
}

function say(line: string): number {
  process.stdout.write(`${line}\n`)
  return 0
}

function fail(line: string): number {
  process.stderr.write(`${line}\n`)
  return 1
}
