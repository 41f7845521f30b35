/** Hides what a search is about to replace, and says what is asked. Runs in the page's head. */
export const MARK_SEARCH =
  "if(location.search){document.documentElement.classList.add('is-searching');" +
  "addEventListener('DOMContentLoaded',()=>{for(const e of document.querySelectorAll('[data-asked]'))" +
  "e.textContent=new URLSearchParams(location.search).get('q')})}"
