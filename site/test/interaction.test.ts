import { beforeEach, expect, test, vi } from 'vitest'
import interaction from '#site/ui/islands/interaction.ts'

// Files share a window: as on a page that was just opened.
beforeEach(() => {
  history.replaceState(null, '', '/')
  document.documentElement.className = ''
})

const clicks = (button: Element | null, times: number) => {
  for (let at = 0; at < times; at++) (button as HTMLElement).click()
}

test('presses that come before an island wakes count for counters, and once for others', async () => {
  document.body.innerHTML =
    '<div id="island"><button type="button" class="step">+</button><button type="button" id="send">Send</button></div>'
  const island = document.querySelector<HTMLElement>('#island')!
  const [more, send] = [island.querySelector('.step'), island.querySelector('#send')]
  const loaded = Promise.withResolvers<() => Promise<void>>()
  const stepped = vi.fn()
  const sent = vi.fn()
  void interaction(() => loaded.promise, { name: 'interaction', value: '' }, island)
  island.dispatchEvent(new Event('touchstart'))
  clicks(more, 2)
  clicks(send, 2)
  clicks(more, 1)
  loaded.resolve(async () => {
    more!.addEventListener('click', stepped)
    send!.addEventListener('click', sent)
  })
  await vi.waitFor(() => expect(sent).toHaveBeenCalled())
  expect(stepped).toHaveBeenCalledTimes(3)
  expect(sent).toHaveBeenCalledOnce()
})

test('what was sent before an island wakes is sent again, once', async () => {
  document.body.innerHTML = '<div id="island"><form method="dialog"><button>Send</button></form></div>'
  const island = document.querySelector<HTMLElement>('#island')!
  const form = island.querySelector('form')!
  const loaded = Promise.withResolvers<() => Promise<void>>()
  const sent = vi.fn((event: Event) => event.preventDefault())
  void interaction(() => loaded.promise, { name: 'interaction', value: '' }, island)
  island.dispatchEvent(new Event('touchstart'))
  clicks(island.querySelector('button'), 2)
  loaded.resolve(async () => void form.addEventListener('submit', sent))
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
})

test.each(['samples', 'from'])('a list that no longer is as its page was built wakes: %s', async (change) => {
  document.body.innerHTML = '<div></div>'
  const load = vi.fn(() => Promise.resolve(async () => {}))
  void interaction(load, { name: 'interaction', value: 'query' }, document.querySelector('div')!)
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new Event(change))
  expect(load).toHaveBeenCalledOnce()
})
