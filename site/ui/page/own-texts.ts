import { beginOf, ownTextsFile, type IslandSection } from '#core/i18n/island-sections.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { textsBelow, withTexts, type NamedTexts } from '#core/i18n/own-texts.ts'

const files = new Map<Lang, Promise<NamedTexts>>()

/** A language's own texts. None if they cannot be loaded: the messages that the software comes with will do. */
function textsOf(lang: Lang): Promise<NamedTexts> {
  const known = files.get(lang) ?? load(lang).catch(() => ({}))
  files.set(lang, known)
  return known
}

async function load(lang: Lang): Promise<NamedTexts> {
  const answer = await fetch(`/${ownTextsFile(lang)}`)
  return answer.ok ? ((await answer.json()) as NamedTexts) : {}
}

/** Puts the own texts of a language into a section of its messages. */
export async function ownTextsIn(section: IslandSection, lang: Lang): Promise<(messages: object) => object> {
  const texts = textsBelow(await textsOf(lang), beginOf(section))
  return (messages) => withTexts(messages, texts)
}
