/** What a search will take the place of is not shown before. Runs in the head of the page. */
export const MARK_SEARCH = "if(location.search)document.documentElement.classList.add('is-searching')"
