import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import type { ImportColumn, ImportRun } from '#core/contract/desk-imports.ts'
import { format } from '#core/i18n/format.ts'
import { LANGS, LANGUAGES } from '#core/i18n/languages.ts'
import { ROW_ID, typeColumn, withMapping, type ImportDraft } from '#site/features/desk/imports/import-draft.ts'
import type { ImportsStore } from '#site/features/desk/imports/imports.ts'
import { Select } from '#site/ui/forms/Select.tsx'
import { SelectField } from '#site/ui/forms/SelectField.tsx'
import { SavedMappings } from './SavedMappings.tsx'

/** What each column means, guessed for a start. */
export function ImportColumns({ imports, run }: { imports: ImportsStore; run: ImportRun }) {
  const { columns: words } = t('desk.import')
  const draft = useStore(imports.$draft)
  const { shape, saved } = run
  if (!draft || !shape?.columns) return null
  const set = (column: string, field: string) => imports.change({ columns: { ...draft.columns, [column]: field } })
  return (
    <section className="stack gap-3">
      <h3 id="import-columns">{words.title}</h3>
      {saved.length > 0 && (
        <SelectField
          name="saved"
          label={words.saved}
          value=""
          none={words.choose}
          choices={saved.map(({ name }) => ({ value: name, label: name }))}
          onValue={(chosen) => {
            const found = saved.find(({ name }) => name === chosen)
            if (found) imports.change({ ...withMapping(draft, found.mapping), save: found.name })
          }}
        />
      )}
      {saved.length > 0 && <SavedMappings {...{ imports, saved }} />}
      <p>{words.guessed}</p>
      <table className="import-columns" aria-labelledby="import-columns">
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            <th scope="col">{words.first}</th>
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {shape.columns.map((column) => (
            <ColumnRow
              key={column.name}
              column={column}
              fields={run.fields}
              value={draft.columns[column.name] ?? ''}
              onValue={(field) => set(column.name, field)}
            />
          ))}
        </tbody>
      </table>
      <Types {...{ imports, draft, run }} columns={shape.columns} />
    </section>
  )
}

interface RowProps {
  column: ImportColumn
  fields: ImportRun['fields']
  value: string
  onValue: (field: string) => void
}

function ColumnRow({ column: { name, samples }, fields, value, onValue }: RowProps) {
  const { columns: words } = t('desk.import')
  const known = fields.find(({ field, localized }) => value === field || (localized && value.startsWith(`${field}.`)))
  const field = known?.field ?? value
  const lang = value.slice(field.length + 1) || 'en'
  const isLocalized = known?.localized === true
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>
        <ul className="is-muted import-samples">
          {samples.map((sample) => (
            <li key={sample}>
              <bdi>{sample}</bdi>
            </li>
          ))}
        </ul>
      </td>
      <td>
        <div className="field import-meaning">
          <MeaningSelect
            label={format(words.meaningOf, { column: name })}
            {...{ fields, value: field }}
            onValue={(next) =>
              onValue(
                fields.find((item) => item.field === next)?.localized ? `${next}.${isLocalized ? lang : 'en'}` : next,
              )
            }
          />
          {isLocalized && (
            <Select
              aria-label={format(words.languageOf, { column: name })}
              value={lang}
              choices={LANGS.map((code) => ({ value: code, label: LANGUAGES[code].name, lang: code }))}
              onValue={(next) => onValue(`${field}.${next}`)}
            />
          )}
        </div>
      </td>
    </tr>
  )
}

interface MeaningProps {
  label: string
  fields: ImportRun['fields']
  value: string
  onValue: (field: string) => void
}

/** The fields as forms group them; a value from elsewhere stays. */
function MeaningSelect({ label, fields, value, onValue }: MeaningProps) {
  const { columns: words } = t('desk.import')
  const groups = [...new Set(fields.map(({ group }) => group))]
  const isKnown = value === '' || value === ROW_ID || fields.some(({ field }) => field === value)
  return (
    <select aria-label={label} value={value} onChange={({ currentTarget }) => onValue(currentTarget.value)}>
      <option value="">{words.skip}</option>
      <option value={ROW_ID}>{words.id}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {fields
            .filter((field) => field.group === group)
            .map(({ field, label: text }) => (
              <option key={field} value={field}>
                {text}
              </option>
            ))}
        </optgroup>
      ))}
    </select>
  )
}

interface TypesProps {
  imports: ImportsStore
  draft: ImportDraft
  run: ImportRun
  columns: readonly ImportColumn[]
}

/** The type of each listing: one for all, or by the cells of a column. */
function Types({ imports, draft, run: { fields }, columns }: TypesProps) {
  const { columns: words } = t('desk.import')
  const name = typeColumn(draft)
  const choices = Object.entries(t('common.typeNames')).map(([value, label]) => ({ value, label }))
  const labelOf = (name: string) => fields.find(({ field }) => field === name)?.label ?? name
  const set = (type: string) => imports.change({ type: Number(type) })
  if (name === undefined)
    return (
      <SelectField
        name="type"
        label={words.type}
        hint={format(words.typeHint, { field: labelOf('dtype') })}
        value={draft.type || ''}
        none={words.choose}
        choices={choices}
        onValue={set}
      />
    )
  const values = columns.find((column) => column.name === name)?.values
  if (!values) return <p className="form-problem">{format(words.tooMany, { column: name })}</p>
  return (
    <fieldset className="stack import-pairs import-types">
      <legend>{format(words.types, { column: name })}</legend>
      {values.map((value, at) => (
        <SelectField
          key={value}
          name={`type-${at}`}
          label={value}
          value={draft.types[value] || ''}
          none={words.noType}
          choices={choices}
          onValue={(type) => imports.change({ types: { ...draft.types, [value]: Number(type) } })}
        />
      ))}
    </fieldset>
  )
}
