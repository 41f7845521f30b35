// Reports a failed load if nothing else can.

const SHOWN_MS = 15_000

const box = document.querySelector<HTMLElement>('[data-unreached]')
let timer = 0

for (const name of ['unreached', 'astro:hydration-error'])
  addEventListener(name, () => {
    box!.hidden = false
    clearTimeout(timer)
    timer = window.setTimeout(() => (box!.hidden = true), SHOWN_MS)
  })
