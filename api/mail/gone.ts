/** Of a mail server's answer; 5.7.x is about us, 5.2.2 about a full mailbox, 5.1.7 and 5.1.8 about the sender. */
const GONE = /^5\.(?:0\.0|1\.(?:[0-6]|10)|2\.1|4\.[14])$/
const STATUS = /\b5\.\d{1,3}\.\d{1,3}\b/
/** Without an enhanced status (RFC 3463): no such mailbox, not here, not allowed. */
const GONE_CODES: ReadonlySet<number> = new Set([550, 551, 553])

/** Whether an enhanced status says that nobody can be reached at an address. */
export const isGoneStatus = (status: string): boolean => GONE.test(status)

/** Whether an answer to RCPT says so. */
export function isGone(code: number | undefined, answer: string): boolean {
  const status = STATUS.exec(answer)?.[0]
  return status ? isGoneStatus(status) : GONE_CODES.has(code ?? 0)
}
