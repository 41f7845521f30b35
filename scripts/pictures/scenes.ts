import * as City1 from './scenes-city-1.ts'
import * as City2 from './scenes-city-2.ts'
import * as City3 from './scenes-city-3.ts'
import * as Ci1 from './scenes-civic-1.ts'
import * as Ci2 from './scenes-civic-2.ts'
import * as Ci3 from './scenes-civic-3.ts'
import * as Ho1 from './scenes-hotel-1.ts'
import * as Ho2 from './scenes-hotel-2.ts'
import * as Re1 from './scenes-rental-1.ts'
import * as Re2 from './scenes-rental-2.ts'
import * as Re3 from './scenes-rental-3.ts'
import * as R1 from './scenes-restaurant-1.ts'
import * as R2 from './scenes-restaurant-2.ts'
import * as Sh1 from './scenes-shop-1.ts'
import * as Sh2 from './scenes-shop-2.ts'
import * as Sh3 from './scenes-shop-3.ts'
import * as Sy1 from './scenes-synagogue-1.ts'
import * as Sy2 from './scenes-synagogue-2.ts'
import * as Sy3 from './scenes-synagogue-3.ts'
import * as Tr1 from './scenes-travel-1.ts'
import * as Tr2 from './scenes-travel-2.ts'
import * as Tr3 from './scenes-travel-3.ts'
import * as Tr4 from './scenes-travel-4.ts'
import type { Art } from './art.ts'
import type { MoodName } from './moods.ts'

export interface Scene {
  mood: MoodName
  draw: (a: Art) => void
}

const list = (
  kind: string,
  scenes: [MoodName, (a: Art) => void][],
): [string, Scene][] =>
  scenes.map(([mood, draw], i) => [`${kind}-${i + 1}`, { mood, draw }])

export const SCENES: ReadonlyMap<string, Scene> = new Map([
  ...list('restaurant', [
    ['dusk', R1.seaTerrace],
    ['morning', R1.streetCafe],
    ['golden', R1.archedDining],
    ['lamplight', R1.shabbatTable],
    ['noon', R1.courtyard],
    ['morning', R1.harbourTables],
    ['night', R2.nightBistro],
    ['morning', R2.fromAbove],
  ]),
  ...list('hotel', [
    ['noon', Ho1.seafront],
    ['morning', Ho1.seaRoom],
    ['dusk', Ho1.stoneInn],
    ['noon', Ho2.poolside],
    ['winter', Ho2.alpineLodge],
    ['night', Ho2.cityHotel],
    ['lamplight', Ho1.cityRoom],
    ['desert', Ho2.desertLodge],
  ]),
  ...list('synagogue', [
    ['morning', Sy1.domedStone],
    ['golden', Sy1.prayerHall],
    ['golden', Sy1.moorish],
    ['dusk', Sy2.laneDoor],
    ['autumn', Sy2.brickGable],
    ['blue', Sy3.modernHall],
    ['morning', Sy3.studyRoom],
    ['noon', Sy3.whitewashed],
  ]),
  ...list('shop', [
    ['morning', Sh1.bakeryFront],
    ['noon', Sh2.greengrocer],
    ['lamplight', Sh2.judaica],
    ['golden', Sh2.marketStalls],
    ['lamplight', Sh3.wineCellar],
    ['blue', Sh1.bookshop],
    ['morning', Sh3.communityHall],
    ['morning', Sh3.bakeryCounter],
  ]),
  ...list('museum', [
    ['morning', Ci1.classicMuseum],
    ['noon', Ci2.modernMuseum],
    ['golden', Ci2.gallery],
    ['golden', Ci2.ruins],
  ]),
  ...list('embassy', [
    ['noon', Ci1.neoclassicVilla],
    ['golden', Ci1.cityMansion],
    ['dusk', Ci2.modernMission],
    ['morning', Ci3.gardenResidence],
  ]),
  ...list('rental', [
    ['morning', Re1.sunnyFlat],
    ['noon', Re1.terraceRow],
    ['golden', Re1.gardenCottage],
    ['morning', Re1.balconyBreakfast],
    ['noon', Re2.kitchen],
    ['golden', Re2.poolVilla],
    ['lamplight', Re1.eveningLoft],
    ['blue', Re3.chalet],
  ]),
  ...list('travel', [
    ['golden', Tr1.overClouds],
    ['morning', Tr1.departures],
    ['noon', Tr1.coastRoad],
    ['morning', Tr1.viaduct],
    ['lamplight', Tr2.planning],
    ['dusk', Tr3.liner],
    ['noon', Tr3.coachStop],
    ['autumn', Tr3.trail],
    ['desert', Tr3.balloons],
    ['golden', Tr4.windowSeat],
    ['golden', Tr4.arrival],
    ['noon', Tr4.lakeFerry],
  ]),
  ...list('city', [
    ['golden', City1.oldStone],
    ['morning', City1.harbour],
    ['desert', City1.desertTown],
    ['noon', City1.alpineTown],
    ['autumn', City1.northernTown],
    ['blue', City1.modernSkyline],
    ['noon', City2.coastTown],
    ['autumn', City2.park],
    ['dusk', City2.riverBridges],
    ['winter', City3.snowTown],
    ['golden', City3.tropical],
    ['morning', City3.marketCity],
  ]),
])
