// The cookie notice, shown until it is dismissed.

const READ = '_LDCB=read'
/** In seconds; browsers cap it. */
const FOREVER = 2e9

const notice = document.querySelector<HTMLElement>('[data-notice]')

if (notice && !document.cookie.includes(READ)) {
  notice.hidden = false
  notice.querySelector('button')?.addEventListener('click', () => {
    const secure = location.protocol === 'http:' ? '' : '; secure'
    document.cookie = `${READ}; path=/; max-age=${FOREVER}; samesite=lax${secure}`
    notice.hidden = true
  })
}
