/** The cookie of visitors who have read the cookie notice. */
export const NOTICE_READ = '_LDCB=read'

/**
 * Uses the web font from the first paint on where another page has brought it, shows the cookie notice until it is
 * read, and samples' links in the menu if this visit shows samples. Runs in the page's head.
 */
export const BEFORE_PAINT =
  '{const{classList}=document.documentElement;' +
  "document.referrer.startsWith(location.origin)&&classList.add('painted','web-font');" +
  `document.cookie.includes('${NOTICE_READ}')||classList.add('has-notice');` +
  "try{sessionStorage.samples&&classList.add('has-samples')}catch{}}"

/**
 * After the first paint, loads the web font and the page's script, whose address its element has in `data-src`. The
 * font is used once it is there, unless lines would break elsewhere and move what is on the screen: then from the next
 * page on. Keeps in `pressed` what is clicked until then, for that script to press again. What reports no paint, like a
 * tab in the background, loads them later; a page that is drawn ahead, once it is seen.
 */
export const AFTER_PAINT =
  '{const d=document,{src}=d.currentScript.dataset,{classList:c}=d.documentElement,all=self.pressed=[],' +
  'keep=e=>all.push(e.target),top=e=>e.getBoundingClientRect().top,' +
  "use=()=>{const s=[...d.querySelectorAll('main :is(h2,p,li,td,a)')].filter(e=>top(e)<innerHeight),t=s.map(top);" +
  "c.add('web-font');s.some((e,i)=>Math.abs(top(e)-t[i])>2)&&c.replace('web-font','next-font')}," +
  "load=()=>{c.contains('painted')||d.fonts.load('1em Assistant Variable',d.title+'a').then(use);c.add('painted');" +
  "import(src).then(()=>removeEventListener('click',keep))};addEventListener('click',keep);" +
  "new PerformanceObserver(load).observe({type:'paint',buffered:true});" +
  "addEventListener('load',()=>setTimeout(()=>d.prerendering||load(),3e3))}"
