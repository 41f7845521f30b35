/** Hides what a search is about to replace. Runs in the page's head. */
export const MARK_SEARCH = "if(location.search)document.documentElement.classList.add('is-searching')"
