import { afterEach, expect, test } from 'vitest'
import { createHints } from '#site/features/listing/hints.store.ts'
import { openListing } from './listing/page.ts'
import { doneWith, fakeApi, refusal, SESSION, sessionOf } from './people/fake-api.ts'
import { closePage } from './people/page.ts'

const HINT = 'POST /rest/tjt/directoryitemhint'
const TNID = 7

afterEach(closePage)

async function openHints(...answers: Parameters<typeof fakeApi>[0][string][]) {
  const session = sessionOf({ tokens: { 'POST directoryitemhint': 'token-hint' } })
  const { asked, send } = fakeApi({ [SESSION]: { body: session }, [HINT]: answers.flat() })
  await openListing(send)
  const sent = () => asked.filter(({ route }) => route === HINT).map(({ body }) => Object.fromEntries(body as FormData))
  return { ...createHints(TNID), sent }
}

const there = (answer: string) => ({ uid: '0', tnid: String(TNID), lang: 'en', question: 'there', answer })

test('two presses at once send the first, and one after the answer sends none', async () => {
  const { answer, sent, $states } = await openHints(doneWith('Thanks.'))
  await Promise.all([answer('there', 'open'), answer('there', 'open'), answer('there', 'closed')])
  expect(sent()).toEqual([there('open')])
  expect($states.get().there).toEqual({ status: 'sent', text: 'Thanks.' })
  await answer('there', 'closed')
  expect(sent()).toHaveLength(1)
})

test('a press after a failure is sent', async () => {
  const { answer, sent, $states } = await openHints(refusal(500, 'internal', 'Not now.'), doneWith('Thanks.'))
  await answer('there', 'open')
  expect($states.get().there).toEqual({ status: 'failed', text: 'Not now.' })
  await answer('there', 'closed')
  expect(sent()).toEqual([there('open'), there('closed')])
  expect($states.get().there).toEqual({ status: 'sent', text: 'Thanks.' })
})

test('a photo alone says when the prayers are, but not when a place is open', async () => {
  const { answer, photo, sent, $states } = await openHints(doneWith('Thanks.'))
  photo.choose(new File(['x'], 'board.jpg', { type: 'image/jpeg' }))
  await answer('hours', '')
  expect($states.get().hours?.status).toBe('failed')
  await answer('prayers', ' ')
  expect($states.get().prayers).toEqual({ status: 'sent', text: 'Thanks.' })
  expect(sent()).toMatchObject([{ question: 'prayers', files: { name: 'board.jpg' } }])
})
