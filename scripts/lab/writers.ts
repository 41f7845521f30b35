import { sealedFactor } from '#api/accounts/second-factors.repository.ts'
import { newSecret } from '#api/accounts/totp.ts'
import { tokensOf } from '#api/accounts/access.ts'
import { insertSession } from '#api/accounts/sessions.repository.ts'
import type { Store, StoreTransaction } from '#data/store/database.ts'

/** The page of a logged-in user. */
export interface WriterPage {
  uid: number
  cookie: string
  /** By call. */
  tokens: Record<string, string>
}

/** Logs in many users, for write-heavy trials and benchmarks, so that none hits a rate limit. */
export function openWriterPages(store: Store, count: number, calls: ReadonlySet<string>): Promise<WriterPage[]> {
  return store.transaction().execute(async (trx) => {
    const pages: WriterPage[] = []
    for (let number = 1; number <= count; number++) pages.push(await openWriterPage(trx, number, calls))
    return pages
  })
}

async function openWriterPage(trx: StoreTransaction, number: number, calls: ReadonlySet<string>): Promise<WriterPage> {
  const email = `writer${number}@example.org`
  const uid = await insertVerified(trx, { name: 'Writer', email })
  const { cookie, session } = await insertSession(trx, { uid }, Date.now())
  return {
    uid,
    cookie: `session=${cookie}`,
    tokens: tokensOf(session, calls),
  }
}

/** Gives an account a second factor, as the desk requires. Returns its secret. */
export async function insertFactor(db: Store, uid: number): Promise<string> {
  const secret = newSecret()
  const sealed = sealedFactor(db, uid, secret)
  await db.insertInto('second_factors').values({ uid, secret: sealed, step: 0, at: Date.now() }).execute()
  return secret
}

/** Creates a verified account without a password. Returns its uid. */
export async function insertVerified(db: Store, { name, email }: { name: string; email: string }): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      name,
      email,
      email_key: email,
      verified: 1,
      password: null,
      google: null,
      facebook: null,
      language: 'en',
      at: Date.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
