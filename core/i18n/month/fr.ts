import type { Messages } from '../en.ts'

export const monthFr: Messages['month'] = {
  title: 'Calendrier juif',
  description:
    'Calendrier juif {{year}} : dates hébraïques, fêtes, jeûnes, parachot et horaires d’allumage et de havdala pour tout lieu.',
  intro:
    'Dates hébraïques, fêtes, jeûnes et paracha de la semaine, mois par mois, avec les horaires d’allumage et de havdala du lieu choisi.',
  place: 'Lieu dont les horaires sont affichés',
  region: 'Calendrier du mois',
  month: 'Mois',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  previousYear: 'Année précédente',
  nextYear: 'Année suivante',
  today: 'Aujourd’hui',
  view: 'Dates hébraïques affichées',
  festivals: 'Fêtes et jeûnes affichés',
  noFestivals: 'Ni fête ni jeûne dans cette vue.',
  untilSunset: 'jusqu’au coucher du soleil à {{time}}',
  sinceSunset: 'depuis le coucher du soleil à {{time}}',
  agenda: 'Jours à retenir : {{month}}',
  omer: 'Omer, jour {{number}}',
  chanukah: 'Bougies de Hanoucca : {{number}}',
  fastBegins: 'Début du jeûne',
  fastEnds: 'Fin du jeûne',
  more: '{{number}} de plus',
  moreHint: 'Afficher tout ce jour',
  events: 'Événements',
  close: 'Fermer',
  legend: 'Signes du calendrier',
  holy: 'Fête',
  halfHoly: 'Jour de demi-fête',
  fast: 'Jeûne',
  newMonth: 'Nouveau mois',
  other: 'Autre jour à retenir',
  lamp: 'Bougies de Hanoucca',
  loading: 'Le calendrier se charge…',
  unread:
    'Cette page ne peut pas afficher ce que demande son adresse : {{values}}. Le choix habituel est affiché à la place.',
  failed: 'Le calendrier n’a pas pu être chargé. Veuillez recharger la page.',
  noPlace:
    'Aucun lieu choisi : pas d’horaires, et les fêtes sont celles observées hors d’Israël.',
  method:
    'L’allumage a lieu {{minutes}} minutes avant le coucher du soleil ; la havdala, {{havdalah}}. Heures locales ({{zone}}), arrondies par prudence.',
  degrees: 'quand le soleil est à {{degrees}}° sous l’horizon',
  minutes: '{{minutes}} minutes après le coucher du soleil',
  seaLevel: 'Le coucher du soleil est calculé au niveau de la mer.',
  height: 'Le coucher du soleil est calculé à l’altitude du lieu.',
  publicTitle: 'Événements de la communauté',
  publicText:
    'Un calendrier public peut être ajouté. Ses événements viennent des serveurs de Google, qui apprennent alors votre adresse IP. Rien n’est demandé à Google avant que vous n’appuyiez sur le bouton.',
  publicShow: 'Afficher les événements de Google Agenda',
  publicLoading: 'Demande à Google Agenda…',
  publicShown: 'Les événements de Google Agenda sont affichés.',
  tables: 'Fêtes et jeûnes de {{year}}',
  tablesIntro:
    'Les dates sont celles du jour même. Chaque fête, ainsi que le jeûne de Ticha BeAv, commence la veille au coucher du soleil.',
  festival: 'Fête ou jeûne',
  date: 'Date civile',
  inIsrael: 'En Israël',
  abroad: 'Hors d’Israël',
  onlyIsrael: 'Seulement en Israël',
  onlyAbroad: 'Seulement hors d’Israël',
  about: 'Ce que montre ce calendrier',
  aboutDates:
    'Chaque case porte la date civile et la date hébraïque de la journée ; la date hébraïque elle-même commence la veille au coucher du soleil.',
  aboutIsrael:
    'Les fêtes et la paracha suivent le lieu : en Israël, la plupart des fêtes durent un jour, ailleurs deux, et après certaines d’entre elles les parachot diffèrent pendant des semaines.',
  aboutFasts:
    'Les jeûnes mineurs durent de l’aube (soleil à 16,1° sous l’horizon) à la tombée de la nuit (7,083°), Ticha BeAv du coucher du soleil à la nuit. Un jeûne qui tombe un Chabbat est déplacé.',
  aboutOmer:
    'Le jour de l’Omer est celui compté la veille au soir. Les bougies de Hanoucca s’allument le soir indiqué : le vendredi avant celles de Chabbat, le samedi après la havdala.',
  withoutScript:
    'Le calendrier du mois a besoin de JavaScript. Les fêtes et les jeûnes de deux années figurent ci-dessous et se lisent sans lui.',
}
