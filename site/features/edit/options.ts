import { map, type ReadableAtom } from 'nanostores'
import { call } from '#core/contract/client.ts'
import type { FilterList, FilterListName } from '#core/contract/options.ts'
import { ALL_OPTION } from '#core/contract/choices.ts'
import type { Lang } from '#core/i18n/languages.ts'

type Items = FilterList['items']

/** The options that a form offers: those that are not retired, and what a listing has already. */
export const offeredOf = <T extends { id: string; retired?: boolean | undefined }>(
  items: readonly T[],
  chosen: readonly unknown[] = [],
): T[] => items.filter(({ id, retired }) => !retired || chosen.includes(id))
/** The options of each filter list, or that they failed to load. */
export type Options = Partial<Record<FilterListName, Items | 'failed'>>

export interface OptionLists {
  $options: ReadableAtom<Options>
  /** Loads a list once; retries after a failure. */
  load(list: FilterListName): void
}

interface ListsOptions {
  send?: typeof fetch
  /** Whether invented authorities are among them: they supervise samples only. */
  samples?: boolean
}

export function createOptionLists(lang: Lang, { send, samples = false }: ListsOptions = {}): OptionLists {
  const $options = map<Options>({})
  const asked = new Set<FilterListName>()
  return {
    $options,
    load(list) {
      if (asked.has(list)) return
      asked.add(list)
      const input = { querystring: { language: lang } }
      call(`GET /rest/tjt/${list}`, input, { send, language: lang }).then(
        // Without the first option, 'all'.
        ({ items }) =>
          $options.setKey(
            list,
            items.filter(({ id, sample }) => id !== ALL_OPTION && (samples || !sample)),
          ),
        () => {
          asked.delete(list)
          $options.setKey(list, 'failed')
        },
      )
    },
  }
}
