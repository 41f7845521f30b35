import type { Config } from '../config.ts'

const TIME_LIMIT_MS = 5000

/** Whether Google accepts a solution as human. Rejects if the service fails. */
export async function askRecaptcha(
  { secret, verifyUrl }: NonNullable<Config['recaptcha']>,
  answer: string,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<boolean> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: answer }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimitMs),
  })
  if (!response.ok) throw new Error(`reCAPTCHA answered ${response.status}`)
  const verdict = (await response.json()) as { success?: unknown } | null
  return verdict?.success === true
}
