import type { PastOffersWords } from './en.ts'

export const pastOffersFr: PastOffersWords = {
  badge: 'Dates passées',
  title: 'Les dates de cette offre sont passées.',
  text: 'Dates : {{dates}}. Elle ne peut plus être réservée.',
  current: 'Offres actuelles : {{name}}',
  all: 'Rechercher dans toutes les offres actuelles',
  see: 'Offres actuelles',
  ask: 'Se renseigner sur la prochaine saison',
  askLead:
    'Dites à l’organisateur quand vous souhaitez venir et avec qui, et demandez-lui si l’offre sera proposée de nouveau. La demande n’engage à rien ; la réponse arrive par e-mail.',
  askText:
    'Vous voulez savoir si l’offre reviendra ? L’organisateur répond à votre question.',
}
