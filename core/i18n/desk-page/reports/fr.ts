import type { DeskPageWords } from '../en.ts'

export const deskReportFr: DeskPageWords['report'] = {
  about: 'De quoi il s’agit',
  content: 'Ce qui est signalé',
  from: 'Envoyé depuis',
  button: 'Bouton',
  goodFaith: 'L’expéditeur confirme de bonne foi que c’est vrai.',
  words: 'Les mots',
  wordsBy: '{{kind}} de {{name}}',
  gone: 'Ces mots n’existent plus.',
  hidden: 'Déjà masqué : les visiteurs ne le voient pas.',
  hide: {
    review: 'Masquer l’avis',
    question: 'Masquer la question',
    answer: 'Masquer la réponse',
  },
}
