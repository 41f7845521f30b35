import type { Messages } from '../en.ts'

export const candlesFr: Messages['candles'] = {
  title: 'Horaires d’allumage des bougies',
  description:
    'Allumage des bougies et havdala de chaque Chabbat et fête, et zmanim de chaque jour, dans quelque 27\u202f000 villes, selon l’usage du lieu ou le vôtre.',
  lead: 'Allumage des bougies et havdala de chaque Chabbat et fête, et zmanim de chaque jour, dans quelque 27\u202f000 villes.',
  form: 'Lieu et dates',
  city: 'Ville',
  shabbatDate: 'Chabbat ou fête',
  regularDate: 'Jour des zmanim',
  chooseShabbat: 'Choisir un Chabbat ou une fête',
  chooseDay: 'Choisir un jour',
  onlyEves:
    'Seuls les soirs d’allumage peuvent être choisis : les vendredis et les veilles de fête.',
  festivalEve: 'veille de fête',
  calendarFailed: 'Le calendrier n’a pas pu être chargé. Rechargez la page.',
  close: 'Fermer',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  month: 'Mois',
  year: 'Année',
  today: 'aujourd’hui',
  selected: 'choisi',
  options: 'Usage et méthode',
  asCustom: 'selon l’usage du lieu',
  asChosen: 'selon votre choix',
  minutes: 'Minutes avant le coucher du soleil',
  minutesHint: 'Laisser vide pour suivre l’usage du lieu.',
  minutesWrong: 'Saisissez un nombre entier de 0 à {{most}}.',
  less: 'Une minute de moins',
  more: 'Une minute de plus',
  havdalahBy: 'Sortie de Chabbat',
  by85: '8,5° : trois petites étoiles',
  by7083: '7,083° : trois étoiles moyennes',
  by42: '42 minutes après le coucher du soleil',
  by50: '50 minutes après le coucher du soleil',
  by72: '72 minutes : Rabbénou Tam',
  height: 'Coucher du soleil vu de l’altitude du lieu',
  heightHint: 'Sinon, vu au niveau de la mer.',
  reset: 'Revenir à l’usage du lieu',
  unread:
    'Cette page ne peut pas afficher ce que demande son adresse : {{values}}. Le choix habituel est affiché à la place.',
  empty: 'Choisissez une ville pour voir ses horaires.',
  loading: 'Chargement des horaires…',
  shown: '{{place}} : horaires pour {{shabbat}} et {{day}}',
  zmanim: 'Zmanim du jour',
  zman: 'Moment du jour',
  clock: 'Heure',
  fromSunset: 'dès le coucher du soleil : {{date}}',
  method: 'Comment ces horaires sont calculés',
  minutesBefore: 'Allumage {{minutes}} min avant le coucher du soleil',
  degreesBelow: 'Havdala quand le soleil est à {{degrees}}° sous l’horizon',
  minutesAfter: 'Havdala {{minutes}} min après le coucher du soleil',
  seaLevel: 'Coucher du soleil vu au niveau de la mer',
  fromHeight: 'Coucher du soleil vu de l’altitude du lieu',
  zone: 'Heure locale ({{zone}})',
  placePage: 'En savoir plus sur ce lieu',
  copyLink: 'Copier le lien',
  copied: 'Le lien a été copié.',
  copyFailed:
    'Le lien n’a pas pu être copié. Copiez-le depuis la barre d’adresse.',
  coming: 'Prochains horaires : {{place}}',
  withoutScript:
    'Les autres lieux et jours nécessitent JavaScript. Sans lui, vous pouvez lire le prochain Chabbat de nombreuses villes :',
  how: 'Ce que signifient les horaires',
  howLighting: 'Allumage des bougies',
  howLightingText:
    'Presque partout, on allume 18 minutes avant le coucher du soleil ; à Jérusalem 40 minutes, à Haïfa et à Zikhron Yaakov 30. Cette page suit d’elle-même l’usage du lieu. Certaines communautés allument 15, 20, 22 ou 24 minutes avant : indiquez ce que fait la vôtre. Avec 0 s’affiche le coucher du soleil lui-même, après lequel on n’allume plus pour Chabbat.',
  howFestivals: 'Fêtes',
  howFestivalsText:
    'La veille d’une fête, on allume avant le coucher du soleil. Pour le deuxième soir, et pour une fête qui suit Chabbat, on n’allume qu’après la tombée de la nuit, à partir d’une flamme existante. Le vendredi, on allume toujours avant le coucher du soleil. La havdala se fait à la fin du dernier jour.',
  howHeight: 'Niveau de la mer ou altitude',
  howHeightText:
    'La plupart des calendriers prennent le coucher du soleil vu au niveau de la mer, et nous aussi. D’une hauteur, on voit le soleil se lever plus tôt et se coucher plus tard. Avec cette option changent le lever, le coucher, les heures du jour et toutes les minutes comptées avant ou après le coucher ; ce qui est calculé en degrés ne change pas.',
  howRounding: 'Arrondi',
  howRoundingText:
    'L’allumage est arrondi à la minute inférieure et la havdala à la minute supérieure, par prudence ; les autres horaires le sont à la minute la plus proche. L’état de l’air peut déplacer le coucher visible d’une minute ou deux : n’attendez pas le dernier moment.',
  howNone: 'Là où il n’y a pas de nuit',
  howMethods: 'Quand Chabbat se termine, et qui suit quel usage',
  meaning85:
    'Trois petites étoiles sont visibles. C’est ce qu’impriment aujourd’hui la plupart des calendriers et ce que cette page affiche, sauf autre choix de votre part.',
  meaning7083:
    'Trois étoiles moyennes sont visibles. Un calcul plus précoce, par lequel beaucoup terminent les jeûnes ; pour Chabbat, seules quelques communautés l’utilisent.',
  meaning42:
    'Une durée fixe, la même chaque jour de l’année. De nombreuses communautés d’Amérique du Nord l’impriment.',
  meaning50:
    'Une durée fixe aussi, d’après la décision du rav Moché Feinstein pour la région de New York ; de nombreuses communautés orthodoxes y suivent cet usage.',
  meaning72:
    'La tombée de la nuit selon Rabbénou Tam, le temps de marcher quatre mil. De nombreuses communautés hassidiques, et d’autres personnes plus strictes, la suivent.',
}
