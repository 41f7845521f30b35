/**
 * Hides what a search, a filled field of the address, is about to replace, and keeps what is asked for styles to say.
 * Runs in the page's head.
 */
export const MARK_SEARCH =
  'if(/=[^&]/.test(location.search)){const{classList,style}=document.documentElement;' +
  "classList.add('is-searching');" +
  "style.setProperty('--asked',JSON.stringify(new URLSearchParams(location.search).get('q')))}"
