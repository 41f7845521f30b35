/** Hides what a search, a filled field of the address, is about to replace, and says it. Runs in the page's head. */
export const MARK_SEARCH =
  "if(/=[^&]/.test(location.search)){document.documentElement.classList.add('is-searching');" +
  "addEventListener('DOMContentLoaded',()=>{for(const e of document.querySelectorAll('[data-asked]'))" +
  "e.textContent=new URLSearchParams(location.search).get('q')})}"
