import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { TextLine } from '#core/contract/desk.ts'
import { TEXT_STATES } from '#core/contract/desk-texts.ts'
import { direction } from '#core/i18n/languages.ts'
import { $address, deskHref, goTo } from '#site/features/desk/address.ts'
import { createTexts, textIn, textsView, type TextsView } from '#site/features/desk/texts/texts.ts'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { LANGUAGE_CHOICES, SelectField } from '#site/ui/forms/SelectField.tsx'
import { PagedList } from '../log/Log.tsx'
import { TextPage } from './TextPage.tsx'

/** Texts of the interface and of mails: those that are searched for, or one. */
export function Texts() {
  const words = t('desk.texts')
  const { rest } = useStore($address)
  const id = textIn(rest)
  return (
    <div className="stack gap-4">
      <h2>{words.title}</h2>
      {id ? <TextPage key={rest} id={id} /> : <Found />}
    </div>
  )
}

function Found() {
  const words = t('desk.texts')
  const [store] = useState(createTexts)
  const query = textsView(useStore($address).query)
  return (
    <>
      <Search query={query} />
      <PagedList {...{ store, query }} tab="texts" empty={<p role="status">{words.none}</p>}>
        {(line) => <Line key={line.key} line={line} language={query.language} />}
      </PagedList>
    </>
  )
}

function Search({ query }: { query: TextsView }) {
  const words = t('desk.texts')
  const { text, language, state = '' } = query
  return (
    <form
      // Resets the fields when the address changes.
      key={JSON.stringify(query)}
      role="search"
      className="cluster gap-3 ends desk-search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        const read = (name: string) => String(typed.get(name) ?? '').trim()
        goTo({ tab: 'texts', query: { text: read('text'), language: read('language'), state: read('state') } })
      }}
    >
      <LooseFields id="texts">
        <Field name="text" label={words.search} dir="auto" autoComplete="off" maxLength={200} defaultValue={text} />
        <SelectField name="language" label={words.language} defaultValue={language} choices={LANGUAGE_CHOICES} />
        <SelectField
          name="state"
          label={words.show}
          defaultValue={state}
          choices={[
            { value: '', label: words.states.all },
            ...TEXT_STATES.map((value) => ({ value, label: words.states[value] })),
          ]}
        />
      </LooseFields>
      <button type="submit" className="button is-quiet">
        {words.find}
      </button>
    </form>
  )
}

function Line({ line, language }: { line: TextLine } & Pick<TextsView, 'language'>) {
  const words = t('desk.texts')
  const { key, text, isOwn, isChanged } = line
  return (
    <li className="stack gap-1 start desk-row">
      <p>
        <a href={deskHref({ tab: 'texts', rest: `${language}/${key}` })} lang={language} dir={direction(language)}>
          {shortened(text)}
        </a>
        {isOwn && <span className="badge is-good">{words.isOwn}</span>}
        {isChanged && <span className="badge">{words.isChanged}</span>}
      </p>
      <p className="fine text-key">
        <bdi dir="ltr">{key}</bdi>
      </p>
    </li>
  )
}

const MAX_LINE = 140

const shortened = (text: string): string => (text.length > MAX_LINE ? `${text.slice(0, MAX_LINE).trimEnd()}…` : text)
