/** Schools, and whatever has children or young people in its name, in the languages of registers and travel guides. */
const SCHOOL = new RegExp(
  [
    '\\b(?:(?:pre|nursery |day |high |sunday |hebrew |primary |elementary )?schools?)\\b',
    '\\b(?:academy|kindergartens?|day ?care)\\b',
    '\\b(?:nursery|nurseries|child ?care|head start|colleges?|university|campus|seminary|dormitor(?:y|ies)|camp)\\b',
    '\\b(?:yeshiva[hs]?|yeshivas|yeshivat|mesivta|cheder|talmud torah|bais yaakov|beth? (?:rivkah|jacob)|bnos|gan)\\b',
    '\\b(?:école|lycée|collège|crèche|maternelle|escuela|colegio|guardería|schule|kita|scuola|asilo)\\b',
    'школа|детский сад|ешива|ישיבה|ישיבת|תלמוד תורה|פנימיי?ה|בית ספר|אולפנה|אולפנת|גני? ילדים|סמינר|תיכון',
  ].join('|'),
  'iu',
)

/** Whether a name is that of a place where children or young people learn and live: nobody is to find them here. */
export const namesSchool = (name: string): boolean => SCHOOL.test(name)
