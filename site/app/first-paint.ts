/** The cookie of visitors who have read the cookie notice. */
export const NOTICE_READ = '_LDCB=read'

/**
 * Uses the web font from the first paint on where another page has brought it, shows the cookie notice until it is
 * read, and samples' links in the menu if this visit shows samples. Runs in the page's head.
 */
export const BEFORE_PAINT =
  '{const{classList}=document.documentElement;' +
  "document.referrer.startsWith(location.origin)&&classList.add('web-font');" +
  `document.cookie.includes('${NOTICE_READ}')||classList.add('has-notice');` +
  "try{sessionStorage.samples&&classList.add('has-samples')}catch{}}"

/**
 * After the first paint, loads the web font and the page's script, whose address its element has in `data-src`. Keeps
 * in `pressed` what is clicked until then, for that script to press again. What reports no paint, like a tab in the
 * background, loads them later; a page that is drawn ahead, once it is seen.
 */
export const AFTER_PAINT =
  '{const{src}=document.currentScript.dataset,all=self.pressed=[],keep=e=>all.push(e.target),' +
  "load=()=>{document.documentElement.classList.add('web-font');" +
  "import(src).then(()=>removeEventListener('click',keep))};addEventListener('click',keep);" +
  "new PerformanceObserver(load).observe({type:'paint',buffered:true});" +
  "addEventListener('load',()=>setTimeout(()=>document.prerendering||load(),3e3))}"
