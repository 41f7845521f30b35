import type { Messages } from './en.ts'
import { candlesFr } from './candles/fr.ts'
import { listingFr } from './listing/fr.ts'
import { monthFr } from './month/fr.ts'
import { takeFr } from './take/fr.ts'
import { textsFr } from './texts/fr.ts'

export const fr: Messages = {
  common: {
    siteName: 'Guide du voyage casher',
    tagline: 'Lieux casher et communautés juives dans le monde',
    skipToContent: 'Aller au contenu principal',
    youAreHere: 'Vous êtes ici',
    backToTop: 'Haut de la page',
    seeAll: 'Tout voir ({{count}})',
    showMore: 'Afficher plus',
    away: 'à {{distance}}',
    inMiles: 'Distances en miles',
    inKilometres: 'Distances en kilomètres',
    illustration: 'Illustration',
    sampleListing: 'Fiche d’exemple',
    unchecked: 'Non vérifié auprès du lieu',
    sampleOffer: 'Offre d’exemple',
    allSamples: 'uniquement des exemples',
    featured: 'Mis en avant',
    featuredWhy:
      'Mis en avant : une place payée dans l’ordre. Le paiement ne change ni les faits ni les avis.',
    priceFrom: 'à partir de {{price}}',
    pricePerNight: 'à partir de {{price}} la nuit',
    stars: '{{mean}} sur 5',
    reviewCount_one: '{{count}} avis',
    reviewCount_many: '{{count}} avis',
    reviewCount_other: '{{count}} avis',
    listingCount_one: '{{count}} fiche',
    listingCount_many: '{{count}} de fiches',
    listingCount_other: '{{count}} fiches',
    yes: 'Oui',
    no: 'Non',
    menu: 'Menu',
    language: 'Langue',
  },
  nav: {
    main: 'Navigation principale',
    home: 'Accueil',
    shabbatTimes: 'Horaires de Chabbat',
    candleTimes: 'Allumage',
    calendar: 'Calendrier',
    search: 'Recherche',
    searchPlace: 'Chercher un lieu',
  },
  types: {
    all: 'Tous les lieux',
    t228: 'Restaurants',
    t230: 'Hôtels',
    t231: 'Synagogues et communautés',
    t232: 'Commerces et lieux communautaires',
    t233: 'Ambassades et consulats',
    t236: 'Locations',
    vacations: 'Vacances',
  },
  typesLong: {
    t228: 'Restaurants casher',
    t230: 'Hôtels casher',
    t231: 'Synagogues et communautés',
    t232: 'Commerces et lieux communautaires',
    t233: 'Ambassades et consulats d’Israël',
    t236: 'Locations de vacances',
  },
  search: {
    title: 'Rechercher dans le guide',
    description:
      'Cherchez une ville ou un pays et trouvez ses restaurants casher, hôtels, synagogues et horaires de Chabbat.',
    intro: 'Choisissez une ville ou un pays, dans l’une de nos six langues.',
    tabs: 'Types de recherche',
    tabDirectory: 'Guide',
    label: 'Ville ou pays',
    placeholder: 'Par exemple Jérusalem',
    kind: 'Que cherchez-vous ?',
    button: 'Rechercher',
    hint: 'Saisissez au moins 3 lettres.',
    loading: 'Recherche…',
    noResultsFound: 'Aucun résultat trouvé',
    resultsFound:
      'Résultats trouvés : {{count}}. Choisissez avec les touches fléchées.',
    failed: 'La recherche ne répond pas pour le moment. Merci de réessayer.',
    suggestions: 'Suggestions',
    withoutScript:
      'Les suggestions ont besoin de JavaScript. Sans lui, choisissez un pays ou un lieu ci-dessous.',
  },
  home: {
    title: 'Lieux casher, synagogues et horaires de Chabbat dans le monde',
    description:
      'Un guide libre des restaurants casher, hôtels, locations, synagogues et lieux communautaires, avec les heures d’allumage, en six langues.',
    heroTitle: 'Casher comme chez soi, partout en voyage',
    heroText:
      'Restaurants, hôtels, synagogues et horaires de Chabbat, avec la source de chaque information.',
    typesTitle: 'Ce que vous pouvez trouver',
    popularTitle: 'Lieux prisés',
    countriesTitle: 'Pays',
    comingShabbat: 'Prochain Chabbat',
    allTimes: 'Horaires de Chabbat dans d’autres villes',
    offersTitle: 'Offres de voyage',
    placesKnown_one: '{{count}} lieu dans le répertoire',
    placesKnown_many: '{{count}} de lieux dans le répertoire',
    placesKnown_other: '{{count}} lieux dans le répertoire',
    factsTitle: 'Notre rapport aux faits',
    factKashrutTitle: 'La cacherout est indiquée, jamais supposée',
    factKashrut:
      'Une surveillance est affichée avec sa source et sa date. Si aucun certificat n’est indiqué, la page le dit.',
    factSourceTitle: 'Chaque fiche a une source',
    factSource:
      'Chaque page indique d’où viennent ses informations, leur licence et le jour où elles ont été relevées.',
    factSampleTitle: 'Les exemples sont signalés',
    factSample:
      'Les restaurants, hôtels, locations, commerces et offres marqués « Fiche d’exemple » sont inventés, pour montrer comment le guide fonctionne.',
    factTimesTitle: 'Des horaires vérifiables',
    factTimes:
      'L’allumage et la havdala sont calculés pour chaque ville par une méthode que sa page explique.',
  },
  place: {
    guide: 'Guide juif',
    title: '{{place}} : {{types}} · horaires de Chabbat',
    emptyTitle: '{{place}} : guide juif et horaires de Chabbat',
    description:
      '{{place}} : {{types}}. Les prochaines heures d’allumage et de havdala.',
    emptyDescription:
      '{{place}} : les prochaines heures d’allumage et de havdala.',
    countryDescription: '{{place}} et ses villes : {{types}}.',
    emptyCountryDescription:
      '{{place}} : ses villes et leurs horaires de Chabbat.',
    onThisPage: 'Sur cette page',
    statsTitle: 'Ce qui est répertorié ici',
    population: 'Population',
    elevation: 'Altitude',
    metres: '{{count}} m',
    timeZone: 'Fuseau horaire',
    region: 'Région',
    country: 'Pays',
    citiesTitle: 'Villes',
    otherCities: 'Autres villes, avec horaires de Chabbat',
    featuresTitle: 'Offres de voyage',
    moreFeatures: 'Autres offres de voyage',
    nearbyTitle: 'Autres lieux à proximité',
    nearbyText:
      'En dehors de la liste de ce lieu, du plus proche au plus loin.',
    popularTitle: 'Lieux prisés',
    explanation: 'Comment ces informations sont établies',
    travelLink: 'Vacances',
    empty: 'Rien n’est encore répertorié ici.',
    emptyHint:
      'Les lieux connus les plus proches figurent plus bas, et les horaires de Chabbat sont là malgré tout.',
    emptyTimes: 'Les horaires de Chabbat sont là malgré tout.',
  },
  times: {
    title: 'Horaires de Chabbat et des fêtes',
    next: 'Prochain',
    date: 'Jour',
    hebrewDate: 'Date hébraïque',
    occasion: 'Paracha ou fête',
    candles: 'Allumage',
    havdalah: 'Havdala',
    parasha: 'Paracha {{name}}',
    shabbat: 'Chabbat',
    none: 'aucun',
    noneWhy:
      'Là où figure « aucun », le soleil ne se lève pas ou ne se couche pas ce jour-là, ou la nuit ne tombe pas. Demandez à un rabbin quels horaires observer.',
    afterNightfall: 'pas avant',
    method:
      'L’allumage a lieu {{minutes}} minutes avant le coucher du soleil. La havdala est à la tombée de la nuit, quand le soleil est à {{degrees}}° sous l’horizon. Heures locales ({{zone}}), calculées au niveau de la mer et arrondies par prudence.',
    israel: 'Les fêtes suivent l’usage d’Israël.',
    diaspora: 'Les fêtes suivent l’usage hors d’Israël, deux jours.',
    askRabbi:
      'Les usages varient : suivez les horaires de la communauté locale s’ils sont plus stricts.',
  },
  results: {
    title: '{{type}} : {{place}}',
    pageTitle: '{{title}}, page {{page}}',
    description_one: '{{title}} – {{count}} fiche avec sa source et sa date.',
    description_many:
      '{{title}} – {{count}} de fiches avec leurs sources et dates.',
    description_other:
      '{{title}} – {{count}} fiches avec leurs sources et dates.',
    tabs: 'Types de lieux',
    shown: '{{from}} à {{to}} sur {{total}}',
    pages: 'Pages de résultats',
    page: 'Page {{page}}',
    previous: 'Précédent',
    next: 'Suivant',
  },
  ...listingFr,
  portal: {
    title: 'Horaires de Chabbat dans le monde',
    description:
      'Allumage et havdala du prochain Chabbat dans des villes de tous les continents.',
    intro:
      'Le prochain Chabbat ou la prochaine fête dans chaque ville, en heure locale. La page de chaque ville donne les semaines suivantes et la méthode.',
    city: 'Ville',
    weeks: 'Les semaines à venir',
    abroad: 'Hors d’Israël',
    minutes: '{{minutes}} min',
    method:
      'Le petit nombre indique les minutes de l’allumage avant le coucher du soleil selon l’usage de la ville. La havdala a lieu quand le soleil est à 8,5° sous l’horizon.',
    IL: 'Israël',
    NA: 'Amérique du Nord',
    SA: 'Amérique du Sud',
    EU: 'Europe',
    AS: 'Asie',
    AF: 'Afrique',
    OC: 'Australie et Océanie',
    AN: 'Antarctique',
  },
  shell: {
    title: 'Lieu',
    loading: 'Chargement…',
    resultsFor: 'Résultats pour',
    noPage:
      'Ce lieu n’a pas encore de page. Voici ses horaires de Chabbat et ce que nous connaissons à proximité.',
    noneOfKind:
      'Aucune adresse de ce type n’est encore répertoriée ici. Voici ce que nous avons :',
    noSuchPage:
      'Cette liste ne compte pas autant de pages. Voici ce que nous avons :',
    unknown: 'Nous ne connaissons pas ce lieu.',
    withoutScript:
      'Cette page est composée dans le navigateur et a besoin de JavaScript. Tous les lieux qui ont leur page se lisent sans lui.',
    noTimes: 'Impossible d’obtenir les horaires de Chabbat du lieu',
    nearbyFailed:
      'Impossible d’obtenir les lieux casher près de votre position.',
    nearbyNone: 'Aucun lieu casher trouvé près de votre position.',
    operationFailed: 'L’opération a échoué. Merci de réessayer.',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou l’adresse est mal saisie.',
    search: 'Cherchez plutôt une ville ou un pays',
  },
  footer: {
    directory: 'Guide',
    information: 'Informations',
    credits: 'Sources et crédits',
    accessibility: 'Accessibilité',
    note: 'Les informations sont données avec leur source et leur date. Vérifiez la cacherout et les horaires auprès du lieu avant de partir.',
    software: 'Logiciel libre sous licence publique générale GNU.',
  },
  candles: candlesFr,
  month: monthFr,
  take: takeFr,
  texts: textsFr,
}
