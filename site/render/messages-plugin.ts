import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { withFallback } from '#core/i18n/fallback.ts'
import { DEFAULT_LANG } from '#core/i18n/languages.ts'

const FOLDER = join(import.meta.dirname, '../../core/i18n')
/** `desk.json?messages=page` imports the section `page` of a message file, `edit.json?messages` all of it. */
const ASKED = /\/core\/i18n\/(\w+)\/(\w+\.json)\?(?:import&)?messages(?:=(\w+))?$/
const MODULE = '\0messages:'

/** Loads only the messages that an island uses, in the language of its page. */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    resolveId(source) {
      const [, lang, name, section = ''] = ASKED.exec(source) ?? []
      return lang && name ? `${MODULE}${lang}:${name}:${section}` : undefined
    },
    load(id) {
      if (!id.startsWith(MODULE)) return undefined
      const [lang = '', name = '', section = ''] = id.slice(MODULE.length).split(':')
      this.addWatchFile(join(FOLDER, lang, name))
      const own = sectionOf(lang, name, section)
      const messages = lang === DEFAULT_LANG ? own : withFallback(own, sectionOf(DEFAULT_LANG, name, section))
      return `export default ${JSON.stringify(messages)}`
    },
  }
}

/** A section of a file, or the whole file for ''. Throws if either is missing. */
function sectionOf(lang: string, name: string, section: string): object {
  const file = join(FOLDER, lang, name)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object | undefined>
  const found = section === '' ? messages : messages[section]
  if (!found) throw new RangeError(`${file} has no section ${section}`)
  return found
}
