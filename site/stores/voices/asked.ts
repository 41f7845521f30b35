import { keep, readKept } from '../flags.ts'

/** The question that is being answered. */
export interface AskedQuestion {
  qid: number
  question: string
  /** Of the text. */
  lang: string
  dir: string
}

const KEY = 'answering'

/**
 * The question of the button that was pressed, as the page shows it; without a button the last one, to
 * which somebody comes back from the log-in.
 */
export function askedQuestion(opener?: HTMLElement): AskedQuestion | undefined {
  const qid = Number(opener?.dataset['qid'])
  const shown = document.getElementById(`question-${qid}-text`)
  if (!shown) return lastAsked()
  const { lang, dir, textContent: question } = shown
  const asked = { qid, question, lang, dir }
  keep('sessionStorage', KEY, JSON.stringify(asked))
  return asked
}

function lastAsked(): AskedQuestion | undefined {
  try {
    return JSON.parse(readKept('sessionStorage', KEY) ?? '') as AskedQuestion
  } catch {
    return undefined
  }
}
