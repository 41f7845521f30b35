/** What a browser says of its network, where it does: Chromium's do. */
type Connection = { saveData?: boolean; effectiveType?: string }

/** Pages of the site alone; none that does something, asks who the visitor is, or is drawn when it is asked for. */
const RULE = {
  where: {
    and: [
      { href_matches: ['/*.html', '/', '/*/'] },
      { not: { selector_matches: '[rel~=nofollow], [data-dialog], [download], [target]' } },
      { not: { href_matches: ['/*NearBy*', '/*\\?*'] } },
    ],
  },
  // Once a pointer rests on a link, or is pressed.
  eagerness: 'moderate',
}

const { connection = {} } = navigator as { connection?: Connection }
const { saveData = false, effectiveType = '4g' } = connection

/**
 * Lets the browser draw the next page before it is asked for, or fetch it where it does not draw ahead. Not for who
 * saves data or is on a slow network.
 */
if (!saveData && effectiveType === '4g' && HTMLScriptElement.supports?.('speculationrules')) {
  const rules = document.createElement('script')
  rules.type = 'speculationrules'
  rules.textContent = JSON.stringify({ prerender: [RULE], prefetch: [RULE] })
  document.head.append(rules)
}
