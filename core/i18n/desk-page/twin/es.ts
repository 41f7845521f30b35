import type { DeskTwin } from './en.ts'

export const deskTwinEs: DeskTwin = {
  same: 'Mismo lugar: tomar sus datos',
  chosen: 'Mismo lugar: tomar lo elegido',
  another: 'Otro lugar: darle ficha propia',
  text: 'Una importación trae un lugar que quizá sea esta ficha. Si lo es, la ficha toma sus datos y conserva sus nombres, su ciudad y lo que dice de la kashrut. Si es otro lugar, recibe su propia ficha.',
  place: 'Lugar importado',
  away: 'Distancia',
  common: 'En común',
  after: 'Con sus datos',
  alike: { name: 'nombre', phone: 'teléfono', website: 'sitio web' },
}
