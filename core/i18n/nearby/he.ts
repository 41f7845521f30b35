import type { NearbyWords } from './en.ts'

export const nearbyHe: NearbyWords = {
  search: {
    tabNearme: 'בסביבתי',
    tabNearby: 'ליד מקום',
    nearmeTitle: 'מקומות כשרים בסביבתי',
    nearmeText:
      'הדפדפן יבקש את רשותכם לפני שימסור לנו היכן אתם. המיקום מעוגל לכ־100 מטרים לפני שהוא נשלח, ואינו נשמר.',
    findNearMe: 'מצאו מקומות בסביבתי',
    asking: 'מאתר את מיקומכם…',
    denied:
      'הדפדפן אינו מוסר לנו היכן אתם. אפשר להתיר זאת בהגדרות הדפדפן, או לחפש ליד מקום.',
    positionFailed: 'לא ניתן לאתר את מיקומכם. נא לנסות שוב.',
    unfortunatelyBadAccuracy:
      'לצערנו מיקומכם ידוע רק בדיוק של {{metres}} מטרים, ודרוש דיוק של 200 מטרים או פחות. נסו שוב תחת כיפת השמיים, או חפשו ליד מקום.',
    found: 'מיקומכם אותר. הרשימה נפתחת…',
    myPosition: 'המיקום שלי',
    nearbyTitle: 'מקומות כשרים ליד מקום',
    nearbyText: 'ליד עיר, מקום מהמדריך או כתובת.',
    label: 'מקום או כתובת',
    placeholder: 'למשל בית הכנסת הגדול',
    button: 'חיפוש בסביבה',
    searchName: 'חיפוש ליד מקום',
    kind: 'מקומות כשרים בסביבה',
    needsScript:
      'החיפוש הזה דורש JavaScript. בלעדיו אפשר לבחור מדינה או מקום מהרשימות שלמטה.',
  },
  page: {
    title: 'כשר ליד {{place}}',
    which: 'לאיזה מהם התכוונתם?',
    types: 'סוגי מקומות',
    order: 'מהקרוב לרחוק, עד {{distance}}',
    nearest: '{{count}} הקרובים ביותר, עד {{distance}}',
    away: 'במרחק {{distance}}',
    pages: 'דפי הרשימה',
    page: 'דף {{page}} מתוך {{pages}}',
    previous: 'הדף הקודם',
    next: 'הדף הבא',
    map: 'מפה',
    onMap: 'להצגה במפה',
    showMap: 'הצגת המפה',
    hideMap: 'הסתרת המפה',
    mapFailed: 'לא ניתן לטעון את המפה.',
    toPlace: 'כל המידע על {{place}}',
  },
}
