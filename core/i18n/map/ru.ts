import type { MapWords } from './en.ts'

export const mapRu: MapWords = {
  label: 'Карта',
  keys: 'Стрелки двигают карту, плюс и минус меняют её масштаб.',
  zoomIn: 'Приблизить',
  zoomOut: 'Отдалить',
  fullScreen: 'На весь экран',
  approximate: 'Примерное положение',
  cluster: 'Мест здесь: {{count}}. Приблизить',
  here: 'Мест здесь: {{count}}',
  close: 'Закрыть',
  directions: 'Как добраться',
  noStreets: 'Улицы на этой карте не показаны.',
  openStreets: 'Посмотреть улицы на openstreetmap.org',
  showStreets: 'Показать карту с улицами',
  streetsFrom: 'Её изображения загружаются с {{host}}.',
  list: 'Места на карте',
  show: 'Показать на карте',
}
