/** Hides what a search, a filled field of the address, is about to replace. Runs in the page's head. */
export const MARK_SEARCH = "if(/=[^&]/.test(location.search))document.documentElement.classList.add('is-searching')"
