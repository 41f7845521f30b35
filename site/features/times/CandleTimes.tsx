import type { CandleTimesProps } from './candle-props.ts'
import '#site/ui/forms/kept-fields.ts'
import { useEffect } from 'react'
import { createCandleTimes, type Address } from '#site/features/times/candle-times.ts'
import { CandleForm } from './CandleForm.tsx'
import { CandleResults } from './CandleResults.tsx'
import { replaceQuery } from '#site/ui/page/address.ts'
import { UnreadParameters } from '#site/ui/page/UnreadParameters.tsx'
import { useAwake } from '#site/ui/page/use-awake.ts'

const address: Address = {
  get search() {
    return location.search
  },
  replace: replaceQuery,
}

/** Candle lighting and havdalah of a Shabbat and the zmanim of a day, at any place. */
export function CandleTimes({ eves, ...props }: CandleTimesProps) {
  const { lang } = props
  const { store, state } = useAwake(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return createCandleTimes({ lang, eves, address, timeZone, now: Date.now })
  }, [lang, eves])
  useEffect(() => {
    void store?.start()
    return () => store?.stop()
  }, [store])

  return (
    <div className="stack gap-6 candle-app">
      <UnreadParameters text={props.words.unread} parameters={state?.unread ?? []} />
      <CandleForm {...props} store={store} state={state} />
      <CandleResults {...props} store={store} state={state} />
    </div>
  )
}
