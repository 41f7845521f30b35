/** Whole names and expressions that have an English name of their own. */
export const PHRASES: ReadonlyMap<string, string> = new Map([
  ['ארבעת בתי הכנסת הספרדיים', 'Four Sephardic Synagogues'], ['בתי הכנסת המרכזים', 'Central Synagogues'],
  ['הכותל המערבי', 'Western Wall'], ['הכותל הקטן', 'Little Western Wall'], ['אולם ההתוועדויות', 'Assembly Hall'],
  ['מרכז קהילתי ובית כנסת', 'Community Centre and Synagogue'], ['בית הכנסת של', 'Synagogue of'],
  ['בית כנסת ומקווה גברים', "Synagogue and Men's Mikveh"], ['פרס נובל', 'Nobel Prize'],
  ['התנועה ליהדות מתקדמת', 'Movement for Progressive Judaism'], ['מוזיאון יהדות איטליה', 'Museum of Italian Jewry'],
  ['מרכז ליהדות קונסרבטיבית', 'Centre for Conservative Judaism'], ['מקווה גברים', "Men's Mikveh"],
  ['מקווה נשים', "Women's Mikveh"], ['מקווה עירוני', 'Municipal Mikveh'], ['מקווה טהרה', 'Mikveh'],
  ['חלונות שאגאל', 'Chagall Windows'], ['צפון תל אביב', 'North Tel Aviv'], ['חללי צה"ל', 'Fallen Soldiers'],
  ["המלך ג'ורג'", 'King George'], ['שבת אחים', 'Shevet Ahim'], ['איטליה הקטנה', 'Little Italy'],
  ['קפה דה פריז', 'Café de Paris'], ['דה לה פה', 'De La Paix'], ["ג'ריבת ג'רבה", 'Ghriba of Djerba'],
  ['גלידה גולדה', 'Golda Ice Cream'], ['ביג אפל פיצה', 'Big Apple Pizza'], ['בטעם הסיני', 'BeTaam HaSini'],
  ['לעולי', 'of Olei'], ['לזכר', 'in Memory of'], ['עדות המזרח', 'Edot HaMizrach'], ['בן צבי', 'Ben Zvi'],
  ['מהוסיאטין', 'of Husiatyn'], ['מליובאוויטש', 'of Lubavitch'], ['מנתניה', 'of Netanya'], ['מסלנט', 'of Salant'],
  ['מפראג', 'of Prague'], ['יצחק שדה', 'Yitzhak Sadeh'], ['לייב יפה', 'Leib Yaffe'],
]) // prettier-ignore

/** What a name may begin with that says what it is; it stands at the end in English. The longest comes first. */
export const HEADS: readonly (readonly [pattern: string, english: string])[] = [
  ['בית ה?כנסת ובית ה?מדרש', 'Synagogue and Beit Midrash'],
  ['בית ה?כנסת ושטיבלא?ך', 'Synagogue and Shtiblach'],
  ['בית ה?כנסת|בית-ה?כנסת|ביתהכנסת|ביתת כנסת|כית כנסת|בי?"כ|ביה"כ|ביכ"נ|ביהכ"נ', 'Synagogue'],
  ['בית ה?מדרש וכולל', 'Beit Midrash and Kollel'],
  ['בית ה?מדרש|ביהמ"ד', 'Beit Midrash'],
  ['מקוו?ה(?: טהרה)?(?! (?:גברים|נשים|עירוני))', 'Mikveh'],
  ['מסעדת', 'Restaurant'],
  ['קייטרינג', 'Catering'],
  ['מרכז', 'Centre'],
]

/** What may follow it and describe it; before it in English. */
export const ADJECTIVES: ReadonlyMap<string, string> = new Map([
  ['הגדול', 'Great'], ['המרכזי', 'Central'], ['מרכזי', 'Central'], ['הספרדי', 'Sephardi'], ['ספרדי', 'Sephardi'],
  ['האשכנזי', 'Ashkenazi'], ['אשכנזי', 'Ashkenazi'], ['התימני', 'Yemenite'], ['תימני', 'Yemenite'], ['הישן', 'Old'],
  ['ישן', 'Old'], ['החדש', 'New'], ['העתיק', 'Ancient'], ['האיטלקי', 'Italian'], ['הטורקי', 'Turkish'],
  ['הטריפוליטאי', 'Tripolitan'], ['המרוקאי', 'Moroccan'], ['העיראקי', 'Iraqi'], ['רפורמי', 'Reform'],
  ['השכונתי', 'Neighbourhood'], ['המשותף', 'Shared'], ['הכללי', 'General'], ['קהילתי', 'Community'],
  ['הונגרים', 'Hungarian'],
]) // prettier-ignore

/** What streets are, where it is no plain street. */
export const WAYS: ReadonlyMap<string, string> = new Map([
  ['שדרות', 'Boulevard'],
  ["שד'", 'Boulevard'],
  ['דרך', 'Road'],
  ['כיכר', 'Square'],
  ['סמטת', 'Alley'],
  ["סמ'", 'Alley'],
  ['טיילת', 'Promenade'],
])
