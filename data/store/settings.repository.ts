import { randomUUID } from 'node:crypto'
import { isApart, isSecret, isSettingName, type SettingName, type StoredSettings } from '#core/terms/settings.ts'
import type { Store, StoreTransaction } from './database.ts'
import { seal, unseal } from './sealed.ts'

/** The settings of the store. Secrets only on request: they need the key. Throws StoreKeyError. */
export async function storedSettings(db: Store, { secrets }: { secrets: boolean }): Promise<StoredSettings> {
  const values: Partial<Record<SettingName, string>> = {}
  for (const { name, value } of await rowsOf(db)) {
    // A newer version may have more.
    if (value === '' || !isSettingName(name)) continue
    if (isSecret(name) && !secrets) continue
    const text = isApart(name) ? await readApart(db, name, value) : value
    if (text !== undefined) values[name] = text
  }
  return values
}

const rowsOf = (db: Store) => db.selectFrom('settings').select(['name', 'value']).orderBy('name').execute()

/** A text that changes with the settings. */
export const settingsState = async (db: Store): Promise<string> => JSON.stringify(await rowsOf(db))

/** Undefined if it was given up with a lost key. */
async function readApart(db: Store, name: SettingName, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('setting_values').select('value').where('id', '=', id).executeTakeFirst()
  return row && isSecret(name) ? unseal(db, placeOf(id), row.value) : row?.value
}

const placeOf = (id: string) => ({ table: 'setting_values', row: id }) as const

/** A changed row of `settings`; `before` is null if there was none. */
export interface SettingChange {
  table: 'settings'
  id: SettingName
  before: { value: string } | null
  after: { value: string }
}

/** Sets a value; an empty one removes it. Returns the change for the log, without secrets; undefined if it is none. */
export async function storeSetting(
  trx: StoreTransaction,
  name: SettingName,
  text: string,
): Promise<SettingChange | undefined> {
  const known = await trx.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  if (text === (known?.value ?? '')) return undefined
  const value = isApart(name) && text !== '' ? await storeApart(trx, name, text) : text
  await trx
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
  return { table: 'settings', id: name, before: known ?? null, after: { value } }
}

async function storeApart(trx: StoreTransaction, name: SettingName, text: string): Promise<string> {
  const id = randomUUID()
  const value = isSecret(name) ? seal(trx, placeOf(id), text) : text
  await trx.insertInto('setting_values').values({ id, value }).execute()
  return id
}
