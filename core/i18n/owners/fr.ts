import type { OwnersWords } from './en.ts'

export const ownersFr: OwnersWords = {
  links: {
    suggest: 'Proposer une modification',
    yours: 'C’est votre établissement ?',
    footer: 'Pour les propriétaires',
  },
  edit: {
    title: 'Modifier une fiche',
    description:
      'Proposez une correction ou un ajout à une fiche du guide de voyage casher, avec des photos si vous le souhaitez.',
    intro:
      'Corrigez ce qui n’est plus exact, ajoutez ce qui manque. Un rédacteur examine chaque mise à jour avant sa publication.',
  },
  options: {
    title: 'Pour les propriétaires',
    description:
      'Ce que vous pouvez faire quand votre restaurant, hôtel, communauté ou commerce figure dans le guide : tenir les informations à jour, revendiquer la fiche, envoyer des photos.',
    lead: 'Votre établissement figure ici, ou devrait y figurer ? Voici ce que vous pouvez faire, gratuitement sauf mention contraire.',
    factsTitle: 'Des informations exactes',
    facts:
      'Horaires, adresse, téléphone et surveillance : ouvrez la page de votre établissement et choisissez « Proposer une modification ». Un rédacteur l’examine avant la publication.',
    claimTitle: 'Revendiquer votre fiche',
    claim:
      'Cochez « Ce lieu m’appartient » dans le formulaire. Une fois que les rédacteurs s’en sont assurés, la fiche est la vôtre.',
    picturesTitle: 'Envoyer des photos',
    pictures:
      'Vos propres photos du lieu, {{files}} au plus à la fois. Nous effaçons le lieu et l’appareil de la prise de vue, et les montrons une fois approuvées.',
    featuredTitle: 'Mise en avant',
    featured:
      'Une place payée dans l’ordre des résultats. Elle porte toujours la mention « Mis en avant » et ne change ni les faits ni les avis.',
    reviewsTitle: 'Les avis restent indépendants',
    reviews:
      'Personne ne peut payer pour faire écrire, changer ou retirer un avis. Vous pouvez répondre aux questions et signaler ce qui enfreint les règles.',
    startTitle: 'Commencer',
    start:
      'Il faut pour cela un compte. Il est gratuit et s’ouvre en une minute.',
    signUp: 'S’inscrire',
    find: 'Trouver votre établissement',
    contactTitle: 'Écrivez-nous',
    contact: 'Des questions sur votre fiche ou sur la mise en avant ?',
    contactLink: 'Nous contacter',
    noContact:
      'Écrivez votre question dans les remarques du formulaire « Proposer une modification » : les rédacteurs les lisent toutes.',
  },
}
