/** What people call countries for short, in search form. */
export const COUNTRY_SHORT_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'emirates', 'האמירויות', 'эмираты', 'оаэ', 'vae'],
  BA: ['bosnia'],
  CD: ['drc'],
  CZ: ['czechia', 'czech republic', 'tschechei', 'чехия'],
  GB: [
    'uk', 'great britain', 'britain', 'england', 'אנגליה', 'בריטניה',
    'angleterre', 'inglaterra', 'англия', 'inghilterra',
    'grossbritannien', 'grande bretagne', 'gran bretana', 'gran bretagna', 'великобритания',
  ],
  IL: ['eretz israel', 'ארץ ישראל'],
  NL: ['holland', 'הולנד', 'hollande', 'holanda', 'голландия', 'olanda'],
  NZ: ['nz'],
  US: ['usa', 'us', 'america', 'ארהב', 'אמריקה', 'сша', 'америка', 'eeuu', 'ee uu', 'eua', 'etats unis', 'stati uniti'],
  ZA: ['rsa', 'דרומ אפריקה', 'юар'],
} // prettier-ignore

/** What two letters stand for within a longer text, both in search form. */
export const TWO_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ny', 'new york'], ['la', 'los angeles'], ['sf', 'san francisco'], ['dc', 'washington'], ['uk', 'united kingdom'],
  ['gb', 'united kingdom'], ['us', 'united states'], ['nz', 'new zealand'], ['рф', 'россия'],
]) // prettier-ignore

const STATES = `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut,
DE Delaware, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky,
LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri,
MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina,
ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina,
SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia,
WI Wisconsin, WY Wyoming, ON Ontario, QC Quebec, BC British Columbia, AB Alberta, MB Manitoba`

/** The postal abbreviations of states and provinces, by English name. */
export const STATE_CODES: ReadonlyMap<string, string> = new Map(
  STATES.split(/,\s/).map((state) => [state.slice(3), state.slice(0, 2).toLowerCase()]),
)
