import type { CandleTimesProps } from './candle-props.ts'
import '#site/islands/forms/kept-fields.ts'
import { useStore } from '@nanostores/react'
import { atom, type ReadableAtom } from 'nanostores'
import { useEffect, useMemo } from 'react'
import type { CandleState } from '#site/stores/times/candle-state.ts'
import { createCandleTimes, type Address } from '#site/stores/times/candle-times.ts'
import { CandleForm } from './CandleForm.tsx'
import { CandleResults } from './CandleResults.tsx'
import { Unread } from '../page/Unread.tsx'
import { useIsHydrated } from '../page/use-is-hydrated.ts'

const $nothing: ReadableAtom<CandleState | undefined> = atom(undefined)

const address: Address = {
  get search() {
    return location.search
  },
  replace(query) {
    const { pathname, hash } = location
    const search = query && `?${query}`
    history.replaceState(history.state, '', pathname + search + hash)
  },
}

/** Candle lighting and havdalah of a Shabbat and the zmanim of a day, at any place. */
export function CandleTimes({ eves, ...props }: CandleTimesProps) {
  const { lang } = props
  const isHydrated = useIsHydrated()
  const store = useMemo(() => {
    if (!isHydrated) return undefined
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const now = Date.now
    return createCandleTimes({ lang, eves, address, timeZone, now })
  }, [isHydrated, lang, eves])
  useEffect(() => {
    void store?.start()
    return () => store?.stop()
  }, [store])
  const state = useStore(store?.$state ?? $nothing)

  return (
    <div className="stack gap-6 candle-app">
      <Unread text={props.words.unread} unread={state?.unread ?? []} />
      <CandleForm {...props} store={store} state={state} />
      <CandleResults {...props} store={store} state={state} />
    </div>
  )
}
