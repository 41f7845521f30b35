import type { ListingDialogWords } from './en.ts'

export const listingDialogsFr: ListingDialogWords = {
  gallery: {
    roleDescription: 'diaporama',
    slide: 'image',
    previous: 'Image précédente',
    next: 'Image suivante',
    show: 'Afficher l’image {{number}} sur {{total}}',
    picture: 'Image {{number}} sur {{total}}',
    enlarged: 'Images agrandies',
    close: 'Fermer',
  },
  actions: {
    title: 'Aidez-nous à tenir cette page à jour',
    report: 'Signaler un problème',
    claim: 'Ce lieu est à moi',
  },
  report: {
    title: 'Signaler un problème',
    text: 'Un rédacteur lit chaque signalement. Votre nom reste entre nous.',
    type: 'De quoi s’agit-il ?',
    types: {
      closed: 'Le lieu a fermé',
      moved: 'Le lieu a déménagé',
      kashrut: 'La cacherout ou sa surveillance a changé',
      wrong: 'Une indication est fausse',
      duplicate: 'Le lieu figure deux fois',
      words: 'Un avis, une question ou une réponse',
      illegal: 'Quelque chose ici est contraire à la loi',
      critical: 'Un changement important de la fiche',
      other: 'Autre chose',
    },
    ofWords: {
      review: 'Signaler cet avis',
      question: 'Signaler cette question',
      answer: 'Signaler cette réponse',
      quoted: 'Ce que vous signalez',
      type: 'Quel est le problème ?',
      types: {
        words:
          'C’est contraire aux règles du site : insultes, publicité ou détails privés sur autrui',
        wrong: 'Ce qui est dit est faux',
        illegal: 'C’est contraire à la loi',
      },
      contentHint: 'Par exemple quels mots vous visez, et pourquoi.',
    },
    repTitle: 'Titre',
    content: 'Que devons-nous savoir ?',
    contentHint: 'Par exemple depuis quand, et comment vous le savez.',
    legal:
      'Ceci est une notification juridique. Indiquez précisément les mots ou les images en cause et la loi qu’ils enfreignent. L’adresse de cette page, votre nom et votre adresse e-mail sont conservés avec elle pour que nous puissions vous répondre.',
    goodFaith:
      'Je crois de bonne foi que ce que j’affirme ici est exact et complet.',
    submit: 'Envoyer le signalement',
  },
  claim: {
    title: 'Revendiquer ce lieu',
    text: 'Si ce lieu est à vous, ou si vous agissez en son nom, dites-le ici. Un rédacteur le vérifie auprès du lieu ; vous pourrez ensuite modifier sa page.',
    box: 'Ce lieu m’appartient ou je peux agir en son nom.',
    submit: 'Envoyer la demande',
  },
  sample: 'Fiche d’exemple',
  sent: {
    title: 'Merci',
    report: 'Votre signalement a été envoyé. Un rédacteur va l’examiner.',
    claim:
      'Votre demande a été envoyée. Un rédacteur va la vérifier et vous contacter.',
    go: 'Retour à la page',
  },
  offer: {
    open: 'Imprimer cette offre',
    title: 'Offre spéciale',
    print: 'Imprimer',
  },
  supervision: {
    open: 'À qui s’adresser',
    title: 'À qui s’adresser pour la surveillance',
    person: 'Personne à contacter',
    phone: 'Téléphone',
    fax: 'Télécopie',
    email: 'E-mail',
    web: 'Site web',
    none: 'Aucun contact n’est enregistré.',
  },
  map: {
    open: 'Afficher la carte',
    area: 'Carte des environs',
    directions: 'Itinéraire',
  },
}
