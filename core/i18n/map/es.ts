import type { MapWords } from './en.ts'

export const mapEs: MapWords = {
  label: 'Mapa',
  keys: 'Las flechas mueven el mapa; más y menos cambian su escala.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fullScreen: 'Pantalla completa',
  approximate: 'Posición aproximada',
  cluster: 'Lugares aquí: {{count}}. Acercar',
  here: 'Lugares aquí: {{count}}',
  close: 'Cerrar',
  directions: 'Cómo llegar',
  noStreets: 'Este mapa no muestra las calles.',
  openStreets: 'Ver las calles en openstreetmap.org',
  showStreets: 'Mostrar un mapa con calles',
  streetsFrom: 'Sus imágenes vienen de {{host}}.',
  list: 'Lugares en el mapa',
  show: 'Ver en el mapa',
}
