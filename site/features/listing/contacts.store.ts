import { t } from '#site/ui/page/messages.ts'
import { call } from '#core/contract/client.ts'
import type { ItemContacts } from '#core/contract/content.ts'
import { withLoading } from '#site/ui/page/loading.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { toastFailure } from '#site/ui/page/toast-failure.ts'

/** The contacts of a listing. Says so if they fail to load, and throws ApiError. */
export async function contactsOf(tnid: number): Promise<ItemContacts> {
  const language = pageLang()
  const input = { params: { tnid, language } }
  try {
    return await withLoading(() => call('GET /rest/tjt/itemcontacts/:tnid/:language', input, { language }))
  } catch (error) {
    toastFailure(error, t('errors').couldNotGetContacts)
    throw error
  }
}
