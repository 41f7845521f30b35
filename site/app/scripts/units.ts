// Shows times, distances and temperatures in the visitor's units. It stands in the footer of each page, so that it runs
// before the first paint; `data-time`, `data-distances` and `data-degrees` of the root tell CSS and other scripts.
import { unitsOf, type Units } from '#core/domain/units.ts'
import { inTwelveHours, type DayHalves } from '#core/i18n/twelve-hours.ts'

const root = document.documentElement
const row = document.querySelector<HTMLElement>('.units')!
const units: Record<string, string> = { ...unitsOf(navigator.language, root.lang) } satisfies Units
/** What texts with times were, and are. */
const turned = new WeakMap<Node, readonly [was: string, is: string]>()

/** Takes over what the visitor has chosen, here or in another tab. */
function follow({ target }: Pick<Event, 'target'>): void {
  const { name, value } = target as HTMLInputElement
  for (const unit in units) {
    try {
      if (unit === name) {
        units[unit] = value
        localStorage.setItem(unit, value)
      }
      units[unit] = localStorage.getItem(unit) ?? units[unit]!
    } catch {
      // Storage is blocked: it holds for this page.
    }
    root.dataset[unit] = units[unit]
  }
  for (const input of row.querySelectorAll('input')) input.checked = units[input.name] === input.value
  turnAll()
  dispatchEvent(new Event('units'))
}

const turnAll = () => document.querySelectorAll('.clock, [data-clock]').forEach(turn)

function turn(node: Node): void {
  node.childNodes.forEach(turn)
  const text = node.nodeValue
  if (!text) return
  const [before, after] = turned.get(node) ?? []
  const was = text === after ? before! : text
  const is = units['time'] === '12' ? inTwelveHours(was, row.dataset as unknown as DayHalves) : was
  turned.set(node, [was, is])
  if (is !== text) node.nodeValue = is
}

row.addEventListener('change', follow)
// Chosen in another tab, or on a page that one comes back from.
addEventListener('storage', follow)
addEventListener('pageshow', follow)
// Times that scripts write.
new MutationObserver(() => units['time'] === '12' && turnAll()).observe(root, {
  subtree: true,
  childList: true,
  characterData: true,
})
follow({ target: root })
