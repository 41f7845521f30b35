import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoginPage } from '#site/features/accounts/LoginPage.tsx'
import { ProviderButtons } from '#site/features/accounts/ProviderButtons.tsx'
import { loadSession } from '#site/ui/session/session.ts'
import { doneWith, fakeApi, refusal, SESSION, sessionOf } from './fake-api.ts'
import { closePage, openPage } from './page.ts'

const tokens = { 'POST oidcstart': 'token-start', 'POST extlogin': 'token-login' }
const visitor = sessionOf({ tokens, providers: { oidc: { name: 'Example' } } })
const START = 'POST /rest/tjt/oidcstart'
const LOGIN = 'POST /rest/tjt/extlogin'

const reload = vi.fn()
const assign = vi.fn()
beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(location, 'assign').mockImplementation((url) => assign(String(url)))
})
afterEach(() => {
  closePage()
  vi.clearAllMocks()
})

const open = (answers: Parameters<typeof fakeApi>[0], path: string) => {
  const api = fakeApi({ [SESSION]: { body: visitor }, ...answers })
  return openPage(api.send, { path }).then((words) => ({ ...api, words }))
}

/** Leaves a page for the provider, and comes back from it with a query. */
async function comeBack(query: string, answer: Parameters<typeof fakeApi>[0][string]) {
  const url = 'https://id.example.org/authorize?state=b'
  const { words } = await open({ [START]: { body: { url } } }, '/Calendar.html?month=2027-04')
  await act(async () => void (await loadSession()))
  const { unmount } = render(<ProviderButtons />)
  expect(screen.getByText('We contact Example only when you press.')).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Continue with Example' }).click())
  expect(assign.mock.lastCall).toEqual([url])
  unmount()
  const api = await open({ [LOGIN]: answer }, `/Login.html?${query}`)
  render(<LoginPage />)
  await act(async () => {})
  return { ...api, words }
}

test('a press leaves for the provider, and who comes back is logged in on the page that they left', async () => {
  const { asked } = await comeBack('code=a&state=b', doneWith('You are logged in.'))
  expect(asked.find(({ route }) => route === LOGIN)?.body).toEqual({ loginType: 'oidc', query: 'code=a&state=b' })
  expect(location.search).not.toContain('code')
  expect(assign.mock.lastCall).toEqual(['/Calendar.html?month=2027-04'])
})

test('who is refused stays at the log-in, without the answer of the provider in the address', async () => {
  await comeBack('error=access_denied&state=b', refusal(401, 'oidcLoginFailed', 'Error occurred'))
  expect(reload).toHaveBeenCalledOnce()
  expect(location.search).toBe('?backLink=%2FCalendar.html%3Fmonth%3D2027-04')
})
