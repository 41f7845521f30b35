import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { newChallenge } from '#api/guards/captcha.ts'

type Challenge = Awaited<ReturnType<typeof newChallenge>>

/** Solves a challenge; returns the widget's `gReCaptchaResponse`. */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

/** A valid, unused captcha solution. */
export async function captchaAnswer(get: (url: string) => Promise<{ json(): unknown }>): Promise<string> {
  const challenge = (await get('/rest/tjt/captcha')).json()
  return solveCaptcha((await challenge) as Challenge)
}
