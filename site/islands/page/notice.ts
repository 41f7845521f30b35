// The cookie notice, shown until it is dismissed.

const READ = '_LDCB=read'
/** In seconds; browsers cap it. */
const FOREVER = 2e9

const notice = document.querySelector<HTMLElement>('[data-notice]')

if (notice && !document.cookie.includes(READ)) {
  notice.hidden = false
  notice.querySelector('button')?.addEventListener('click', () => {
    const isPlain = location.protocol === 'http:'
    document.cookie = `${READ}; path=/; max-age=${FOREVER}; samesite=lax${isPlain ? '' : '; secure'}`
    notice.hidden = true
  })
}
