import { useState } from 'react'
import { $session } from '#site/stores/accounts/session.ts'
import { enterDesk } from '#site/stores/desk/entry.ts'
import { deskWordsNow } from '#site/stores/desk/words.ts'
import { wordsNow } from '#site/stores/page/words.ts'
import { SetupDialog } from '../accounts/factor/SetupDialog.tsx'
import { Button } from '../page/Button.tsx'

/** In place of the desk, for somebody without the second factor that it requires. */
export function DeskLock() {
  const [isOpen, setOpen] = useState(false)
  const { title } = deskWordsNow()
  const { factor: words } = wordsNow()
  return (
    <div className="stack gap-5">
      <h1>{title}</h1>
      <section className="stack box card-box login-box" aria-labelledby="desk-factor">
        <h2 id="desk-factor">{words.title}</h2>
        <p>{words.text}</p>
        <p>{words.required}</p>
        <Button look="main" onClick={() => setOpen(true)}>
          {words.setUp}
        </Button>
      </section>
      {isOpen && (
        <SetupDialog
          onClose={() => {
            setOpen(false)
            // Cancelled: the focus goes back to the button.
            if (!$session.get()?.needsFactor) void enterDesk()
          }}
        />
      )}
    </div>
  )
}
