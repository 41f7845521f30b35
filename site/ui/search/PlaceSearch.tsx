import '#site/ui/forms/kept-fields.ts'
import { useMemo, useState, type SubmitEvent } from 'react'
import type { FoundPage, FoundPlace } from '#core/contract/places.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { chosenHref, createSearch, namedBy, typedHref, type SearchKind } from '#site/ui/search/place-search.ts'
import { countSearch } from '#site/ui/page/count.ts'
import { isLongEnough } from '#site/ui/search/typed-search.ts'
import { Select } from '../forms/Select.tsx'
import { noteStep, stepNotes } from '../page/address.ts'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { groupOf, iconOf, type FoundGroupNames } from './FoundGroups.tsx'
import { FoundInPage } from './FoundInPage.tsx'
import { fieldProps, statusText, SearchField, useSuggestions, type PlaceBoxWords } from './place-box.tsx'
import { SearchEnd, WordsField } from './search-end.tsx'

export interface PlaceSearchProps {
  id: string
  lang: Lang
  /** The form's action without JavaScript. */
  action: string
  /** The types to search; none means vacations. */
  kinds: readonly { type: SearchKind; name: string }[]
  /** The type to begin with, if not the first. */
  first?: SearchKind
  words: PlaceBoxWords &
    Readonly<
      Record<
        | 'name'
        | 'label'
        | 'placeholder'
        | 'kind'
        | 'button'
        | 'hint'
        /** For the full-text field. */
        | 'wordsLabel'
        | 'wordsPlaceholder'
        | 'didYouMean'
        | 'noneHint'
        /** How many were found, with `{{count}}`. */
        | 'count',
        string
      >
    > & { groups: FoundGroupNames }
  /** Of the page that shows results in place of suggestions: their heading. */
  resultsFor?: string
}

/** Suggests cities and countries and goes there, or searches the vacations. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { id, lang, action, kinds, words, resultsFor } = props
  const [kind, setKind] = useState<SearchKind>(props.first ?? kinds[0]?.type ?? 0)
  const [written, setText] = useState<string>()
  const isHydrated = useIsHydrated()
  const text = written ?? (isHydrated ? typedBefore() : '')

  const search = useMemo(() => createSearch(lang), [lang])
  const leaveFor = (href: string) => {
    noteStep({ typed: text })
    location.assign(href)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const state = search.$state.get()
    const found = state.status === 'found' && kind !== 'words' ? state.places : []
    const named = namedBy(text, found)
    if (!isLongEnough(text)) return
    if (named) goTo(named)
    // The page of the text says what it may mean.
    else leaveFor(typedHref(lang, kind, text))
  }

  function goTo(found: FoundPlace | FoundPage) {
    countSearch('href' in found ? {} : { tlid: found.id })
    leaveFor(chosenHref(lang, kind, found))
  }

  const parts = { ...props, search, kind, text, setText, goTo }
  return (
    <>
      <form className="search" role="search" aria-label={words.name} action={action} onSubmit={submit}>
        {kinds.length > 0 && <KindField {...{ id, kinds, kind, setKind }} label={words.kind} />}
        {kind === 'words' ? (
          <WordsPart {...parts} label={words.wordsLabel} placeholder={words.wordsPlaceholder} status="" />
        ) : resultsFor ? (
          <WordsPart {...parts} label={words.label} placeholder={words.placeholder} />
        ) : (
          <PlacePart {...parts} />
        )}
      </form>
      {resultsFor && kind !== 'words' && <FoundInPage {...parts} resultsFor={resultsFor} />}
    </>
  )
}

interface PartProps extends PlaceSearchProps {
  search: ReturnType<typeof createSearch>
  kind: SearchKind
  text: string
  setText: (text: string) => void
  goTo: (found: FoundPlace | FoundPage) => void
}

/** What was typed before the visitor left and came back: browsers restore no field whose completion is off. */
const typedBefore = () => stepNotes<{ typed: string }>().typed ?? ''

/** The field with suggestions. */
function PlacePart({ id, search, text, setText, goTo, words }: PartProps) {
  const { box, places, state } = useSuggestions(search, {
    id,
    text,
    isOpenAtFirst: text !== '',
    onSelect: goTo,
  })
  const field = fieldProps(box, places.length > 0, setText)
  const headingOf = (found: FoundPage | FoundPlace) => (found.isGuess ? words.didYouMean : words.groups[groupOf(found)])
  const [first] = places
  // The heading above them is not read out.
  const status = first?.isGuess ? `${words.didYouMean}: ${first.text}` : statusText(state, words)
  return (
    <>
      <SearchField {...{ id, box, field, places, words }} groupOf={headingOf} iconOf={iconOf} />
      <SearchEnd {...{ id, words, status }} />
    </>
  )
}

/** The field without suggestions. */
function WordsPart({ id, text, setText, words, label, placeholder, status }: PartProps & WordsProps) {
  return (
    <>
      <WordsField
        {...{ id, label, placeholder }}
        required
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SearchEnd {...{ id, words, status }} />
    </>
  )
}

interface WordsProps {
  label: string
  placeholder: string
  status?: string
}

interface KindFieldProps extends Pick<PlaceSearchProps, 'id' | 'kinds'> {
  kind: SearchKind
  setKind: (kind: SearchKind) => void
  label: string
}

function KindField({ id, kinds, kind, setKind, label }: KindFieldProps) {
  return (
    <p className="stack gap-1 search-field">
      <label htmlFor={`${id}-kind`}>{label}</label>
      <Select
        id={`${id}-kind`}
        value={kind}
        choices={kinds.map(({ type, name }) => ({ value: type, label: name }))}
        onValue={(value) => setKind(kinds.find(({ type }) => String(type) === value)?.type ?? kind)}
      />
    </p>
  )
}
