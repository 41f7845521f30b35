import type { ResultsWords } from './en.ts'

export const resultsRu: ResultsWords = {
  filters: 'Фильтры',
  sort: 'Порядок',
  sorts: { featured: 'Сначала реклама', az: 'А–Я', za: 'Я–А' },
  map: 'Показать на карте',
  loading: 'Загрузка…',
  again: 'Попробовать ещё раз',
  none: 'Ни одно место не подходит под все эти фильтры.',
  clear: 'Сбросить фильтры',
  show: 'Показать результаты: {{count}}',
  lists: {
    pricerange: 'Уровень цен',
    foodtype: 'Тип питания',
    cuisine: 'Кухня',
    supervision: 'Надзор за кашрутом',
    embassytype: 'Тип представительства',
    originofcommunity: 'Происхождение общины',
    businessestype: 'Вид заведения',
    religion: 'Религиозное направление',
    apartmentsnumberofrooms: 'Число комнат',
    apartmenttype: 'Тип жилья',
  },
}
