import { createHmac, randomBytes } from 'node:crypto'

// The form of Standard Webhooks (standardwebhooks.com), which receivers in many languages have libraries for.

const SECRET_PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSecret = (): string => SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/** The id of a new message. */
export const newMessageId = (): string => `msg_${randomBytes(16).toString('base64url')}`

export interface SignedMessage {
  id: string
  /** Of this attempt, in seconds: receivers refuse old ones. */
  timestamp: number
  body: string
}

/** The headers that say who sends a message, and when. */
export function signatureHeaders(secret: string, { id, timestamp, body }: SignedMessage): Record<string, string> {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` }
}
