import type { DeskTwin } from './en.ts'

export const deskTwinDe: DeskTwin = {
  same: 'Derselbe Ort: Angaben übernehmen',
  chosen: 'Derselbe Ort: Gewähltes übernehmen',
  another: 'Ein anderer Ort: eigens eintragen',
  text: 'Ein Import bringt einen Ort, der dieser Eintrag sein könnte. Ist er es, übernimmt der Eintrag seine Angaben und behält seine Namen, seine Stadt und was er zur Kaschrut sagt. Ist es ein anderer Ort, bekommt er einen eigenen Eintrag.',
  place: 'Importierter Ort',
  away: 'Entfernung',
  common: 'Gemeinsam',
  after: 'Mit seinen Angaben',
  alike: { name: 'Name', phone: 'Telefon', website: 'Website' },
}
