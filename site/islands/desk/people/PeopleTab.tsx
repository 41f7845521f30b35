import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $address, goTo } from '#site/stores/desk/address.ts'
import { createPeople, peopleView, type PeopleView } from '#site/stores/desk/people.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Field } from '../../forms/Field.tsx'
import { LooseFields } from '../../forms/LooseFields.tsx'
import { PagedList } from '../log/Pages.tsx'
import { useDesk } from '../use-desk.ts'
import { PersonRow } from './PersonRow.tsx'

/** Accounts: those with a role, or those that a text finds. */
export function PeopleTab() {
  const { acts } = useDesk()
  const [store] = useState(() => createPeople(acts))
  const { people: words } = deskWordsNow()
  const { text, page } = peopleView(useStore($address).query)
  const part = useStore(store.$answer)
  // Whatever is done or undone may change an account.
  const done = useStore(acts.$acts)[0]?.audit
  useEffect(() => void store.load({ text, page }), [store, text, page, done])
  return (
    <div className="stack gap-4">
      <Search text={text} />
      <h2>{text ? words.found : words.staff}</h2>
      <PagedList
        tab="people"
        query={{ text, page }}
        part={part}
        empty={<p role="status">{words.none}</p>}
        onAgain={() => void store.load({ text, page })}
      >
        {(person) => <PersonRow key={person.uid} {...{ store, person }} />}
      </PagedList>
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
      className="cluster gap-3 ends desk-search"
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
