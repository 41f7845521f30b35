/** The words of the searches near a position and near a place; every other language is measured against them. */
export const nearbyEn = {
  search: {
    tabNearme: 'Near me',
    tabNearby: 'Near a place',
    nearmeTitle: 'Kosher places near me',
    nearmeText:
      'Your browser asks you before it tells us where you are. The position is rounded to about 100 metres before it is sent, and it is not stored.',
    findNearMe: 'Find places near me',
    asking: 'Finding your position…',
    denied:
      'Your browser does not tell us where you are. Allow it in the settings of the browser, or search near a place instead.',
    positionFailed: 'Your position could not be found. Please try again.',
    unfortunatelyBadAccuracy:
      'Unfortunately your position is known only to {{metres}} m, and we need 200 m or better. Try again outdoors, or search near a place.',
    found: 'Your position is found. The list is opening…',
    myPosition: 'My position',
    nearbyTitle: 'Kosher places near a place',
    nearbyText: 'Near a town, a listed place or an address.',
    label: 'Place or address',
    placeholder: 'For example Great Synagogue',
    button: 'Search nearby',
    searchName: 'Search near a place',
    kind: 'Kosher places nearby',
    needsScript:
      'This search needs JavaScript. Without it, choose a country or a place below.',
  },
  page: {
    title: 'Kosher near {{place}}',
    which: 'Which one do you mean?',
    types: 'Types of places',
    order: 'Nearest first, up to {{distance}} away',
    /** Of a list that ends while there are more. */
    nearest: 'The {{count}} nearest, up to {{distance}} away',
    away: '{{distance}} away',
    pages: 'Pages of the list',
    page: 'Page {{page}} of {{pages}}',
    previous: 'Previous page',
    next: 'Next page',
    map: 'Map',
    onMap: 'Show on the map',
    showMap: 'Show the map',
    hideMap: 'Hide the map',
    mapFailed: 'The map could not be loaded.',
    toPlace: 'Everything about {{place}}',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
export type NearbyWords = Filled<typeof nearbyEn>
