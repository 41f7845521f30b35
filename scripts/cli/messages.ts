import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { textsOf, type MessageTexts } from '#core/i18n/compare-messages.ts'
import type { MessageTree } from '#core/i18n/fallback.ts'

/** The texts in a folder's files. Throws if one is not JSON. */
export function readMessages(folder: string): MessageTexts {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(
    files.flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return textsOf(parse(text, name), `${basename(name, '.json')}:`)
    }),
  )
}

function parse(text: string, name: string): MessageTree {
  try {
    return JSON.parse(text) as MessageTree
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
  }
}
