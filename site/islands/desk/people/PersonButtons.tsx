import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { DeskPerson } from '#core/contract/desk.ts'
import { $session } from '#site/stores/accounts/session.ts'
import { $entry } from '#site/stores/desk/entry.ts'
import { fill } from '#site/stores/desk/fill.ts'
import type { PeopleStore } from '#site/stores/desk/people.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { CleanDialog } from './CleanDialog.tsx'
import { FactorDialog } from './FactorDialog.tsx'
import { TrustDialog } from './TrustDialog.tsx'

interface Props {
  store: PeopleStore
  person: DeskPerson
}

/** What a moderator does about an account, and an admin about its second factor and how far it is trusted. */
export function PersonButtons({ store, person }: Props) {
  const { people: words } = deskWordsNow()
  const [open, setOpen] = useState<'block' | 'clean' | 'factor' | 'trust'>()
  const { name, email, role, blocked, contributions } = person
  const entry = useStore($entry)
  const session = useStore($session)
  // One's own goes with a code, on the account page.
  const isLosable = person.secondFactor && person.uid !== session?.uid
  const isAdmin = entry.status === 'open' && entry.role === 'admin'
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
      {isAdmin && (
        <Button text={words.changeTrust} name={fill(words.changeTrustOf, { name })} onPress={() => setOpen('trust')} />
      )}
      {isAdmin && isLosable && (
        <Button text={words.dropFactor} name={fill(words.dropFactorOf, { name })} onPress={() => setOpen('factor')} />
      )}
      {open === 'trust' && <TrustDialog {...{ store, person }} onClose={close} />}
      {open === 'factor' && <FactorDialog {...{ store, person }} onClose={close} />}
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
