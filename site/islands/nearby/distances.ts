// Distances of static pages in the visitor's unit.
import { $inMiles, turnDistances } from '#site/stores/nearby/distances.ts'

const root = document.documentElement
$inMiles.subscribe((inMiles) => root.classList.toggle('miles', inMiles))
for (const button of document.querySelectorAll<HTMLElement>('.distances button'))
  button.addEventListener('click', turnDistances)
root.classList.add('distances-turn')
