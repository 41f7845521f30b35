import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $address, goTo } from '#site/stores/desk/address.ts'
import { createPeople, peopleView, type PeopleView } from '#site/stores/desk/people.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Field } from '../../forms/Field.tsx'
import { LooseFields } from '../../forms/LooseFields.tsx'
import { Failed } from '../Failed.tsx'
import { Pages } from '../log/Pages.tsx'
import { useDesk } from '../use-desk.ts'
import { PersonRow } from './PersonRow.tsx'

/** Accounts: those with a role, or those that a text finds. */
export function PeopleTab() {
  const { acts } = useDesk()
  const [store] = useState(() => createPeople(acts))
  const { calls, people: words } = deskWordsNow()
  const { text, page } = peopleView(useStore($address).query)
  const part = useStore(store.$part)
  // Whatever is done or undone may change an account.
  const done = useStore(acts.$acts)[0]?.audit
  useEffect(() => void store.load({ text, page }), [store, text, page, done])
  return (
    <div className="stack gap-4">
      <Search text={text} />
      <h2>{text ? words.found : words.staff}</h2>
      {part.status === 'loading' && <p role="status">{calls.loading}</p>}
      {part.status === 'failed' && <Failed text={part.text} onAgain={() => void store.load({ text, page })} />}
      {part.status === 'ready' && part.rows.length === 0 && <p role="status">{words.none}</p>}
      {part.status === 'ready' && part.rows.length > 0 && (
        <>
          <ul className="stack gap-3">
            {part.rows.map((person) => (
              <PersonRow key={person.uid} {...{ store, person }} />
            ))}
          </ul>
          <Pages tab="people" query={{ text, page }} total={part.total} />
        </>
      )}
    </div>
  )
}

function Search({ text }: Pick<PeopleView, 'text'>) {
  const { people: words } = deskWordsNow()
  return (
    <form
      // Resets the field when the address changes.
      key={text}
      role="search"
      className="desk-search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('text')
        goTo({ tab: 'people', query: { text: String(typed ?? '').trim() } })
      }}
    >
      <LooseFields id="people">
        <Field name="text" label={words.search} dir="auto" autoComplete="off" maxLength={200} defaultValue={text} />
      </LooseFields>
      <button type="submit" className="button is-quiet">
        {words.find}
      </button>
    </form>
  )
}
