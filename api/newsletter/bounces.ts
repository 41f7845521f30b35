import PostalMime from 'postal-mime'
import type { Store } from '#data/store/database.ts'
import { isGoneStatus } from '../mail/gone.ts'
import { noteBounce } from './recipients.repository.ts'

/** A message that came back for good, one that may still arrive, or no report about a newsletter. */
export type BounceOutcome = 'bounced' | 'delayed' | 'unknown'

const REPORT = /^message\/(?:global-)?delivery-status$/
const RETURNED = /^(?:message\/(?:rfc822|global|global-headers)|text\/rfc822-headers)$/
const MESSAGE_IDS = /<([0-9a-f]{32})@[^<>\s]+>/g
/** A report on mail with attachments of others may have many; ours is about one. */
const MAX_IDS = 20

/**
 * Takes a message that came to the sender's address. A delivery report (RFC 3464) stops mail to somebody who cannot be
 * reached any more. The Message-ID, which only its recipient knows, tells of whom it speaks.
 */
export async function takeBounce(store: Store, message: Buffer, now: number): Promise<BounceOutcome> {
  const {
    attachments,
    inReplyTo = '',
    references = '',
  } = await PostalMime.parse(message, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  })
  const textOf = (pattern: RegExp) =>
    attachments
      .filter(({ mimeType }) => pattern.test(mimeType))
      .map(({ content }) => String(content))
      .join('\n')
  const report = textOf(REPORT)
  const action = /^Action:\s*([a-z]+)/im.exec(report)?.[1]?.toLowerCase()
  if (action !== 'failed') return action === 'delayed' ? 'delayed' : 'unknown'
  const status = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1] ?? ''
  const ids = [inReplyTo, references, textOf(RETURNED)].join('\n').matchAll(MESSAGE_IDS)
  const digests = [...new Set([...ids].map(([, digest = '']) => digest))].slice(0, MAX_IDS)
  const isOurs = await noteBounce(store, { digests, isGone: isGoneStatus(status) }, now)
  return isOurs ? 'bounced' : 'unknown'
}
