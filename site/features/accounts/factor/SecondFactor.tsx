import { t } from '#site/ui/page/messages.ts'
import { useRef, useState } from 'react'
import type { FactorState } from '#core/contract/second-factor.ts'
import { format } from '#core/i18n/format.ts'
import { numberText, shortDateText } from '#core/text/values.ts'
import { askFactor } from '#site/features/accounts/second-factor.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import { focusIfLost } from '#site/ui/page/focus-if-lost.ts'
import { Unanswered } from '#site/ui/page/Unanswered.tsx'
import { useAnswer } from '#site/ui/page/use-answer.ts'
import { RemoveDialog, RenewDialog } from './CodeDialog.tsx'
import { SetupDialog } from './SetupDialog.tsx'
import { Button } from '#site/ui/page/Button.tsx'

const DIALOGS = { setup: SetupDialog, remove: RemoveDialog, renew: RenewDialog }
type Name = keyof typeof DIALOGS

/** The second factor of the visitor's account. */
export function SecondFactor() {
  const [factor, load] = useAnswer(askFactor)
  const [open, setOpen] = useState<Name>()
  const place = useRef<HTMLDivElement>(null)
  const close = async () => {
    setOpen(undefined)
    await load()
    focusIfLost(place.current)
  }
  const Opened = open && DIALOGS[open]
  return (
    <div ref={place} tabIndex={-1} className="stack" aria-labelledby="account-factor" role="group">
      <Unanswered status={factor.status} />
      {factor.status === 'ready' && <State factor={factor} onOpen={setOpen} />}
      {Opened && <Opened onClose={() => void close()} />}
    </div>
  )
}

interface StateProps {
  factor: FactorState
  onOpen: (name: Name) => void
}

function State({ factor: { since, recoveryCodes, isRequired }, onOpen }: StateProps) {
  const { factor: words } = t('accounts.app')
  const lang = pageLang()
  if (since === undefined)
    return (
      <>
        <p>{words.text}</p>
        {isRequired && <p>{words.required}</p>}
        <Button look="main" onClick={() => onOpen('setup')}>
          {words.setUp}
        </Button>
      </>
    )
  const date = shortDateText(lang, since)
  return (
    <>
      <p>
        <span className="badge is-good">{format(words.since, { date })}</span>
      </p>
      <p>{format(words.left, { count: numberText(lang, recoveryCodes) })}</p>
      <p className="fine">{words.newPhone}</p>
      <div className="cluster gap-3 button-row">
        <Button onClick={() => onOpen('renew')}>{words.renew}</Button>
        <Button onClick={() => onOpen('remove')}>{words.turnOff}</Button>
      </div>
    </>
  )
}
