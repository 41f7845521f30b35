import { t } from '#site/ui/page/messages.ts'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { $address, deskHref } from '#site/features/desk/address.ts'
import { createImports, type ImportsStore } from '#site/features/desk/imports/imports.ts'
import { idOf } from '#site/features/desk/log/log.ts'
import { Refusal, When } from '../parts.tsx'
import { FormerReviews } from './former/FormerReviews.tsx'
import { PictureFetches } from './former/PictureFetches.tsx'
import { Redirects } from './former/Redirects.tsx'
import { ImportPage } from './ImportPage.tsx'
import { format } from '#core/i18n/format.ts'
import { useField } from '#site/ui/forms/Form.tsx'
import { FieldNotes } from '#site/ui/forms/Field.tsx'
import { FilePick } from '#site/ui/forms/FilePick.tsx'
import { LooseFields } from '#site/ui/forms/LooseFields.tsx'

const LOOK_MS = 1000

/** Imports of files: the latest ones and a new one, or one of them. */
export function Imports() {
  const words = t('desk.import')
  const { rest } = useStore($address)
  const [imports] = useState(createImports)
  const run = useStore(imports.$run)
  const id = idOf(rest)
  useEffect(() => void imports.open(id), [imports, id])
  const isRunning = run?.state === 'running'
  useEffect(() => {
    if (!isRunning) return undefined
    let isOver = false
    const again = async () => {
      await imports.look()
      if (!isOver) timer = setTimeout(() => void again(), LOOK_MS)
    }
    let timer = setTimeout(() => void again(), LOOK_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [imports, isRunning])
  return (
    <div className="stack gap-5 imports">
      <h2 className={id === undefined ? undefined : 'visually-hidden'}>{words.title}</h2>
      {id === undefined ? <ImportStart imports={imports} /> : run?.id === id && <ImportPage {...{ imports, run }} />}
      <Refusal $problem={imports.$problem} />
    </div>
  )
}

const ACCEPTED = '.csv,.tsv,.json,.geojson,.geojsonl,text/csv,application/json,application/geo+json'

/** Chooses a file; the imports of late. */
function ImportStart({ imports }: { imports: ImportsStore }) {
  const words = t('desk.import')
  const list = useStore(imports.$list)
  return (
    <>
      <LooseFields id="import">
        <FileChoice imports={imports} />
      </LooseFields>
      {list && list.runs.length > 0 && (
        <section className="stack gap-3">
          <h3>{words.file.recent}</h3>
          <ul className="stack gap-3">
            {list.runs.map(({ id, name, at, step, state }) => (
              <li key={id} className="desk-row">
                <p>
                  <a href={deskHref({ tab: 'import', rest: String(id) })}>
                    <bdi>{name}</bdi>
                  </a>
                  <span>{words.states[step][state]}</span>
                  <When at={at} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PictureFetches />
      <Redirects />
      {list && <FormerReviews sources={list.sources} />}
    </>
  )
}

function FileChoice({ imports }: { imports: ImportsStore }) {
  const { file: words } = t('desk.import')
  const list = useStore(imports.$list)
  const sending = useStore(imports.$sending)
  const state = useField('file')
  const hint = format(words.hint, { megabytes: String(list?.megabytes ?? '') })
  return (
    <div className="field">
      <span id={`${state.id}-label`} className="label">
        {words.label}
      </span>
      <FilePick
        state={state}
        accept={ACCEPTED}
        hint={hint}
        labelledBy={`${state.id}-label`}
        onChoose={([file]) => void imports.send(file)}
      >
        {words.choose}
      </FilePick>
      {list && <FieldNotes field={state} hint={hint} />}
      <p role="status">{sending && format(words.sending, { name: sending })}</p>
    </div>
  )
}
