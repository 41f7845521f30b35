import { t } from '#site/ui/page/messages.ts'
import { ApiError } from '#core/contract/client.ts'
import type { SightingSays } from '#core/contract/sightings.ts'
import { callWithToken, loadSession } from '#site/ui/session/session.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'

export type SightingState = { status: 'sending' } | { status: 'sent' | 'failed'; text: string }

/** Tells whether a listing is still there. */
export async function sendSighting(tnid: number, says: SightingSays): Promise<SightingState> {
  try {
    const { uid } = await loadSession()
    const body = { uid, tnid, says, language: pageLang() }
    const { message } = await callWithToken('POST /rest/tjt/directoryitemsighting', { body })
    return { status: 'sent', text: message.text }
  } catch (error) {
    return { status: 'failed', text: (error instanceof ApiError && error.text) || t('errors').couldNotSendReport }
  }
}
