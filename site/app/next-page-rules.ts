/** Pages of the site alone; none that does something, asks who the visitor is, or is drawn when it is asked for. */
const RULE = {
  where: {
    and: [
      { href_matches: ['/*.html', '/', '/*/'] },
      { not: { selector_matches: '[rel~=nofollow], [data-dialog], [download], [target]' } },
      { not: { href_matches: ['/*NearBy*', '/*\\?*=*'] } },
    ],
  },
  // Once a pointer rests on a link, or is pressed.
  eagerness: 'moderate',
}

/** Which pages the browser draws, or else fetches, ahead: inline, so that their hash is in the policy of pages. */
export const NEXT_PAGE_RULES = JSON.stringify({ prerender: [RULE], prefetch: [RULE] })
