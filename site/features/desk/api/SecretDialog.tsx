import { Dialog } from '#site/ui/dialogs/Dialog.tsx'
import { Field } from '#site/ui/forms/Field.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { t } from '#site/ui/page/messages.ts'
import { useCopy } from '#site/ui/page/use-copy.ts'

interface Props {
  title: string
  text: string
  secret: string
  onClose: () => void
}

/** A secret that is shown once, to copy. */
export function SecretDialog({ title, text, secret, onClose }: Props) {
  const { keys: words } = t('desk.api')
  const { said, copy } = useCopy(words)
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="stack gap-4">
        <p>{text}</p>
        <LooseFields id="secret">
          <Field name="secret" kind="key" label={title} isLabelHidden isFirst readOnly defaultValue={secret} />
        </LooseFields>
        <div className="cluster gap-3 button-row">
          <Button look="main" onClick={() => void copy(secret)}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </div>
        <p role="status">{said}</p>
      </div>
    </Dialog>
  )
}
