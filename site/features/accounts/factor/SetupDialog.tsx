import { t } from '#site/ui/page/messages.ts'
import { useState } from 'react'
import type { FactorSetup } from '#core/contract/second-factor.ts'
import { createConfirmForm, createStartForm } from '#site/features/accounts/second-factor.ts'
import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { Form } from '#site/ui/forms/Form.tsx'
import { CurrentPassword } from '../AccountForms.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { generate } from 'lean-qr'

type Step = { name: 'password' } | { name: 'scan'; setup: FactorSetup } | { name: 'codes'; codes: readonly string[] }

/** Sets up a second factor: password, app, recovery codes. */
export function SetupDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ name: 'password' })
  const { factor: words } = t('accounts.app')
  const title = step.name === 'codes' ? words.codesTitle : words.title
  return (
    <Dialog title={title} view={step.name} onClose={onClose}>
      {step.name === 'password' && <PasswordStep onDone={(setup) => setStep({ name: 'scan', setup })} />}
      {step.name === 'scan' && (
        <ScanStep setup={step.setup} onDone={(codes) => setStep({ name: 'codes', codes })} onCancel={onClose} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onKept={onClose} />}
    </Dialog>
  )
}

function PasswordStep({ onDone }: { onDone: (setup: FactorSetup) => void }) {
  const [form] = useState(() => createStartForm(onDone))
  const { factor: words } = t('accounts.app')
  return (
    <>
      <p>{words.text}</p>
      <Form id="factor-start" form={form} submit={words.continue}>
        <CurrentPassword isFirst />
      </Form>
    </>
  )
}

interface ScanProps {
  setup: FactorSetup
  onDone: (codes: readonly string[]) => void
  onCancel: () => void
}

function ScanStep({ setup: { secret, uri }, onDone, onCancel }: ScanProps) {
  const [form] = useState(() => createConfirmForm(onDone))
  const { factor: words } = t('accounts.app')
  return (
    <>
      <p>{words.scan}</p>
      <div className="cluster gap-3 factor-secret">
        <QrCode text={uri} label={words.qr} />
        <div className="stack gap-2">
          <p>
            {words.key}
            <br />
            <code dir="ltr">{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <p>
            <a href={uri}>{words.openApp}</a>
          </p>
        </div>
      </div>
      <Form id="factor-confirm" form={form} submit={words.turnOn} onCancel={onCancel}>
        <Field name="code" label={words.code} hint={words.codeHint} isFirst />
      </Form>
    </>
  )
}

/** Modules that scanners need around it. */
const QUIET = 4

/** A QR code, dark on light in either colour scheme. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * QUIET
  let path = ''
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
