import type { HomeWords } from './en.ts'

export const homeEs: HomeWords = {
  rotator: {
    name: 'Por dónde empezar',
    roleDescription: 'carrusel',
    slide: 'diapositiva',
    position: '{{number}} de {{total}}',
    choose: 'Imágenes para elegir',
    show: 'Mostrar: {{name}}',
    pause: 'Detener las imágenes',
    play: 'Pasar las imágenes',
    timesTitle: 'La entrada de Shabat, ciudad por ciudad',
    vacationsTitle: 'Vacaciones kosher',
  },
  row: {
    roleDescription: 'carrusel',
    previous: 'Ofertas anteriores',
    next: 'Ofertas siguientes',
    shown: 'Ofertas {{from}} a {{to}} de {{total}}',
  },
  offers: {
    title: 'Ofertas de viaje destacadas',
    categories: 'Vacaciones por tipo',
    all: 'Buscar entre todas las vacaciones',
  },
  begin: {
    title: 'Otras formas de buscar',
  },
  times: {
    candles: 'Encendido de velas en cualquier fecha',
    calendar: 'Calendario hebreo',
  },
  yours: {
    title: 'Para cuando vuelva',
    favouritesTitle: 'Guarde lo que le guste',
    favourites:
      'Guarde lugares y ofertas mientras busca y téngalos a mano durante el viaje.',
    ownersTitle: '¿Es suyo alguno de estos lugares?',
    owners:
      'Mantenga sus datos al día, envíe fotos y reclame la ficha, sin coste alguno.',
  },
}
