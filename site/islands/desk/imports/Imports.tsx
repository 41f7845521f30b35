import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { addStylesheet } from '#site/islands/page/stylesheet.ts'
import { $address } from '#site/stores/desk/address.ts'
import { $importWords, deskWordsNow, loadImportWords } from '#site/stores/desk/words.ts'
import { createImports } from '#site/stores/desk/imports.ts'
import { idOf } from '#site/stores/desk/log.ts'
import { pageLang } from '#site/stores/page/page-lang.ts'
import styles from '#site/styles/desk-imports.css?url'
import { Refusal } from '../parts.tsx'
import { ImportPage } from './ImportPage.tsx'
import { ImportStart } from './ImportStart.tsx'

const LOOK_MS = 1000

/** Imports of files: the latest ones and a new one, or one of them. */
export function Imports() {
  const words = useStore($importWords)
  const { rest } = useStore($address)
  const [imports] = useState(createImports)
  const run = useStore(imports.$run)
  const id = idOf(rest)
  useEffect(() => void Promise.all([addStylesheet(styles), loadImportWords(pageLang())]), [])
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
  if (!words) return <p role="status">{deskWordsNow().calls.loading}</p>
  return (
    <div className="stack gap-5 imports">
      <h2 className={id === undefined ? undefined : 'visually-hidden'}>{words.title}</h2>
      {id === undefined ? <ImportStart imports={imports} /> : run?.id === id && <ImportPage {...{ imports, run }} />}
      <Refusal $problem={imports.$problem} />
    </div>
  )
}
