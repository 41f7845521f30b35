import type { EditWords } from './en.ts'

export const editFr: EditWords = {
  state: {
    needLogin:
      'Connectez-vous pour proposer une modification : les rédacteurs savent ainsi à qui s’adresser en cas de doute.',
    noListing:
      'Quelle fiche faut-il modifier ? Ouvrez sa page et choisissez « Proposer une modification ».',
    unknown: 'Cette fiche n’existe plus.',
    failed: 'La fiche n’a pas pu être chargée.',
    again: 'Réessayer',
    search: 'Chercher un lieu',
  },
  head: {
    back: 'Retour à la fiche',
    sample:
      'Ceci est une fiche d’exemple. Ce que vous envoyez montre seulement comment fonctionne le formulaire.',
    required: 'Les champs marqués d’un * ne peuvent pas rester vides.',
  },
  draft: {
    restored: 'Nous avons rétabli votre brouillon du {{date}}.',
    noPictures:
      'Les photos ne font pas partie d’un brouillon : choisissez-les à nouveau.',
    discard: 'Supprimer le brouillon',
    discarded: 'Le brouillon a été supprimé.',
    kept: 'Votre saisie reste dans ce navigateur jusqu’à l’envoi ou la suppression.',
    leave:
      'Les photos choisies ne sont pas conservées : ne quittez pas la page avant l’envoi.',
  },
  groups: {
    about: 'Nom et catégorie',
    place: 'Adresse',
    contact: 'Contact',
    food: 'Cuisine et cacherout',
    community: 'Communauté et offices',
    rental: 'Location',
    more: 'Bon à savoir',
    pictures: 'Photos',
    send: 'Envoyer la mise à jour',
  },
  fields: {
    title: 'Nom du lieu',
    address1: 'Numéro et rue',
    town: 'Ville',
    county: 'Département ou région',
    postcode: 'Code postal',
    country: 'Pays',
    phone1: 'Téléphone',
    phone2: 'Deuxième téléphone',
    phone3: 'Troisième téléphone',
    fax: 'Fax',
    email: 'Courriel',
    website: 'Site web',
    lmenu: 'Adresse web de la carte',
    opening_hours: 'Horaires d’ouverture',
    foodType: 'Type de cuisine',
    cuisine: 'Spécialités',
    priceRange: 'Gamme de prix',
    supervision: 'Surveillance rabbinique',
    kosherStatus: 'Statut casher',
    isGlatt: 'Glatt',
    religion: 'Courant',
    originOfCommunity: 'Origine de la communauté',
    nosachOfPrayer: 'Rite',
    prayers: 'Heures des offices',
    headOfCommunity: 'Président de la communauté',
    rabbi: 'Rabbin',
    apartmentType: 'Type de location',
    apartmentsNumberOfRooms: 'Pièces',
    creditCards: 'Cartes de crédit',
    delivery: 'Livraison',
    shabbatMeals: 'Repas de Chabbat',
    comments: 'Remarques',
  },
  category: {
    label: 'Catégorie',
    reset:
      'Les champs que la nouvelle catégorie n’a pas sont revenus à leur valeur d’origine.',
  },
  hints: {
    phone: 'Avec l’indicatif du pays, par exemple +972 2 123 4567',
    url: 'Par exemple www.example.org',
    place:
      'Saisissez au moins 3 lettres et choisissez, ou écrivez le nom en entier.',
    kosherStatus: 'Dans les termes du certificat',
    comments: 'Ce qu’un visiteur doit savoir',
  },
  choice: { none: 'Non indiqué', yes: 'Oui', no: 'Non' },
  places: {
    loading: 'Recherche…',
    none: 'Aucun lieu de ce nom n’est connu. Le nom est envoyé tel que vous l’écrivez.',
    found:
      'Résultats trouvés : {{count}}. Choisissez avec les touches fléchées.',
    failed:
      'La recherche ne répond pas pour le moment. Écrivez le nom en entier.',
    suggestions: 'Suggestions',
  },
  wrong: {
    phone:
      'Un numéro de téléphone comporte des chiffres et peut commencer par +.',
    url: 'Saisissez une adresse web, par exemple www.example.org.',
    place: 'Choisissez un lieu ou écrivez son nom.',
    long: 'Ce texte est trop long.',
    options: 'Les choix n’ont pas pu être chargés.',
  },
  pictures: {
    add: 'Choisir des photos',
    hint: 'JPEG, PNG ou GIF ; au plus {{files}} fichiers et {{megabytes}} Mo en tout. Nous effaçons le lieu et l’appareil de la prise de vue.',
    list: 'Photos choisies',
    remove: 'Retirer {{name}}',
    removed: '{{name}} a été retiré.',
    total: '{{size}} Mo sur {{megabytes}} Mo',
    title: 'Ce que montrent les photos',
    ownership: 'Ces photos sont à moi, ou j’ai le droit de les publier.',
  },
  kind: {
    legend: 'De quel type de mise à jour s’agit-il ?',
    regular: 'Mise à jour ordinaire',
    regularHint: 'Une correction ou un ajout.',
    critical: 'Mise à jour critique',
    criticalHint:
      'Le lieu a fermé ou déménagé, ou sa cacherout a changé. Le signalement aux rédacteurs s’ouvre.',
    report: 'Ouvrir le signalement',
  },
  owner: {
    label: 'Ce lieu m’appartient, ou je le dirige.',
    hint: 'Les rédacteurs vous demanderont comment s’en assurer.',
  },
  send: {
    submit: 'Envoyer la mise à jour',
    changed: 'Champs modifiés : {{count}}',
    unchanged: 'Rien n’a encore été modifié.',
    review: 'Un rédacteur examine chaque mise à jour avant sa publication.',
  },
  sent: {
    title: 'Merci',
    text: 'Votre mise à jour attend un rédacteur. La page la montrera une fois approuvée.',
    again: 'Modifier autre chose',
  },
}
