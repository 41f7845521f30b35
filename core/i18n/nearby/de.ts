import type { NearbyWords } from './en.ts'

export const nearbyDe: NearbyWords = {
  search: {
    tabNearme: 'In meiner Nähe',
    tabNearby: 'Nahe einem Ort',
    nearmeTitle: 'Koschere Orte in meiner Nähe',
    nearmeText:
      'Ihr Browser fragt Sie, bevor er uns sagt, wo Sie sind. Der Standort wird vor dem Senden auf etwa 100 Meter gerundet und nicht gespeichert.',
    findNearMe: 'Orte in meiner Nähe finden',
    asking: 'Ihr Standort wird ermittelt…',
    denied:
      'Ihr Browser sagt uns nicht, wo Sie sind. Erlauben Sie es in seinen Einstellungen, oder suchen Sie nahe einem Ort.',
    positionFailed:
      'Ihr Standort konnte nicht ermittelt werden. Bitte versuchen Sie es erneut.',
    unfortunatelyBadAccuracy:
      'Leider ist Ihr Standort nur auf {{metres}} m genau bekannt; nötig sind 200 m oder weniger. Versuchen Sie es im Freien erneut, oder suchen Sie nahe einem Ort.',
    found: 'Ihr Standort ist gefunden. Die Liste wird geöffnet…',
    myPosition: 'Mein Standort',
    nearbyTitle: 'Koschere Orte nahe einem Ort',
    nearbyText: 'Nahe einer Stadt, einem Eintrag oder einer Adresse.',
    label: 'Ort oder Adresse',
    placeholder: 'Zum Beispiel Große Synagoge',
    button: 'In der Nähe suchen',
    searchName: 'Nahe einem Ort suchen',
    kind: 'Koschere Orte in der Nähe',
    needsScript:
      'Diese Suche braucht JavaScript. Ohne JavaScript wählen Sie unten ein Land oder einen Ort.',
  },
  page: {
    title: 'Koscher nahe {{place}}',
    which: 'Welchen Ort meinen Sie?',
    types: 'Arten von Orten',
    order: 'Die nächsten zuerst, bis {{distance}} entfernt',
    nearest: 'Die {{count}} nächsten, bis {{distance}} entfernt',
    away: '{{distance}} entfernt',
    pages: 'Seiten der Liste',
    page: 'Seite {{page}} von {{pages}}',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    map: 'Karte',
    onMap: 'Auf der Karte zeigen',
    showMap: 'Karte zeigen',
    hideMap: 'Karte verbergen',
    mapFailed: 'Die Karte konnte nicht geladen werden.',
    toPlace: 'Alles über {{place}}',
  },
}
