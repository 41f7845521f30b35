/** Uses the web font from the first paint on where another page has brought it. Runs in the page's head. */
export const WEB_FONT =
  "document.referrer.startsWith(location.origin)&&document.documentElement.classList.add('web-font')"
