import { findUserByEmail } from '#api/accounts/accounts.repository.ts'
import { addressOf } from '#api/accounts/addresses.ts'
import { EDITOR, listEditors, setRole } from '#api/accounts/roles.repository.ts'
import type { Store } from '#data/store/database.ts'
import { openSite } from './engine/site.ts'
import { main } from './cli/failures.ts'
import { readOptions } from './cli/options.ts'
import { USAGE } from './cli/usage.ts'

// `npm run editor -- --grant E-MAIL`: grants an account the editor role.
// `npm run editor -- --revoke E-MAIL`: revokes it, from the account's next call on.
// `npm run editor -- --list`: lists the editors.
await main(async () => {
  const options = readOptions({
    grant: { type: 'string' },
    revoke: { type: 'string' },
    list: { type: 'boolean' },
  })
  const chosen = Object.values(options ?? {}).filter((value) => value !== undefined)
  if (!options || chosen.length !== 1) return fail(`Say what to do: ${USAGE.editor}`)
  const { grant, revoke } = options
  const site = await openSite()
  try {
    if (grant !== undefined) return await grantRole(site.store, grant)
    if (revoke !== undefined) return await revokeRole(site.store, revoke)
    return await printEditors(site.store)
  } finally {
    await site.close()
  }
})

async function grantRole(store: Store, email: string): Promise<number> {
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
  await setRole(store, key, EDITOR)
  return say(
    user.role === EDITOR
      ? `${email} (${user.name}) is already an editor.`
      : `${email} (${user.name}) is an editor now; their pages show the desk once they reload.`,
  )
}

async function revokeRole(store: Store, email: string): Promise<number> {
  const { key } = addressOf(email)
  const user = await findUserByEmail(store, key)
  if (user?.role !== EDITOR) {
    return fail(`${email} is not an editor: see ${USAGE.editor}`)
  }
  await setRole(store, key, '')
  return say(`${email} (${user.name}) is no longer an editor.`)
}

async function printEditors(store: Store): Promise<number> {
  const editors = await listEditors(store)
  for (const { id, email, name } of editors) say(`${id}  ${email}  ${name}`)
  return say(`${editors.length} ${editors.length === 1 ? 'editor' : 'editors'}`)
}

function say(line: string): number {
  process.stdout.write(`${line}\n`)
  return 0
}

function fail(line: string): number {
  process.stderr.write(`${line}\n`)
  return 1
}
