import { Dialog } from '../../dialogs/Dialog.tsx'
import { Button } from '../../page/Button.tsx'
import { deskWordsNow } from '#site/stores/desk/words.ts'

interface Props {
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/** The keyboard shortcuts of the queue, and the button that shows them. */
export function KeysHelp({ isOpen, setOpen }: Props) {
  const { keys: words } = deskWordsNow()
  const keys: readonly (readonly [string, string])[] = [
    ['j k', words.move],
    ['Enter', words.enter],
    ['a', words.approve],
    ['r', words.refuse],
    ['u', words.undo],
    ['?', words.help],
  ]
  return (
    <>
      <Button look="link" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Dialog title={words.title} onClose={() => setOpen(false)}>
          <dl className="stack gap-2 desk-keys">
            {keys.map(([key, text]) => (
              <div key={key}>
                <dt>
                  {key.split(' ').map((one) => (
                    <kbd key={one}>{one}</kbd>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="fine">{words.note}</p>
        </Dialog>
      )}
    </>
  )
}
