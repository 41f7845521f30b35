import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { CaptchaKind } from '#core/contract/session.ts'
import type { Config } from '../config.ts'
import type { PeopleDeps } from '../deps.ts'
import { AppError } from '#core/contract/app-error.ts'
import { useCaptcha } from './captchas.repository.ts'
import { askRecaptcha } from './recaptcha.ts'
import { secretOf } from '#data/store/secrets.repository.ts'

/** The captcha of this site. */
export function captchaKind({ recaptcha }: Config): CaptchaKind {
  return recaptcha ? { kind: 'recaptcha', siteKey: recaptcha.siteKey } : { kind: 'altcha' }
}

/** From challenge to submission. */
export const CAPTCHA_LIFE_MS = 10 * 60_000

/**
 * Work of a challenge: `cost` rounds of SHA-256 for each number up to a secret one. 0.6 to 1.8 million rounds take at
 * most a second on a slow phone with two threads, 0.2 s on a laptop.
 */
const WORK = { cost: 2000, fewest: 300, most: 900 } as const

/**
 * A proof-of-work challenge in the format of ALTCHA's widget. `expiresAt` is for the widget and not signed, because the
 * library would compare it with its own clock. `data.until` counts.
 */
export async function newChallenge({ store, now, captchaWork }: PeopleDeps) {
  const until = now().getTime() + CAPTCHA_LIFE_MS
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: WORK.cost,
    counter: captchaWork ?? randomInt(WORK.most, WORK.fewest),
    data: { until },
    deriveKey,
    ...(await signing(store)),
  })
  const expiresAt = Math.floor(until / 1000)
  return { parameters: { ...parameters, expiresAt }, signature: signature! }
}

/**
 * Passes logged-in users, and anonymous visitors with a valid and unused `answer` (field `gReCaptchaResponse`). Throws
 * AppError `captchaFailed`.
 */
export async function requireCaptcha(
  request: FastifyRequest,
  deps: PeopleDeps,
  answer: string | undefined,
): Promise<void> {
  if (request.session && request.session.uid > 0) return
  const { recaptcha } = deps.config
  const good = recaptcha ? await recaptchaMark(request, deps, answer) : await altchaMark(deps, answer)
  if (!good || !(await useCaptcha(deps.store, good))) {
    throw new AppError('captchaFailed')
  }
}

/** Identifies a used solution, and until when to remember it. */
type Mark = { id: string; until: number }

async function altchaMark({ store, now }: PeopleDeps, answer: string | undefined): Promise<Mark | undefined> {
  const payload = answer === undefined ? undefined : parsePayload(answer)
  if (!payload) return undefined
  const { expiresAt: _, ...parameters } = payload.challenge.parameters
  const { until } = parameters.data
  if (until <= now().getTime()) return undefined
  const { verified } = await verifySolution({
    challenge: { parameters, signature: payload.challenge.signature },
    solution: payload.solution,
    deriveKey,
    ...(await signing(store)),
  })
  // Only the nonce is signed; the rest of a solution has many spellings.
  return verified ? { id: `altcha ${parameters.nonce}`, until } : undefined
}

async function recaptchaMark(
  request: FastifyRequest,
  { config, now }: PeopleDeps,
  answer: string | undefined,
): Promise<Mark | undefined> {
  if (!config.recaptcha || !answer) return undefined
  const isGood = await askRecaptcha(config.recaptcha, answer).catch((err) => {
    request.log.error({ err })
    return false
  })
  if (!isGood) return undefined
  return { id: `recaptcha ${answer}`, until: now().getTime() + CAPTCHA_LIFE_MS }
}

async function signing(store: PeopleDeps['store']) {
  const secret = await secretOf(store, 'captcha')
  const keyFor = (use: string) => createHmac('sha256', secret).update(use).digest('hex')
  return {
    hmacSignatureSecret: keyFor('challenge'),
    hmacKeySignatureSecret: keyFor('key'),
  }
}

const Payload = Compile(
  Type.Object({
    challenge: Type.Object({
      parameters: Type.Object(
        {
          algorithm: Type.Literal('PBKDF2/SHA-256'),
          cost: Type.Literal(WORK.cost),
          data: Type.Object({ until: Type.Number() }),
          expiresAt: Type.Optional(Type.Number()),
          keyLength: Type.Number(),
          keyPrefix: Type.String(),
          keySignature: Type.String(),
          nonce: Type.String(),
          salt: Type.String(),
        },
        { additionalProperties: false },
      ),
      signature: Type.String(),
    }),
    solution: Type.Object({
      counter: Type.Number(),
      derivedKey: Type.String(),
    }),
  }),
)

/** Parses the widget's base64 JSON. Undefined for anything else. */
function parsePayload(answer: string) {
  try {
    const payload: unknown = JSON.parse(Buffer.from(answer, 'base64').toString())
    return Payload.Check(payload) ? payload : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
