import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { FieldNotes } from '#site/ui/forms/Field.tsx'
import { FilePick } from '#site/ui/forms/FilePick.tsx'
import { useField } from '#site/ui/forms/Form.tsx'
import { Button } from '#site/ui/page/Button.tsx'
import { t } from '#site/ui/page/messages.ts'
import type { SettingProps } from './settings.ts'

const TYPES = ['image/png', 'image/jpeg', 'image/webp']
const MAX_BYTES = 1_000_000

/** A picture that the server makes small. */
export function LogoField({ store, state }: SettingProps) {
  const words = t('desk.settings')
  const { name, value = '' } = state
  const field = useField(name)
  const [isWrong, setWrong] = useState(false)
  const draft = useStore(store.$draft)
  const picture = draft[name] ?? value
  async function choose(file: File): Promise<void> {
    const isFine = TYPES.includes(file.type) && file.size <= MAX_BYTES
    setWrong(!isFine)
    if (isFine) store.type(state, await dataUrlOf(file))
  }
  return (
    <div className="field">
      <p id={`${field.id}-label`} className="setting-label">
        {words.names[name]}
      </p>
      {picture !== '' && (
        <p>
          <img className="setting-logo" src={picture} alt={words.names[name]} />
        </p>
      )}
      <p className="cluster gap-3">
        <FilePick
          state={field}
          accept={TYPES.join(',')}
          hint={words.hints.logo}
          labelledBy={`${field.id}-label`}
          onChoose={([file]) => void choose(file)}
        >
          {words.chooseLogo}
        </FilePick>
        {picture !== '' && <Button onClick={() => store.type(state, '')}>{words.removeLogo}</Button>}
      </p>
      <FieldNotes field={field} hint={words.hints.logo} />
      <p role="alert" className={isWrong ? 'form-problem' : undefined}>
        {isWrong && words.wrong.picture}
      </p>
    </div>
  )
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')))
    reader.readAsDataURL(file)
  })
}
