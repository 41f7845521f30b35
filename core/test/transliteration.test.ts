import { expect, test } from 'vitest'
import { spell } from '#core/domain/transliteration/letters.ts'
import { isBareKind, transliterate, transliterateStreet } from '#core/domain/transliteration/transliterate.ts'
import { HEBREW_WORDS } from '#core/domain/transliteration/words.ts'

/** Names of places on the map, each read by somebody who knows both languages. */
const NAMES = `
  ארומה → Aroma
  בורגראנץ' → Burger Ranch
  קפה דה פריז → Café de Paris
  קפה קפה → Café Café
  קפה גרג → Café Greg
  גלידה גולדה → Golda Ice Cream
  McDonald's מקדונלד'ס → McDonald's
  ReBar ריבר → ReBar
  Bodega מטבח אמריקאי → Bodega Mitbach American
  שאבעסBISTRO → Shabbes BISTRO
  שיפודי התקווה → Shipudei HaTikva
  חומוס אליהו → Hummus Eliyahu
  מסעדת שמוליק כהן → Shmulik Cohen Restaurant
  מסעדת הבית → HaBayit Restaurant
  קייטרינג תדמית → Tadmit Catering
  פיצה בכיכר → Pizza BaKikar
  שווארמה ושיפודי הגליל → Shawarma VeShipudei HaGalil
  פלאפל בן יעקב → Falafel Ben Yaakov
  השווארמה של ציון → HaShawarma Shel Zion
  איטליה הקטנה → Little Italy
  בטעם הסיני → BeTaam HaSini
  ציקן & ביף → Chicken & Beef
  300 גרם → 300 Gram
  טורק לחמג'ון → Turk Lahmajun
  חצ'אפוריה שוק מחנה יהודה → Khachapuria Shuk Mahane Yehuda
  עראייס מחנה יהודה → Arayes Mahane Yehuda
  קאסה דל פפה ת"א → Casa Del Pepe Tel Aviv
  פיצה שמש 20 → Pizza Shemesh 20
  בדרה - חומוס, פול, מסבחה → Badra - Hummus, Ful, Masabacha
  הכותל המערבי → Western Wall
  הכותל הקטן → Little Western Wall
  ארבעת בתי הכנסת הספרדיים → Four Sephardic Synagogues
  בית הכנסת הגדול → Great Synagogue
  בית הכנסת הגדול תל אביב → Great Synagogue, Tel Aviv
  בית הכנסת הגדול של צפון תל אביב → Great Synagogue of North Tel Aviv
  בית הכנסת המרכזי → Central Synagogue
  בית הכנסת המרכזי היכל מאיר → Central Synagogue, Heichal Meir
  בית הכנסת הספרדי הגדול → Great Sephardi Synagogue
  בי"כ ספרדי מרכזי → Central Sephardi Synagogue
  בית כנסת → Synagogue
  בית הכנסת → Synagogue
  ביתהכנסת → Synagogue
  בית כנסת "המרכזי" → Central Synagogue
  בית כנסת - אהבת ציון → Ahavat Zion Synagogue
  בית הכנסת "אהבת אחים" → Ahavat Ahim Synagogue
  בית הכנסת ״מנין אברכים״ → Minyan Avrechim Synagogue
  בית כנסת הרב קוק → HaRav Kook Synagogue
  בית כנסת האר״י → HaAri Synagogue
  בית כנסת האר"י (אשכנזי) → HaAri (Ashkenazi) Synagogue
  בית כנסת אוהל ראובן (עדות המזרח) → Ohel Reuven (Edot HaMizrach) Synagogue
  בית הכנסת ע"ש רבי דוד בן ברוך הכהן → Rabbi David Ben Baruch HaCohen Synagogue
  בית כנסת ע״ש שי עגנון → Shai Agnon Synagogue
  בית כנסת פעולת צדיק ע"ש מהרי"ץ → Peulat Tzadik Synagogue, named after Maharitz
  בית כנסת המרכזי כפר גנים ב על שם שרגא שפילברג → Central Synagogue, Kfar Ganim B, named after Shraga Spielberg
  המרכזי - ע"ש אליהו חלצי → HaMerkazi, named after Eliyahu Haltzi
  בית הכנסת לעולי לוב → Synagogue of Olei Libya
  בית הכנסת לזכר יוצאי אנטופול → Synagogue in Memory of Yotzei Antopol
  בית כנסת של עולי הודו → Synagogue of Olei India
  לזכר סוזן → In Memory of Susan
  בית הכנסת ובית מדרש אוצר החיים → Otzar HaChaim Synagogue and Beit Midrash
  בית הכנסת ושטיבלך פא"י → PAI Synagogue and Shtiblach
  בית המדרש וכולל מנחת אלעזר דחסידי מונקאטש → Minchat Elazar DeHasidei Munkatch Beit Midrash and Kollel
  ביהמ"ד קול מנחם קאליב → Kol Menachem Kaliv Beit Midrash
  בית מדרש → Beit Midrash
  בית מדרש קהילתי → Community Beit Midrash
  מקווה → Mikveh
  מקווה טהרה → Mikveh
  מקווה עירוני → Municipal Mikveh
  מקווה גברים → Men's Mikveh
  מקווה נשים בת חפר → Women's Mikveh Bat Hefer
  מקווה טהרה צור הדסה → Tzur Hadassah Mikveh
  מקווה מעיין תמר → Maayan Tamar Mikveh
  בית כנסת ומקווה גברים → Synagogue and Men's Mikveh
  מרכז צימבליסטה → Cymbalista Centre
  מרכז קהילתי ובית כנסת → Community Centre and Synagogue
  מוזיאון יהדות איטליה → Museum of Italian Jewry
  התנועה ליהדות מתקדמת → Movement for Progressive Judaism
  מרכז ליהדות קונסרבטיבית → Centre for Conservative Judaism
  בית חב"ד → Beit Chabad
  בית כנסת חב"ד ליובאוויטש → Chabad Lubavitch Synagogue
  חב"ד קרית שרת → Chabad Kiryat Sharett
  אדמו״רים מהוסיאטין → Admorim of Husiatyn
  ר׳ מכיל׳ע מנתניה → Rabbi Michele of Netanya
  הגר״א → HaGra
  רבי שמעון בר יוחאי → Rabbi Shimon Bar Yochai
  רשב"ם → Rashbam
  רמב"ן → Ramban
  שבת אחים → Shevet Ahim
  אבי-דוד → Avi-David
  בת-קול → Bat-Kol
  הגליל/הבריכה → HaGalil / HaBrecha
  זכור לאברהם → Zachor LeAvraham
  נר לדוד → Ner LeDavid
  אברהם אבינו → Avraham Avinu
  אליהו הנביא → Eliyahu HaNavi
  תהילת ה' → Tehilat Hashem
  לכו נרננה (קרליבך) → Lechu Neranena (Carlebach)
  כולל חזון איש → Kollel Chazon Ish
  וויינרעב'ס שטיבלאך → Weinreb's Shtiblach
  שטיבלך מאה שערים → Shtiblach Mea Shearim
  ביכ"נ וויז'ניץ → Vizhnitz Synagogue
  מקור חיים (בית הכנסת של האורפלים) → Mekor Chaim (Synagogue of HaUrfalim)
  משכן האמהות רחל ולאה → Mishkan HaImahot Rachel VeLeah
  בית כנסת משכן נתן וחיה בוקובזה → Mishkan Natan VeChaya Bukobza Synagogue
  בית הכנסת חללי צה"ל → Fallen Soldiers Synagogue
  בית כנסת חלונות שאגאל → Chagall Windows Synagogue
  כית כנסת - ספרדי ע"ש הרמב"ם → Sephardi Synagogue, named after HaRambam
  בית הכנסת העתיק, טבריה → Ancient Synagogue, Tiberias
  קהילת "ידיד נפש" הוד השרון → Kehilat Yedid Nefesh Hod HaSharon
  העיראקי → HaIraqi
  בית כנסת רפורמי כפר ורדים → Reform Synagogue, Kfar Vradim
  אב שלום → Av Shalom
  אהבת ישראל הטהורה → Ahavat Yisrael HaTehora
  אוהב צדק → Ohev Tzedek
  אוהל יונה מנחם → Ohel Yona Menachem
  אוהל שמעון → Ohel Shimon
  אור ישרים → Or Yesharim
  איווה → Iva
  אשכנזי-זכור לאברהם → Ashkenazi-Zachor LeAvraham
  בי"כ בית אסתר → Beit Esther Synagogue
  ביג אפל פיצה → Big Apple Pizza
  בית אל → Beit El
  בית הכנסת אהבת ציון → Ahavat Zion Synagogue
  בית הכנסת בושאייף → Bushaif Synagogue
  בית הכנסת החדש נתניה → New Synagogue, Netanya
  בית הכנסת הישן מטולה → Old Synagogue, Metula
  בית הכנסת הספרדי → Sephardi Synagogue
  בית הכנסת זכור לאברהם → Zachor LeAvraham Synagogue
  בית הכנסת כפר גדעון → Kfar Gideon Synagogue
  בית הכנסת נוה אשר → Neve Asher Synagogue
  בית הכנסת קול יעקב → Kol Yaakov Synagogue
  בית המדרש ביאלא → Biala Beit Midrash
  בית חב"ד פארק המדע → Beit Chabad Park HaMada
  בית כנסת - אור התורה → Or HaTorah Synagogue
  בית כנסת - חזון גבריאל → Chazon Gavriel Synagogue
  בית כנסת - מתן → Matan Synagogue
  בית כנסת - שבת אחים → Shevet Ahim Synagogue
  בית כנסת אדמונד ספרא → Edmond Safra Synagogue
  בית כנסת אוהל יעקב → Ohel Yaakov Synagogue
  בית כנסת איסטנבולי → Istanbuli Synagogue
  בית כנסת בית מאיר → Beit Meir Synagogue
  בית כנסת דובב עז → Dovev Oz Synagogue
  בית כנסת היכל זרח → Heichal Zerach Synagogue
  בית כנסת הספרדי המרכזי - בית כנסת יוצאי חברון → Central Sephardi Synagogue, Beit Knesset Yotzei Hebron
  בית כנסת חזון יחזקאל → Chazon Yechezkel Synagogue
  בית כנסת יראי השם → Yir'ei Hashem Synagogue
  בית כנסת מול היקב → Mul HaYekev Synagogue
  בית כנסת מרכזי הר הכרמל → Central Synagogue, Har HaCarmel
  בית כנסת נבטים חדש → Nevatim Hadash Synagogue
  בית כנסת עדס → Ades Synagogue
  בית כנסת פאר הרשש → Pe'er HaRashash Synagogue
  בית כנסת קצין → Katzin Synagogue
  בית כנסת שבטי ישראל עולי לוב → Shivtei Yisrael Olei Libya Synagogue
  בית כנסת שערי תורה (עדות המזרח) → Shaarei Torah (Edot HaMizrach) Synagogue
  בית מדרש היכל שמואל → Heichal Shmuel Beit Midrash
  בית רמח"ל → Beit Ramchal
  בר אילן → Bar Ilan
  גאולת ישראל → Geulat Yisrael
  גריל street → Grill street
  דודא → Duda
  הדר יוסף → Hadar Yosef
  היכל אליהו הנביא → Heichal Eliyahu HaNavi
  היכל יוסף שלום → Heichal Yosef Shalom
  הירושלמי → HaYerushalmi
  הנשר הגדול → HaNesher HaGadol
  הרי"ף → HaRif
  זה השער לה → Ze HaShaar La
  חב"ד → Chabad
  חמדת אחים → Hemdat Ahim
  יאקימונו → Yakimono
  ידידיה → Yedidya
  יקי'ס → Yaki's
  כבשה שחורה → Kivsa Shchora
  להבות → Lehavot
  מגן אבות → Magen Avot
  מטרו בורגר → Metro Burger
  מנש פלאפל → Manash Falafel
  מפגש שמש → Mifgash Shemesh
  מרכז הרב → HaRav Centre
  משכן בצלאל → Mishkan Bezalel
  משכן שמעיה → Mishkan Shemaya
  נחלת אחים → Nachalat Ahim
  סומסה → Somsa
  עולי רגל → Olei Regel
  עץ החיים → Etz HaChaim
  פופא → Pupa
  פיצה כיכר השבת → Pizza Kikar HaShabbat
  פלאפל שווארה אמסלם → Falafel Shawarma Amsalem
  ציוני נועם → Tzionei Noam
  קהילת אל-עד → Kehilat El-Ad
  קהילת שערי יונה מנחם → Kehilat Shaarei Yona Menachem
  קוקו על גלגלים → Coco Al Galgalim
  קפה עלית אספרסו בר → Café Elite Espresso Bar
  רבי שמעון בר יהודה → Rabbi Shimon Bar Yehuda
  שאקטי → Shakti
  שווארמה גולני → Shawarma Golani
  שטיבלאך גור → Shtiblach Gur
  שכונת אחים → Shchunat Ahim
  שער דוד → Shaar David
  שערי רחמים ושמחה → Shaarei Rachamim VeSimcha
  תורה וחיים → Torah VeChaim
  תפארת משה (ברמן) → Tiferet Moshe (Berman)
`

const rows = NAMES.trim()
  .split('\n')
  .map((line) => line.trim().split(' → ') as [hebrew: string, english: string])

test.each(rows)('%s is %s', (hebrew, english) => {
  expect(transliterate(hebrew)).toBe(english)
})

test('there are many of them, and each leaves no Hebrew letter', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150)
  for (const [hebrew] of rows) expect(transliterate(hebrew)).not.toMatch(/\p{Script=Hebrew}/u)
})

test.each([
  ['הרצל', 'Herzl Street'],
  ['רחוב הרצל', 'Herzl Street'],
  ['המלך ג׳ורג׳', 'King George Street'],
  ['הפלמ"ח', 'HaPalmach Street'],
  ['ש"י עגנון', 'Shai Agnon Street'],
  ['שדרות רוטשילד', 'Rothschild Boulevard'],
  ['דרך מנחם בגין', 'Menachem Begin Road'],
  ['כיכר ויצמן', 'Weizmann Square'],
  ['טיילת השלום', 'HaShalom Promenade'],
  ["הרב ש''ך", 'HaRav Shach Street'],
  ['HaPalmach', 'HaPalmach'],
  ['שדרות', 'Sderot Street'],
])('the street %s is %s', (hebrew, english) => {
  expect(transliterateStreet(hebrew)).toBe(english)
})

test.each([
  ['בית כנסת', true],
  ['בית הכנסת המרכזי', true],
  ['בית כנסת - הספרדי', true],
  ['מקווה טהרה', true],
  ['בית מדרש קהילתי', true],
  ['בית הכנסת הגדול תל אביב', false],
  ['אוהל משה', false],
  ['בית כנסת אוהל משה', false],
  ['הגדול', false],
])('%s says no more than what it is: %s', (name, isBare) => {
  expect(isBareKind(name)).toBe(isBare)
})

test('words that nobody has listed are spelt by their letters', () => {
  const words = ['גורדוני', 'דולינר', "ז'ניה", 'מונטק', 'עלמה', 'לונדון', 'גוטליב', 'כרמלי']
  const spelt = ['Gordoni', 'Dolinar', 'Zhaniya', 'Montak', 'Alma', 'London', 'Gotliv', 'Karamli']
  expect(words.map(spell)).toEqual(spelt)
  expect(transliterate('הדולינר')).toBe('HaDolinar')
})

test('each listed word is Hebrew letters and a Latin spelling that begins with a capital', () => {
  for (const [hebrew, latin] of HEBREW_WORDS) {
    expect(hebrew).toMatch(/^[\u05d0-\u05ea]+(?:["'][\u05d0-\u05ea]+)*'?$/)
    expect(latin).toMatch(/^[A-Z][A-Za-zé' ]*$/)
  }
})

test('niqqud, marks of direction and either kind of quotes do not count', () => {
  expect(transliterate('בֵּית כְּנֶסֶת')).toBe('Synagogue')
  expect(transliterate('\u200fאהל ש״י\u200e')).toBe(transliterate('אהל ש"י'))
  expect(transliterate('')).toBe('')
})
