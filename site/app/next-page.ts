import { NEXT_PAGE_RULES } from '#site/app/next-page-rules.ts'

/** What a browser says of its network, where it does: Chromium's do. */
type Connection = { saveData?: boolean; effectiveType?: string }

const { connection = {} } = navigator as { connection?: Connection }
const { saveData = false, effectiveType = '4g' } = connection

/**
 * Lets the browser draw the next page before it is asked for, or fetch it where it does not draw ahead. Not for who
 * saves data or is on a slow network.
 */
if (!saveData && effectiveType === '4g' && HTMLScriptElement.supports?.('speculationrules')) {
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = NEXT_PAGE_RULES
  document.head.append(rules)
}
