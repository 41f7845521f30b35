/** The site's own pages; an address with a query may do something, or confirm it. */
const PAGES = {
  and: [
    { href_matches: ['/', '/:language/', '/*.html'] },
    { not: { href_matches: '/*\\?(.+)' } },
    { not: { selector_matches: '[download],[target]' } },
  ],
}

/**
 * Lets browsers fetch the page of a link that a pointer rests on or a finger touches, and draw it ahead where they can;
 * they do neither where somebody saves data. Pages run no script of ours before they are seen, see AFTER_PAINT.
 */
export const NEXT_PAGE = JSON.stringify({
  prefetch: [{ where: PAGES, eagerness: 'moderate' }],
  prerender: [{ where: PAGES, eagerness: 'moderate' }],
})
