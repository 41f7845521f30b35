import { useState } from 'react'
import type { DeskPerson } from '#core/contract/desk.ts'
import { fill } from '#site/stores/desk/fill.ts'
import type { PeopleStore } from '#site/stores/desk/people.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { CleanDialog } from './CleanDialog.tsx'

interface Props {
  store: PeopleStore
  person: DeskPerson
}

/** What a moderator does about an account. */
export function PersonButtons({ store, person }: Props) {
  const { people: words } = deskWordsNow()
  const [open, setOpen] = useState<'block' | 'clean'>()
  const { name, email, role, blocked, contributions } = person
  const close = () => setOpen(undefined)
  return (
    <>
      {email && (
        <Button text={words.mail} name={fill(words.mailOf, { name })} onPress={() => void store.mail(person)} />
      )}
      {blocked && (
        <Button
          text={words.unblock}
          name={fill(words.unblockOf, { name })}
          onPress={() => void store.unblock(person)}
        />
      )}
      {!role && !blocked && (
        <Button text={words.block} name={fill(words.blockOf, { name })} onPress={() => setOpen('block')} />
      )}
      {!role && contributions > 0 && (
        <Button text={words.clean} name={fill(words.cleanOf, { name })} onPress={() => setOpen('clean')} />
      )}
      {open === 'block' && <BlockDialog {...{ store, person }} onClose={close} />}
      {open === 'clean' && <CleanDialog {...{ store, person }} onClose={close} />}
    </>
  )
}

function Button({ text, name, onPress }: { text: string; name: string; onPress: () => void }) {
  return (
    <button type="button" className="button is-quiet" aria-label={name} onClick={onPress}>
      {text}
    </button>
  )
}
