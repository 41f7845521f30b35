// Distances of a page that was built, in the unit of the visitor.
import { $inMiles, turnDistances } from '#site/stores/distances.ts'

$inMiles.subscribe((inMiles) =>
  document.documentElement.classList.toggle('miles', inMiles),
)
for (const button of document.querySelectorAll<HTMLElement>(
  '.distances button',
))
  button.addEventListener('click', turnDistances)
document.documentElement.classList.add('distances-turn')
