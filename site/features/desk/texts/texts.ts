import { atom, type ReadableAtom } from 'nanostores'
import type { DeskDone, DeskText, TextLine, TextPreview } from '#core/contract/desk.ts'
import { TEXT_STATES } from '#core/contract/desk-texts.ts'
import { isLang, LANGS, type Lang } from '#core/i18n/languages.ts'
import type { TextForms } from '#core/i18n/text-entries.ts'
import { pageLang } from '#site/ui/page/page-lang.ts'
import type { ActsStore } from '../acts.ts'
import { attemptWith, deskCall, failureText } from '../calls.ts'
import { createDeskAnswer, pageIn, partOf, type PartStore } from '../part.ts'

/** The address's query of the list of texts. */
export interface TextsView {
  text: string
  language: Lang
  state?: (typeof TEXT_STATES)[number]
  page: number
}

const MAX_TEXT = 200

export function textsView(query: Readonly<Record<string, string>>): TextsView {
  const { language = '', text = '' } = query
  const state = TEXT_STATES.find((known) => known === query['state'])
  return {
    text: text.trim().slice(0, MAX_TEXT),
    language: isLang(language) && LANGS.includes(language) ? language : pageLang(),
    ...(state && { state }),
    page: pageIn(query),
  }
}

/** A text by its language and key. */
export interface TextId {
  language: Lang
  key: string
}

/** The text that an address names: `he/common:nav.home`. */
export function textIn(rest: string): TextId | undefined {
  const [, language = '', key] = /^(\w+)\/(.+)$/.exec(rest) ?? []
  return isLang(language) && key !== undefined ? { language, key } : undefined
}

export const createTexts = (): PartStore<TextsView, TextLine> =>
  createDeskAnswer(async ({ language, text, state, page }: TextsView) => {
    const querystring = { ...(text && { text }), ...(state && { state }), ...partOf(page) }
    const { total, texts } = await deskCall('GET /rest/tjt/desk/texts/:language', { params: { language }, querystring })
    return { total, rows: texts }
  })

/** How a text would look, or why it cannot be. */
type Preview = { status: 'none' } | { status: 'refused'; text: string } | { status: 'shown'; preview: TextPreview }

export interface TextStore {
  $answer: ReturnType<typeof createTextAnswer>['$answer']
  $preview: ReadableAtom<Preview>
  /** Why the last change was refused. */
  $problem: ReadableAtom<string | undefined>
  load(id: TextId): Promise<void>
  /** Somebody goes on typing: what was refused may be right by now. */
  forget(): void
  save(text: DeskText, texts: TextForms): Promise<void>
  /** Back to the default. */
  drop(text: DeskText): Promise<void>
  preview(id: TextId, texts: TextForms): Promise<void>
}

const createTextAnswer = () =>
  createDeskAnswer(async ({ language, key }: TextId) => ({
    text: await deskCall('GET /rest/tjt/desk/text/:language', {
      params: { language },
      querystring: { textKey: key },
    }),
  }))

/** One text. */
export function createText(acts: ActsStore): TextStore {
  const { $answer, load } = createTextAnswer()
  const $preview = atom<Preview>({ status: 'none' })
  const $problem = atom<string | undefined>(undefined)
  let asked = 0
  const change = (text: DeskText, work: () => Promise<DeskDone>) =>
    attemptWith($problem)(async () => {
      acts.add(await work(), { act: 'change', name: text.key })
      await load(text)
    })
  return {
    $answer,
    $preview,
    $problem,
    load,
    forget: () => $problem.set(undefined),
    save: (text, texts) =>
      change(text, () => {
        const { language, key, seq } = text
        const body = { textKey: key, texts, seq }
        return deskCall('PUT /rest/tjt/desk/text/:language', { params: { language }, body })
      }),
    drop: (text) =>
      change(text, () => {
        const { language, key, seq } = text
        return deskCall('DELETE /rest/tjt/desk/text/:language', { params: { language }, body: { textKey: key, seq } })
      }),
    async preview({ language, key }, texts) {
      const turn = ++asked
      const body = { language, textKey: key, texts }
      const shown = await deskCall('POST /rest/tjt/desk/textpreview', { body }, { isBackground: true }).then(
        (preview): Preview => ({ status: 'shown', preview }),
        (error): Preview => ({ status: 'refused', text: failureText(error) }),
      )
      if (turn === asked) $preview.set(shown)
    },
  }
}
