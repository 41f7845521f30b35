import type { HomeWords } from './en.ts'

export const homeRu: HomeWords = {
  rotator: {
    name: 'С чего начать',
    roleDescription: 'карусель',
    slide: 'слайд',
    position: '{{number}} из {{total}}',
    choose: 'Картинки на выбор',
    show: 'Показать: {{name}}',
    pause: 'Остановить смену картинок',
    play: 'Включить смену картинок',
    timesTitle: 'Когда начинается Шаббат: город за городом',
    vacationsTitle: 'Кошерный отдых',
  },
  row: {
    roleDescription: 'карусель',
    previous: 'Предыдущие предложения',
    next: 'Следующие предложения',
    shown: 'Предложения с {{from}} по {{to}} из {{total}}',
  },
  offers: {
    title: 'Лучшие предложения отдыха',
    categories: 'Отдых по видам',
    all: 'Поиск по всем предложениям',
  },
  begin: {
    title: 'Другие способы поиска',
  },
  times: {
    candles: 'Зажигание свечей в любой день',
    calendar: 'Еврейский календарь',
  },
  yours: {
    title: 'Чтобы возвращаться',
    favouritesTitle: 'Сохраняйте понравившееся',
    favourites:
      'Сохраняйте места и предложения во время поиска, и они будут под рукой в дороге.',
    ownersTitle: 'Одно из этих мест ваше?',
    owners:
      'Следите за точностью сведений, присылайте фотографии и подтвердите права на запись, бесплатно.',
  },
}
