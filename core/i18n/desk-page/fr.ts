import type { DeskPageWords } from './en.ts'

export const deskPageFr: DeskPageWords = {
  title: 'Bureau de la rédaction',
  description: 'Pour les rédacteurs de cet annuaire.',
  happened: 'Ce qui s’est passé',
  tabs: {
    label: 'Parties du bureau',
    queue: 'File d’attente',
    history: 'Historique',
    documents: 'Documents',
    audit: 'Journal',
  },
  waiting: { one: '{{count}} en attente', other: '{{count}} en attente' },
  calls: {
    loading: 'Chargement…',
    failed: 'Le bureau ne répond pas pour le moment.',
    refused: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    needLogin:
      'Votre session est terminée. Reconnectez-vous ; ce que vous avez saisi reste ici.',
    again: 'Réessayer',
  },
}
