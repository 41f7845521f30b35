import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect } from 'react'
import { format } from '#core/i18n/format.ts'
import { numberText } from '#core/text/values.ts'
import type { Lang } from '#core/i18n/languages.ts'
import type { createSearch, SearchKind } from '#site/ui/search/place-search.ts'
import { isLongEnough } from '#site/ui/search/typed-search.ts'
import { queryNow, queryWith, replaceAddress } from '../page/address.ts'
import { useSettled } from '../page/use-settled.ts'
import { FoundGroups, totalOf, type FoundGroupNames } from './FoundGroups.tsx'

interface Props {
  lang: Lang
  words: Readonly<Record<'loading' | 'failed' | 'count' | 'none' | 'noneHint' | 'didYouMean', string>> & {
    groups: FoundGroupNames
  }
  resultsFor: string
  search: ReturnType<typeof createSearch>
  kind: SearchKind
  text: string
  setText: (text: string) => void
}

/** The results of what is typed, in place of what the page offers otherwise; its address has the text. */
export function FoundInPage({ lang, words, resultsFor, search, kind, text, setText }: Props) {
  const state = useStore(search.$state)
  const found = state.status === 'found' ? state.places : undefined
  const isSearching = isLongEnough(text) && found?.length !== 0
  // A search that was sent by another page.
  useLayoutEffect(() => setText(queryNow().get('q') ?? ''), [setText])
  useEffect(() => search.type(text), [search, text])
  useEffect(() => {
    document.documentElement.classList.toggle('is-searching', isSearching)
  }, [isSearching])
  useEffect(() => {
    if (found) replaceAddress(queryWith('', { q: text }))
  }, [found, text])
  const isNone = found?.length === 0
  const heading = found?.[0]?.isGuess ? words.didYouMean : resultsFor
  const asked = found?.[0]?.isGuess ? found[0].name : text
  const count = found ? format(words.count, { count: numberText(lang, totalOf(found)) }) : words.loading
  const said = useSettled(
    isNone
      ? `${words.none} ${words.noneHint}`
      : state.status === 'failed'
        ? words.failed
        : `${heading}: ${asked}. ${count}`,
  )
  return (
    <div className="stack gap-4 found" aria-busy={state.status === 'searching'}>
      <div className="cluster baseline">
        {isNone ? (
          <>
            <h2>{words.none}</h2>
            <p>{words.noneHint}</p>
          </>
        ) : (
          <h2 className="is-asked">
            {found?.[0]?.isGuess ? `${heading}: ` : `${heading} `}
            <q>
              <bdi>{asked}</bdi>
            </q>
          </h2>
        )}
        {state.status !== 'failed' && !isNone && <p className="quiet is-asked">{count}</p>}
        {state.status === 'failed' && <p>{words.failed}</p>}
      </div>
      <p className="visually-hidden" role="status">
        {isLongEnough(text) && said}
      </p>
      {found && <FoundGroups {...{ lang, kind, found }} names={words.groups} level={3} />}
    </div>
  )
}
