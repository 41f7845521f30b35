/** Uses the web font from the first paint once the browser has it. Runs in the page's head. */
export const WEB_FONT = "try{localStorage.font&&document.documentElement.classList.add('web-font')}catch{}"
