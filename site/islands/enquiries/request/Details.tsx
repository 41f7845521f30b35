import { useStore } from '@nanostores/react'
import type { Lang } from '#core/i18n/languages.ts'
import type { RequestStore } from '#site/stores/enquiries/request.ts'
import type { RequestWords } from '#site/stores/enquiries/request-words.ts'
import { DatesField } from './DatesField.tsx'
import { GuestFields } from './GuestFields.tsx'
import { PhoneFields } from './PhoneFields.tsx'

/** The fields below, by the names that owners use to request them. */
export const DETAILS = ['phone', 'dates', 'guests'] as const

interface DetailsProps {
  id: string
  lang: Lang
  words: RequestWords
  store: RequestStore
  needs: (name: (typeof DETAILS)[number]) => boolean
}

/** Phone, dates and guests. */
export function Details({ id, lang, words, store, needs }: DetailsProps) {
  const dates = useStore(store.$dates)
  const guests = useStore(store.$guests)
  return (
    <div className="details">
      <PhoneFields {...{ id, lang }} words={words.request} isRequired={needs('phone')} />
      <div className="stack stay-row">
        <DatesField {...{ lang, words }} value={dates} onChange={store.pickDates} isRequired={needs('dates')} />
        <GuestFields words={words.request} guests={guests} onChange={store.changeGuests} isRequired={needs('guests')} />
      </div>
    </div>
  )
}
