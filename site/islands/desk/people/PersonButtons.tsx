import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { $session } from '#site/stores/accounts/session.ts'
import { $entry } from '#site/stores/desk/entry.ts'
import { fill } from '#site/stores/desk/fill.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { Button } from '../../page/Button.tsx'
import { BlockDialog, CleanDialog, FactorDialog, TrustDialog, type PersonProps } from './PersonDialogs.tsx'
import { RoleDialog } from './RoleDialog.tsx'

const DIALOGS = { role: RoleDialog, block: BlockDialog, clean: CleanDialog, trust: TrustDialog, factor: FactorDialog }

/** What a moderator does about an account, and an admin about its role, its second factor and its level of trust. */
export function PersonButtons({ store, person }: PersonProps) {
  const { people: words } = deskWordsNow()
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const { name, email, role, blocked, contributions } = person
  const entry = useStore($entry)
  const session = useStore($session)
  // One's own goes with a code, on the account page.
  const isLosable = person.secondFactor && person.uid !== session?.uid
  const isAdmin = entry.status === 'open' && entry.role === 'admin'
  const show = (dialog: keyof typeof DIALOGS) => () => setOpen(dialog)
  const buttons = [
    isAdmin && { text: words.change, of: words.changeOf, onPress: show('role') },
    email && { text: words.mail, of: words.mailOf, onPress: () => void store.mail(person) },
    blocked && { text: words.unblock, of: words.unblockOf, onPress: () => void store.unblock(person) },
    !role && !blocked && { text: words.block, of: words.blockOf, onPress: show('block') },
    !role && contributions > 0 && { text: words.clean, of: words.cleanOf, onPress: show('clean') },
    isAdmin && { text: words.changeTrust, of: words.changeTrustOf, onPress: show('trust') },
    isAdmin && isLosable && { text: words.dropFactor, of: words.dropFactorOf, onPress: show('factor') },
  ]
  const Dialog = open && DIALOGS[open]
  return (
    <>
      {buttons.map(
        (button) =>
          button && (
            <Button key={button.text} aria-label={fill(button.of, { name })} onClick={button.onPress}>
              {button.text}
            </Button>
          ),
      )}
      {Dialog && <Dialog {...{ store, person }} onClose={() => setOpen(undefined)} />}
    </>
  )
}
