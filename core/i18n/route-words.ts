/** The words in URLs, in Latin and in Hebrew letters. */
export interface RouteWords {
  tours: string
  vacation: string
  guide: string
  /** By directory type. */
  types: Readonly<Record<200 | 228 | 230 | 231 | 232 | 233 | 236 | 237, string>>
  search: string
  shabbatTimes: string
  candleTimes: string
  calendar: string
  trip: string
  credits: string
  openData: string
  accessibility: string
  place: string
  login: string
  account: string
  newsletter: string
  favourites: string
  offline: string
  addPlace: string
  listingEdit: string
  listingOptions: string
  desk: string
  deskHelp: string
  authorities: string
  /** Before the id of an authority. */
  authority: string
  /** Before the id of a page that editors wrote. */
  ownPage: string
  /** The specification (section 2) uses this word in every language. */
  vacations: string
}

export const LATIN_WORDS: RouteWords = {
  tours: 'Kosher_Tours',
  vacation: 'Vacations',
  guide: 'Jewish_Guide',
  types: {
    200: 'Jewish_Guide',
    228: 'Kosher_Restaurants',
    230: 'Kosher_Hotels',
    231: 'Synagogues',
    232: 'Shops_and_Community',
    233: 'Israeli_Embassies',
    236: 'Kosher_Rentals',
    237: 'Jewish_Heritage',
  },
  search: 'Search',
  shabbatTimes: 'Shabbat_Times',
  candleTimes: 'Candle_Lighting_Times',
  calendar: 'Jewish_Calendar',
  trip: 'Kosher_Trip',
  credits: 'Credits',
  openData: 'Open_Data',
  accessibility: 'Accessibility',
  place: 'Place',
  login: 'Login',
  account: 'Account',
  newsletter: 'Newsletter',
  favourites: 'My_Favourites',
  offline: 'Offline',
  addPlace: 'Add_Place',
  listingEdit: 'Listing_Edit',
  listingOptions: 'Listing_Options',
  desk: 'Desk',
  deskHelp: 'Desk_Help',
  authorities: 'Kosher_Authorities',
  authority: 'Kosher_Authority',
  ownPage: 'Info',
  vacations: 'kosher_vacations_search',
}

export const HEBREW_WORDS: RouteWords = {
  tours: 'נופש_כשר',
  vacation: 'חופשה',
  guide: 'מדריך_יהודי',
  types: {
    200: 'מדריך_יהודי',
    228: 'מסעדות_כשרות',
    230: 'מלונות_כשרים',
    231: 'בתי_כנסת',
    232: 'חנויות_ומוסדות_קהילה',
    233: 'שגרירויות_ישראל',
    236: 'דירות_נופש',
    237: 'מורשת_יהודית',
  },
  search: 'חיפוש',
  shabbatTimes: 'זמני_שבת',
  candleTimes: 'זמני_הדלקת_נרות',
  calendar: 'לוח_עברי',
  trip: 'תכנון_טיול',
  credits: 'קרדיטים',
  openData: 'נתונים_פתוחים',
  accessibility: 'נגישות',
  place: 'מקום',
  login: 'כניסה',
  account: 'חשבון',
  newsletter: 'ניוזלטר',
  favourites: 'המועדפים_שלי',
  offline: 'ללא_רשת',
  addPlace: 'הוספת_מקום',
  listingEdit: 'עריכת_רישום',
  listingOptions: 'אפשרויות_רישום',
  desk: 'שולחן_העורכים',
  deskHelp: 'עזרה_לעורכים',
  authorities: 'גופי_כשרות',
  authority: 'גוף_כשרות',
  ownPage: 'מידע',
  vacations: 'kosher_vacations_search',
}
