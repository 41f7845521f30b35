import { loadMessages } from '#site/ui/page/messages.ts'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '#core/test/eventually.ts'
import { createPreview, PREVIEW_RETRY } from '#site/features/desk/documents/documents-preview.ts'
import { fakeApi, refusal, SESSION } from '../people/fake-api.ts'
import { fakeClock } from '../people/fake-clock.ts'
import { closePage, openPage } from '../people/page.ts'
import { cafe, PREVIEW } from './documents-samples.ts'
import { editor } from './page.ts'

afterEach(closePage)

const WHAT = { kind: 'listings', id: '7', body: cafe.body, language: 'en' } as const

async function previewWith(answers: NonNullable<Parameters<typeof fakeApi>[0][string]>) {
  const api = fakeApi({ [SESSION]: { body: editor }, [PREVIEW]: answers })
  await openPage(api.send)
  await loadMessages('desk.page', 'en')
  const { clock, pass } = fakeClock()
  const asks = () => api.routes().filter((route) => route === PREVIEW).length
  return { preview: createPreview(clock), pass, asks }
}

test('a preview that waits for a publication says so, and is asked for again until it is there', async () => {
  const busy = refusal(503, 'noRelease', 'The site is being prepared.')
  const { preview, pass } = await previewWith([busy, busy, { body: { html: '<p>Café</p>' } }])
  preview.want(WHAT)
  await eventually(() => expect(preview.$state.get()).toMatchObject({ status: 'failed', text: busy.body.error }))
  pass(PREVIEW_RETRY)
  await eventually(() => expect(preview.$state.get().status).toBe('failed'))
  pass(PREVIEW_RETRY)
  await eventually(() => expect(preview.$state.get()).toMatchObject({ status: 'ready', html: '<p>Café</p>' }))
})

test('one whose form is refused, or whose pane is closed, is not asked for again', async () => {
  const { preview, pass, asks } = await previewWith([
    refusal(400, 'invalidField', 'code: is wrong'),
    refusal(503, 'noRelease', 'The site is being prepared.'),
  ])
  await preview.make(WHAT)
  pass(PREVIEW_RETRY)
  expect(asks()).toBe(1)
  await preview.make(WHAT)
  preview.stop()
  pass(PREVIEW_RETRY)
  expect(asks()).toBe(2)
})
