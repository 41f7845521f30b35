import { readKept } from '../storage/flags.ts'
import { writeStorage } from '../storage/write.ts'
import type { Values } from '../forms/form.ts'

/** What somebody has typed into a form, kept in this tab until it has been sent. */
export interface Draft {
  values: Values
  keep: (values: Values) => void
  forget: () => void
}

/** The draft of a name; who writes belongs to the name, so that nobody else comes to see it. */
export function draftOf(name: string): Draft {
  const key = `draft ${name}`
  return {
    values: parse(readKept('sessionStorage', key)),
    keep: (values) => writeStorage('sessionStorage', key, JSON.stringify(values)),
    forget: () => writeStorage('sessionStorage', key, undefined),
  }
}

function parse(text: string | undefined): Values {
  try {
    return text === undefined ? {} : (JSON.parse(text) as Values)
  } catch {
    return {}
  }
}
