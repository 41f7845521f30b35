import type { ReactNode } from 'react'
import { Field } from '#site/ui/forms/Field.tsx'
import { FilePick } from '#site/ui/forms/FilePick.tsx'
import { useField } from '#site/ui/forms/Form.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'
import { Button } from '#site/ui/page/Button.tsx'

interface Props {
  /** Prefix of the field ids. */
  id: string
  words: { label: string; choose: string; save: string }
  hint?: string
  text: string
  isSending: boolean
  onText: (text: string) => void
  onSave: () => void
  /** Before the text. */
  children?: ReactNode
}

/** A long text that is pasted or read from a file, and the button that sends it. */
export function PasteForm({ id, children, ...rest }: Props) {
  return (
    <LooseFields id={id}>
      {children}
      <Pasted {...rest} />
    </LooseFields>
  )
}

function Pasted({ words, hint, text, isSending, onText, onSave }: Omit<Props, 'id' | 'children'>) {
  const file = useField('file')
  return (
    <>
      <Field name="text" kind="text" dir="ltr" rows={8} label={words.label} hint={hint} value={text} onValue={onText} />
      <p className="cluster gap-3">
        <FilePick
          state={file}
          accept=".txt,.csv,.tsv,text/plain,text/csv"
          onChoose={([chosen]) => void chosen.text().then(onText)}
        >
          {words.choose}
        </FilePick>
        <Button look="main" aria-disabled={isSending || undefined} onClick={() => !isSending && onSave()}>
          {words.save}
        </Button>
      </p>
    </>
  )
}
