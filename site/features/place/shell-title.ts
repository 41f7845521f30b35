import type { Texts } from '#core/i18n/messages.ts'
import type { ShellState } from '#core/domain/shell/shell.ts'
import { format } from '#core/i18n/format.ts'
import type { NearbyOwnWords, WalkWords } from '#site/features/nearby/board-words.ts'
import type { ShellWords } from './shell-words.page.ts'

export type Near = Texts<'places.nearby'>['page'] & NearbyOwnWords & { walk: WalkWords }

/** What titles are made of. */
type Titles = Pick<Texts<'places.nearby'>['page'], 'title' | 'pinTitle'> &
  Pick<NearbyOwnWords, 'pin'> & { walk: Pick<WalkWords, 'title' | 'pinTitle'> }

/** The title of what an address without a page leads to. */
export function titleOf(state: ShellState, words: ShellWords, near: Titles): string {
  switch (state.status) {
    case 'loading':
      return words.loading
    case 'results':
      return `${words.resultsFor}: ${state.text}`
    case 'points':
      return format(near.title, { place: state.text })
    case 'near':
      return nearTitle(state.title, state.around.walk ? { ...near, ...near.walk } : near)
    case 'place':
      return state.title
    case 'elsewhere':
      return state.stats.locTitle
    case 'failed':
      return state.what === 'search' ? `${words.resultsFor}: ${state.asked}` : state.asked || words.failed
    default:
      return words.unknown
  }
}

/** A pin has no name to put into a sentence. */
const nearTitle = (place: string, { title, pinTitle, pin }: Omit<Titles, 'walk'>): string =>
  place === pin ? pinTitle : format(title, { place })
