import { atom, type ReadableAtom } from 'nanostores'
import type { Lang } from '#core/i18n/languages.ts'

/** What `import.meta.glob` gives for one file of messages in every language. */
type Files = Readonly<Record<string, () => Promise<unknown>>>

/** Messages that come in one language, and only once they are needed. */
export interface LoadedMessages<T> {
  /** Undefined until they are loaded. */
  $words: ReadableAtom<T | undefined>
  /** Rejects where they cannot be loaded. */
  load: (lang: Lang) => Promise<T>
  /** The words, where they are known to be loaded. Throws where they are not. */
  now: () => T
}

/** A section of the messages, or what is made of it. */
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

/** The file of a language. Rejects where it cannot be loaded. */
function fileOf(files: Files, lang: Lang): Promise<unknown> {
  const [, load] = Object.entries(files).find(([path]) => path.includes(`/i18n/${lang}/`)) ?? []
  if (!load) throw new RangeError(`no messages in ${lang}`)
  return load()
}
