import '#site/islands/forms/kept-fields.ts'
import { useMemo, useState, type SubmitEvent } from 'react'
import type { Lang } from '#core/i18n/languages.ts'
import { createSearch, foundHref, typedHref, type SearchKind } from '#site/stores/search/place-search.ts'
import { isLongEnough } from '#site/stores/search/typed-search.ts'
import { fieldProps, statusText, SearchField, useSuggestions, type PlaceBoxWords } from './place-box.tsx'
import { SearchEnd, WordsField } from './search-end.tsx'

export interface PlaceSearchProps {
  id: string
  lang: Lang
  /** Where the form goes while no script runs. */
  action: string
  /** What may be looked for; none means vacations. */
  kinds: readonly { type: SearchKind; name: string }[]
  words: PlaceBoxWords &
    Readonly<
      Record<
        | 'name'
        | 'label'
        | 'placeholder'
        | 'kind'
        | 'button'
        | 'hint'
        /** Of the field for words that name no place. */
        | 'wordsLabel'
        | 'wordsPlaceholder'
        /** Of the pages that a festival leads to. */
        | 'vacations'
        | 'calendar',
        string
      >
    >
}

/** Finds a city or a country while it is typed, and goes there; or looks for words among the vacations. */
export function PlaceSearch(props: PlaceSearchProps) {
  const { id, lang, action, kinds, words } = props
  const [kind, setKind] = useState<SearchKind>(kinds[0]?.type ?? 0)
  const [text, setText] = useState('')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLongEnough(text)) location.assign(typedHref(lang, kind, text))
  }

  const parts = { ...props, kind, text, setText }
  return (
    <form className="search" role="search" aria-label={words.name} action={action} onSubmit={submit}>
      {kinds.length > 0 && <KindField {...{ id, kinds, kind, setKind }} label={words.kind} />}
      {kind === 'words' ? <WordsPart {...parts} /> : <PlacePart {...parts} />}
    </form>
  )
}

interface PartProps extends PlaceSearchProps {
  kind: SearchKind
  text: string
  setText: (text: string) => void
}

/** The field of a place, with what is found while it is typed: places, and pages about a festival. */
function PlacePart({ id, lang, kind, text, setText, words }: PartProps) {
  const search = useMemo(() => createSearch(lang, words), [lang, words])
  const { box, places, state } = useSuggestions(search, {
    id,
    text,
    isOpenAtFirst: text !== '',
    onSelect: (found) => location.assign('href' in found ? found.href : foundHref(lang, kind, found)),
  })
  const field = fieldProps(box, places.length > 0, setText)
  return (
    <>
      <SearchField {...{ id, box, field, places, words }} />
      <SearchEnd id={id} words={words} status={statusText(state, words)} />
    </>
  )
}

/** The field of words that name no place. */
function WordsPart({ id, text, setText, words }: PartProps) {
  return (
    <>
      <WordsField
        id={id}
        label={words.wordsLabel}
        placeholder={words.wordsPlaceholder}
        required
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SearchEnd id={id} words={words} status="" />
    </>
  )
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
      <select
        id={`${id}-kind`}
        value={kind}
        onChange={({ target }) => setKind(kinds[target.selectedIndex]?.type ?? kind)}
      >
        {kinds.map(({ type, name }) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </select>
    </p>
  )
}
