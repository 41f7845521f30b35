import { atom, type ReadableAtom } from 'nanostores'
import type { Lang } from '#core/i18n/languages.ts'

/** The result of `import.meta.glob` for a message file in every language. */
type Files = Readonly<Record<string, () => Promise<unknown>>>

/** Messages in one language, loaded on demand. */
export interface LoadedMessages<T> {
  /** Undefined until they are loaded. */
  $words: ReadableAtom<T | undefined>
  /** Rejects if they fail to load. */
  load: (lang: Lang) => Promise<T>
  /** The loaded messages. Throws if they are not loaded. */
  now: () => T
}

/** A section of the messages, or a value derived from it. */
export function messagesSection<T>(
  files: Files,
  make?: (messages: never, lang: Lang) => T | Promise<T>,
): LoadedMessages<T> {
  const $words = atom<T | undefined>()
  return {
    $words,
    async load(lang) {
      const messages = await fileOf(files, lang)
      const words = make ? await make(messages as never, lang) : (messages as T)
      $words.set(words)
      return words
    },
    now() {
      const words = $words.get()
      if (!words) throw new Error('the words are not loaded')
      return words
    },
  }
}

/** The file of a language. Rejects if it fails to load. */
function fileOf(files: Files, lang: Lang): Promise<unknown> {
  const [, load] = Object.entries(files).find(([path]) => path.includes(`/i18n/${lang}/`)) ?? []
  if (!load) throw new RangeError(`no messages in ${lang}`)
  return load()
}
