import { t } from '#site/ui/page/messages.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { Field } from '#site/ui/forms/Field.tsx'
import { Button } from '#site/ui/page/Button.tsx'

/** The code of an authenticator app or, if it is chosen, a recovery code. */
export function CodeField() {
  const [kind, setKind] = useState<'code' | 'key'>('code')
  const chosen = useRef(false)
  const place = useRef<HTMLDivElement>(null)
  const { factor: words } = t('accounts.app')
  useLayoutEffect(() => {
    if (chosen.current) place.current?.querySelector('input')?.focus()
  }, [kind])
  const isApp = kind === 'code'
  return (
    <div ref={place} className="stack gap-2">
      {/* A new key empties it. */}
      <Field
        key={kind}
        name="code"
        kind={kind}
        label={isApp ? words.code : words.recoveryCode}
        hint={isApp ? words.codeHint : undefined}
        isFirst
      />
      <Button
        look="link"
        onClick={() => {
          chosen.current = true
          setKind(isApp ? 'key' : 'code')
        }}
      >
        {isApp ? words.useRecovery : words.useApp}
      </Button>
    </div>
  )
}
