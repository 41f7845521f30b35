import type { Lang } from './languages.ts'

/** A term with the one word for it, and the others that a reader would take for something else. */
export interface Term {
  write: string
  never: RegExp
}

/** One word for one thing; `npm run check` holds the messages to it. */
export const GLOSSARY: Readonly<Partial<Record<Lang, readonly Term[]>>> = {
  en: [
    { write: 'Pesach', never: /\bPassover\b/i },
    { write: 'synagogue', never: /\bshuls?\b/i },
    { write: 'favourites', never: /\bfavorites?\b/i },
    { write: 'Rosh Chodesh', never: /\bnew moon\b/i },
    { write: 'account', never: /\bprofile\b/i },
    { write: 'mikvah', never: /mikveh/i },
    { write: 'denomination', never: /\bstream\b/i },
    { write: 'holiday rental', never: /vacation rental|holiday home/i },
  ],
  he: [
    { write: 'רבנו תם', never: /רבינו/ },
    { write: 'רשומות', never: /רישומים/ },
    { write: 'בקשת בעלות', never: /תביע(ת|ות) ה?בעלות/ },
    { write: 'כניסה', never: /התחבר/ },
    { write: 'יעד', never: /תחנ(ה|ות|ת)(?!\p{L})/u },
    { write: 'MB', never: /מ״ב|מגה/ },
    { write: 'חוות דעת', never: /ביקורות/ },
    { write: 'תוכן', never: /תרומות/ },
    { write: 'עוגיות', never: /קובצי Cookie/ },
    { write: 'a maqaf (־) before other scripts', never: /[\u05d0-\u05ea]-/ },
    { write: '״…״', never: /[“”]/ },
    { write: 'מדריך הנסיעות הכשר', never: /מדריך הנופש/ },
  ],
  fr: [
    { write: 'casher', never: /cach[eè]re|\bkasher/i },
    { write: 'rédacteur', never: /(?<!\p{L})éditeur/iu },
    { write: 'Chabbat', never: /\bshabb?at/i },
    { write: 'Hanoucca', never: /hanouka/i },
    { write: 'Béav', never: /be-?Av/ },
    { write: 'parachiot', never: /parachot/i },
    { write: 'e-mail', never: /\bcourriel|\bmails?\b(?<!e-mails?)/i },
    { write: 'guide', never: /annuaire/i },
    { write: 'représentation', never: /\bmissions?\b/i },
    { write: 'casher', never: /cacheroute/i },
    { write: 'no-break spaces before : ; ! ? and within « »', never: / [:;!?»](?!\p{L})|« /u },
  ],
  es: [
    { write: 'fiesta', never: /festividad/i },
    { write: 'opinión', never: /reseña/i },
    { write: 'Shabat', never: /\bsh?abbat\b/i },
    { write: 'kosher', never: /\bk[aá]sher\b|cásher/i },
    { write: 'el kashrut', never: /\bla kashrut|cashrut/i },
    { write: 'editor', never: /\bredactor(es)?\b/i },
    { write: 'guía', never: /directorio/i },
    { write: 'ubicación', never: /su posición|mi posición/i },
    { write: 'Tishá Beav', never: /BeAv/ },
  ],
  ru: [
    { write: 'Холь ха-моэд', never: /Холь а-/i },
    { write: 'сертификат', never: /свидетельств|удостоверени/i },
    { write: 'учётная запись', never: /профил/i },
    { write: 'Субботний', never: /шаббатн/i },
    { write: 'Шаббат', never: /(исходе|кануна|на) суббот[ыу]/i },
    { write: 'отель', never: /гостиниц/i },
    { write: 'справочник', never: /каталог/i },
  ],
  de: [
    { write: 'Eruw', never: /\beruv/i },
    { write: 'Chol Hamoed', never: /ha-?Moed/ },
    { write: 'Favoriten', never: /merkliste/i },
    { write: 'Schabbat', never: /\bsabbat\b|\bshabbat/i },
    { write: 'koscher', never: /(?<!\/)\bkosher/i },
    { write: 'Feiertag', never: /\bFeste?s?\b/ },
    { write: 'Kaschrut-Behörde', never: /Koscher-Aufsicht/ },
    { write: 'Chanukka', never: /Chanukka-/ },
    { write: 'optional', never: /freiwillig/i },
    { write: 'a space before …', never: /\p{L}…/u },
  ],
  it: [
    { write: 'mikveh', never: /mikv[èé]/i },
    { write: 'l’havdalà', never: /\bla havdalà/i },
    { write: 'Paese', never: /\bpaes[ei]\b/ },
    { write: 'kosher', never: /\bcasher/i },
    { write: 'kosher, kasherut', never: /\bkasher\b|\bkashrut/i },
    { write: 'ente di kasherut', never: /autorità di kasherut/i },
    { write: 'Chol haMoed', never: /Chol HaMoed/ },
    { write: 'lumi', never: /candel[ae]/i },
    { write: 'hotel', never: /\balbergh?[oi]/i },
    {
      write: 'Lei',
      never: /\b(scegliete|inserite|potete|controllate|usate|correggete|aspettate|scriveteci|chiedete)\b/i,
    },
  ],
}
