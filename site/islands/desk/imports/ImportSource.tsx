import { useStore } from '@nanostores/react'
import { MAX_MAPPING_NAME } from '#core/domain/import-lacks.ts'
import { importWordsNow } from '#site/stores/desk/words.ts'
import type { ImportsStore } from '#site/stores/desk/imports.ts'
import { Checkbox } from '../../forms/Checkbox.tsx'
import { Field } from '../../forms/Field.tsx'

const MOST: Readonly<Record<'name' | 'source' | 'licence' | 'by', number>> = {
  name: 200,
  source: 40,
  licence: 200,
  by: 200,
}

/** Where the data comes from, and the name to save the mapping under. */
export function ImportSource({ imports }: { imports: ImportsStore }) {
  const { source: words } = importWordsNow()
  const draft = useStore(imports.$draft)
  if (!draft) return null
  return (
    <section className="stack gap-3">
      <h3>{words.title}</h3>
      <div className="stack import-pairs">
        {(['name', 'source', 'licence', 'by'] as const).map((name) => (
          <Field
            key={name}
            name={name}
            kind={name === 'source' ? 'key' : 'line'}
            label={words[name]}
            hint={words[`${name}Hint`]}
            max={MOST[name]}
            isRequired
            value={draft[name]}
            onValue={(text) => imports.change({ [name]: text })}
          />
        ))}
        <Field
          name="save"
          kind="line"
          label={words.save}
          hint={words.saveHint}
          max={MAX_MAPPING_NAME}
          value={draft.save}
          onValue={(save) => imports.change({ save })}
        />
      </div>
    </section>
  )
}

/** Whether the file is all of its source: never assumed. */
export function Whole({ imports }: { imports: ImportsStore }) {
  const { source: words } = importWordsNow()
  const draft = useStore(imports.$draft)
  return (
    <Checkbox
      name="whole"
      label={words.whole}
      hint={words.wholeHint}
      isChecked={draft?.isWhole ?? false}
      onChange={(isWhole) => imports.change({ isWhole })}
    />
  )
}
