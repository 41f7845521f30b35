/** Uses the web font from the first paint on where another page has brought it. Runs in the page's head. */
export const WEB_FONT =
  "document.referrer.startsWith(location.origin)&&document.documentElement.classList.add('web-font')"

/**
 * After the first paint, loads the web font and the page's script, whose address its element has in `data-src`. Keeps
 * in `pressed` what is clicked until then, for that script to press again.
 */
export const AFTER_PAINT =
  '{const{src}=document.currentScript.dataset,all=self.pressed=[],keep=e=>all.push(e.target);' +
  "addEventListener('click',keep);requestAnimationFrame(()=>setTimeout(()=>{" +
  "document.documentElement.classList.add('web-font');" +
  "import(src).then(()=>removeEventListener('click',keep))}))}"
