/** What webhooks are told of. */
export const WEBHOOK_EVENTS = [
  'listing.published',
  'listing.changed',
  'listing.removed',
  'review.waiting',
  'enquiry.sent',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** `failed`: given up after days without an answer, until somebody resumes it. */
export const WEBHOOK_STATES = ['on', 'paused', 'failed'] as const
export type WebhookState = (typeof WEBHOOK_STATES)[number]

export const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]
