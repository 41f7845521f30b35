import { AppError } from '#core/contract/app-error.ts'
import { textIn, type Localized } from '#core/terms/localized.ts'
import { invalidField } from './checks.ts'

/** An option of a list, or of a field that editors added. */
export interface NamedOption {
  id: string
  name: Localized
}

interface Options<O extends NamedOption> {
  options?: readonly O[] | undefined
  /** Ids that nobody may use again. */
  gone?: readonly string[] | undefined
}

/**
 * Which options are no longer there, and all ids that nobody may use again. Throws AppError `invalidField` for an id
 * that is not free.
 */
export function optionChanges<O extends NamedOption>(
  { options: before = [], gone = [] }: Options<O>,
  after: readonly O[],
): { removed: O[]; gone: string[] } {
  const ids = after.map(({ id }) => id)
  for (const [at, id] of ids.entries())
    if (ids.indexOf(id) < at || gone.includes(id)) throw invalidField(`options.${at}.id`, 'taken')
  const removed = before.filter(({ id }) => !ids.includes(id))
  return { removed, gone: [...gone, ...removed.map(({ id }) => id)] }
}

/** Throws AppError `optionInUse` if listings, by their titles, have an option. */
export function requireNoListing({ name }: NamedOption, titles: readonly Localized[]): void {
  const [first] = titles
  if (!first) return
  throw new AppError('optionInUse', {
    values: (lang) => ({ option: textIn(lang, name), count: String(titles.length), name: textIn(lang, first) }),
  })
}
