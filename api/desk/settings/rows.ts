import { isInPages, isSettingName, type SettingName } from '#core/terms/settings.ts'
import { nextSeq } from '#data/store/content.repository.ts'
import type { StoreTransaction } from '#data/store/database.ts'

/** The settings among the rows of an action, by `settings weather`. */
export const settingsIn = (rows: readonly string[]): SettingName[] =>
  rows.flatMap((row) => {
    const [table, name = ''] = row.split(' ')
    return table === 'settings' && isSettingName(name) ? [name] : []
  })

/** The change number of settings that pages show, which wakes the publisher; undefined if none does. */
export const seqOfSettings = async (
  trx: StoreTransaction,
  names: readonly SettingName[],
): Promise<number | undefined> => (names.some(isInPages) ? nextSeq(trx) : undefined)
