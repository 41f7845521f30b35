import type { HomeWords } from './en.ts'

export const homeHe: HomeWords = {
  rotator: {
    name: 'מאיפה מתחילים',
    roleDescription: 'קרוסלה',
    slide: 'שקופית',
    position: '{{number}} מתוך {{total}}',
    choose: 'תמונות לבחירה',
    show: 'הצגת {{name}}',
    pause: 'עצירת התמונות',
    play: 'הפעלת התמונות',
    timesTitle: 'מתי נכנסת השבת, עיר אחר עיר',
    vacationsTitle: 'חופשות כשרות',
  },
  row: {
    roleDescription: 'קרוסלה',
    previous: 'ההצעות הקודמות',
    next: 'ההצעות הבאות',
    shown: 'הצעות {{from}} עד {{to}} מתוך {{total}}',
  },
  offers: {
    title: 'הצעות הנופש המובילות',
    categories: 'חופשות לפי סוג',
    all: 'חיפוש בכל החופשות',
  },
  begin: {
    title: 'דרכים נוספות לחפש',
  },
  times: {
    candles: 'הדלקת נרות בכל תאריך',
    calendar: 'לוח עברי',
  },
  yours: {
    title: 'שווה לחזור',
    favouritesTitle: 'לשמור מה שאהבתם',
    favourites: 'שומרים מקומות והצעות תוך כדי חיפוש, והם זמינים לכם גם בדרך.',
    ownersTitle: 'אחד המקומות כאן שלכם?',
    owners:
      'אפשר לעדכן את הפרטים, לשלוח תמונות ולקבל בעלות על הרשומה, ללא תשלום.',
  },
}
