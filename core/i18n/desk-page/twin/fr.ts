import type { DeskTwin } from './en.ts'

export const deskTwinFr: DeskTwin = {
  same: 'Même lieu : prendre ses valeurs',
  chosen: 'Même lieu : prendre ce qui est choisi',
  another: 'Autre lieu : l’inscrire',
  text: 'Un import apporte un lieu qui est peut-être cette fiche. Si oui, la fiche prend ses valeurs et garde ses noms, sa ville et ce qu’elle dit de la cacherout. Si c’est un autre lieu, il reçoit sa propre fiche.',
  place: 'Lieu importé',
  away: 'Distance',
  common: 'En commun',
  after: 'Avec ses valeurs',
  alike: { name: 'nom', phone: 'téléphone', website: 'site web' },
}
