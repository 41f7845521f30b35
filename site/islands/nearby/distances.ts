// Distances of static pages in the visitor's unit. What changes it is loaded with the first press.
import { isInMiles } from '#site/stores/nearby/in-miles.ts'

const root = document.documentElement
const show = (inMiles: boolean) => root.classList.toggle('miles', inMiles)

const turn = () => import('#site/stores/nearby/distances.ts').then((it) => show(it.turnDistances()))

show(isInMiles())
// Chosen in another tab, or on a page that one comes back from.
for (const name of ['storage', 'pageshow']) addEventListener(name, () => show(isInMiles()))
document.querySelector('.distances button')?.addEventListener('click', () => void turn())
