// Distances of a page that was built, in the unit of the visitor.
import { $inMiles, turnDistances } from '#site/stores/nearby/distances.ts'

const root = document.documentElement
$inMiles.subscribe((inMiles) => root.classList.toggle('miles', inMiles))
for (const button of document.querySelectorAll<HTMLElement>('.distances button'))
  button.addEventListener('click', turnDistances)
root.classList.add('distances-turn')
