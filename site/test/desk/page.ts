import { act, render } from '@testing-library/react'
import { createElement } from 'react'
import type { Queue } from '#core/contract/desk.ts'
import type { Lang } from '#core/i18n/languages.ts'
import { loadDesk } from '#site/features/desk/island.ts'
import { fakeApi, SESSION, sessionOf } from '../people/fake-api.ts'
import { openPage } from '../people/page.ts'
import { queueOf } from './samples.ts'

type Answers = Parameters<typeof fakeApi>[0]

export const editor = sessionOf({
  uid: 3,
  name: 'Ruth',
  role: 'editor',
  tokens: { 'GET desk': 'token-read', 'POST desk': 'token-write' },
})

export const entryOf = (lang: Lang) => `GET /rest/tjt/desk/queue?language=${lang}&count=1`
export const queueRoute = (lang: Lang, kind = '') => `GET /rest/tjt/desk/queue?language=${lang}${kind}&count=50`
export const DECISION = 'POST /rest/tjt/desk/decision'
export const UNDO = 'POST /rest/tjt/desk/undo'

/** The desk of an editor over an API with the given answers. */
export async function openDesk(answers: Answers, { lang = 'en', hash = '', queue = queueOf() as Queue }: Options = {}) {
  const api = fakeApi({
    [SESSION]: { body: editor },
    [entryOf(lang)]: { body: queue },
    [queueRoute(lang)]: { body: queue },
    ...answers,
  })
  await openPage(api.send, { lang, path: `/Desk.html${hash}` })
  const Desk = await loadDesk()
  render(createElement(Desk))
  await act(async () => {})
  return api
}

interface Options {
  lang?: Lang
  hash?: string
  queue?: Queue
}
