import type { NearbyWords } from './en.ts'

export const nearbyEs: NearbyWords = {
  search: {
    tabNearme: 'Cerca de mí',
    tabNearby: 'Cerca de un lugar',
    nearmeTitle: 'Lugares kosher cerca de mí',
    nearmeText:
      'Su navegador le pide permiso antes de decirnos dónde está. La posición se redondea a unos 100 metros antes de enviarse y no se guarda.',
    findNearMe: 'Buscar lugares cerca de mí',
    asking: 'Buscando su posición…',
    denied:
      'Su navegador no nos dice dónde está. Permítalo en sus ajustes o busque cerca de un lugar.',
    positionFailed: 'No se pudo determinar su posición. Inténtelo de nuevo.',
    unfortunatelyBadAccuracy:
      'Lamentablemente su posición solo se conoce con {{metres}} m de precisión y necesitamos 200 m o menos. Inténtelo de nuevo al aire libre o busque cerca de un lugar.',
    found: 'Posición encontrada. Se está abriendo la lista…',
    myPosition: 'Mi posición',
    nearbyTitle: 'Lugares kosher cerca de un lugar',
    nearbyText:
      'Cerca de una ciudad, de un lugar de la guía o de una dirección.',
    label: 'Lugar o dirección',
    placeholder: 'Por ejemplo, Gran Sinagoga',
    button: 'Buscar cerca',
    searchName: 'Buscar cerca de un lugar',
    kind: 'Lugares kosher cercanos',
    needsScript:
      'Esta búsqueda necesita JavaScript. Sin él, elija abajo un país o un lugar.',
  },
  page: {
    title: 'Kosher cerca de {{place}}',
    which: '¿Cuál de ellos busca?',
    types: 'Tipos de lugares',
    order: 'Del más cercano al más lejano, hasta {{distance}}',
    nearest: 'Los {{count}} más cercanos, hasta {{distance}}',
    away: 'a {{distance}}',
    pages: 'Páginas de la lista',
    page: 'Página {{page}} de {{pages}}',
    previous: 'Página anterior',
    next: 'Página siguiente',
    map: 'Mapa',
    onMap: 'Mostrar en el mapa',
    showMap: 'Mostrar el mapa',
    hideMap: 'Ocultar el mapa',
    mapFailed: 'No se pudo cargar el mapa.',
    toPlace: 'Todo sobre {{place}}',
  },
}
