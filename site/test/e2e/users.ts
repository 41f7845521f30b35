import type { BrowserContext } from 'playwright'
import { inject } from 'vitest'
import { setRole } from '#api/accounts/roles.repository.ts'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import type { Role } from '#core/terms/roles.ts'
import { openStore } from '#data/store/open.ts'
import { insertFactor, insertVerified } from '#scripts/lab/writers.ts'

export interface User {
  uid: number
  name: string
  email: string
}

let made = 0

/** Somebody with a confirmed account, in the store that the site runs on. */
export async function insertUser(name = 'Dana Levi'): Promise<User> {
  const email = `user${++made}.${Date.now()}@example.org`
  const uid = await withStore((store) => insertVerified(store, { name, email }))
  return { uid, name, email }
}

/** Somebody with a role, and the second factor that it requires. */
export async function insertStaff(name: string, role: Role = 'editor'): Promise<User> {
  const user = await insertUser(name)
  await withStore(async (store) => {
    await setRole(store, user.email, role)
    await insertFactor(store, user.uid)
  })
  return user
}

/** Gives a browser the session of a user, as their log-in would. */
export async function logIn(context: BrowserContext, { uid }: User): Promise<void> {
  const { cookie } = await withStore((store) => insertSession(store, { uid }, Date.now()))
  const url = inject('siteUrl')
  await context.addCookies([{ name: 'session', value: cookie, url, httpOnly: true, sameSite: 'Lax' }])
  await context.addInitScript(() => localStorage.setItem('known', '1'))
}

/** The store of the site under test, beside the server that runs on it. */
export async function withStore<T>(use: (store: ReturnType<typeof openStore>) => Promise<T>): Promise<T> {
  const store = openStore({ varDir: inject('varDir'), databaseUrl: undefined }, () => {})
  try {
    return await use(store)
  } finally {
    await store.destroy()
  }
}
