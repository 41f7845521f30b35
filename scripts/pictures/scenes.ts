import type { Art } from './art.ts';
import type { MoodName } from './moods.ts';
import * as Ci from './scenes-civic.ts';
import * as City from './scenes-city.ts';
import * as Ho from './scenes-hotel.ts';
import * as Re from './scenes-rental.ts';
import * as R from './scenes-restaurant.ts';
import * as Sh from './scenes-shop.ts';
import * as Sy from './scenes-synagogue.ts';
import * as Tr from './scenes-travel.ts';

export interface Scene {
  mood: MoodName;
  draw: (a: Art) => void;
}

const list = (kind: string, scenes: [MoodName, (a: Art) => void][]): [string, Scene][] =>
  scenes.map(([mood, draw], i) => [`${kind}-${i + 1}`, { mood, draw }]);

export const SCENES: ReadonlyMap<string, Scene> = new Map([
  ...list('restaurant', [
    ['dusk', R.seaTerrace],
    ['morning', R.streetCafe],
    ['golden', R.archedDining],
    ['lamplight', R.shabbatTable],
    ['noon', R.courtyard],
    ['morning', R.harbourTables],
    ['night', R.nightBistro],
    ['morning', R.fromAbove],
  ]),
  ...list('hotel', [
    ['noon', Ho.seafront],
    ['morning', Ho.seaRoom],
    ['dusk', Ho.stoneInn],
    ['noon', Ho.poolside],
    ['winter', Ho.alpineLodge],
    ['night', Ho.cityHotel],
    ['lamplight', Ho.cityRoom],
    ['desert', Ho.desertLodge],
  ]),
  ...list('synagogue', [
    ['morning', Sy.domedStone],
    ['golden', Sy.prayerHall],
    ['golden', Sy.moorish],
    ['dusk', Sy.laneDoor],
    ['autumn', Sy.brickGable],
    ['blue', Sy.modernHall],
    ['morning', Sy.studyRoom],
    ['noon', Sy.whitewashed],
  ]),
  ...list('shop', [
    ['morning', Sh.bakeryFront],
    ['noon', Sh.greengrocer],
    ['lamplight', Sh.judaica],
    ['golden', Sh.marketStalls],
    ['lamplight', Sh.wineCellar],
    ['blue', Sh.bookshop],
    ['morning', Sh.communityHall],
    ['morning', Sh.bakeryCounter],
  ]),
  ...list('museum', [
    ['morning', Ci.classicMuseum],
    ['noon', Ci.modernMuseum],
    ['golden', Ci.gallery],
    ['golden', Ci.ruins],
  ]),
  ...list('embassy', [
    ['noon', Ci.neoclassicVilla],
    ['golden', Ci.cityMansion],
    ['dusk', Ci.modernMission],
    ['morning', Ci.gardenResidence],
  ]),
  ...list('rental', [
    ['morning', Re.sunnyFlat],
    ['noon', Re.terraceRow],
    ['golden', Re.gardenCottage],
    ['morning', Re.balconyBreakfast],
    ['noon', Re.kitchen],
    ['golden', Re.poolVilla],
    ['lamplight', Re.eveningLoft],
    ['blue', Re.chalet],
  ]),
  ...list('travel', [
    ['golden', Tr.overClouds],
    ['morning', Tr.departures],
    ['noon', Tr.coastRoad],
    ['morning', Tr.viaduct],
    ['lamplight', Tr.planning],
    ['dusk', Tr.liner],
    ['noon', Tr.coachStop],
    ['autumn', Tr.trail],
    ['desert', Tr.balloons],
    ['golden', Tr.windowSeat],
    ['golden', Tr.arrival],
    ['noon', Tr.lakeFerry],
  ]),
  ...list('city', [
    ['golden', City.oldStone],
    ['morning', City.harbour],
    ['desert', City.desertTown],
    ['noon', City.alpineTown],
    ['autumn', City.northernTown],
    ['blue', City.modernSkyline],
    ['noon', City.coastTown],
    ['autumn', City.park],
    ['dusk', City.riverBridges],
    ['winter', City.snowTown],
    ['golden', City.tropical],
    ['morning', City.marketCity],
  ]),
]);
