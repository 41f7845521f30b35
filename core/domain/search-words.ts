import type { DirectoryType } from '#core/terms/directory.ts'
import type { OptionListName } from '../fields/listing.ts'
import { searchForm } from './slug.ts'

/** What words of a search stand for. */
export type Concept =
  /** A type of listing; 0 for vacations. */
  | { kind: 'type'; type: DirectoryType | 0 }
  /** An option of a filter. */
  | { kind: 'option'; list: OptionListName; id: string }
  | { kind: 'times' | 'near' | 'kosher' }

// What people call things besides the names of types and options, in all languages. A word that ends in * stands for
// every word that starts with it: endings of cases, genders and plurals.

const TYPES: Readonly<Record<DirectoryType | 0, string>> = {
  228: `restaurant*, resto, restos, ristorant*, restorant*, eat, eating, food, dining, dinner, lunch, places to eat,
    where to eat, מסעד*, אוכל, לאכול, איפה אוכלים, ou manger, manger, comer, donde comer, comida, ресторан*,
    где поесть, поесть, еда, essen, mangiare, dove mangiare, trattoria`,
  230: 'hotel*, hôtel*, hostal, albergo, alberghi, מלון, מלונות, בתי מלון, בית מלון, отел*, гостиниц*, hostel*',
  231: `synagog*, sinagog*, shul, shuls, שול, шул, ביהכנס, templo judio, tempio ebraico, schul, shtiebel, shteibel,
    minyan, minyanim, minjan, chabad house, beit chabad, jewish community, community, kehila, בית כנסת, בתי כנסת,
    בית חבד, בתי חבד, מניינ, מניינימ, קהיל*, קהילה יהודית, synagogue*, beth habad, communaute juive, comunidad judia,
    casa de jabad, синагог*, еврейская община, общин*, миньян, schule, judische gemeinde, gemeinde, comunita ebraica,
    tempio maggiore`,
  232: 'shop*, store*, magasin*, tienda*, חנות, חנויות, магазин*, geschaft*, laden*, negozi*',
  233: `israeli embassy, israel embassy, embassy of israel, ambassade d israel, ambassade disrael, ambassade israel,
    embajada de israel, שגרירות ישראל, посольство израиля, israelische botschaft, botschaft israels, botschaft,
    ambasciata di israele, ambasciata d israele, ambasciata disraele, ambasciata israeliana, embassy*, ambassade*,
    embajada*, שגרירות, посольств*, ambasciat*`,
  236: `rental*, посуточно, apartment rental, rent, vacation rental*, holiday apartment*, location*,
    appartement a louer, alquiler*, аренд*, квартир* в аренду, ferienwohnung*, affitto, affitti, casa vacanze,
    דירות להשכרה, דירה להשכרה, השכרה, צימר, צימרימ, airbnb`,
  237: `jewish heritage, heritage, jewish quarter, patrimoine*, patrimonio*, מורשת, наследи*, erbe,
    judisches viertel, ghetto, juderia`,
  0: `vacation*, holiday*, program, programs, programme*, resort*, tour, tours, cruise*, נופש, חופש*, חבילות נופש,
    טיול*, קרוז, vacances, sejour*, croisiere*, vacacion*, viaje*, crucero*, отдых*, тур, туры, круиз*, urlaub*,
    reise*, ferien, vacanz*, crociera, soggiorno`,
} // prettier-ignore

type OptionWords = Readonly<Partial<Record<OptionListName, Readonly<Record<string, string>>>>>

const OPTIONS: OptionWords = {
  foodtype: {
    meat: 'meat, fleishig, fleischig*, basari, בשרי*, viande, carne, мясн*, a la viande, di carne, fleisch',
    dairy: `dairy, milchig*, milky, halavi, chalavi, חלבי*, lacte, lactee, lait, laitier, lacteo, lactea, lacteos,
      молочн*, milch, latticini, di latte, leche`,
    fish: 'fish, דגים, poisson, pescado, рыбн*, fisch, pesce',
    pareve: 'pareve, parve, פרווה',
    vegetarian: 'vegetarian*, צמחוני*, vegetarien*, вегетариан*, vegetarisch*',
    vegan: 'vegan*, טבעוני*, веган*, vegetalien',
  },
  cuisine: {
    israeli: 'israeli, israelien*, israelische*, israeliana, ישראלי*, израильск* кухн*',
    italian: 'italian, italien*, italienne, italienisch*, italiano, italiana, איטלקי*, итальянск*, pasta, פסטה',
    asian: `asian, asiatique, asiatico, asiatica, asiatisch*, אסייתי*, אסיאתי*, азиатск*, chinese, סיני, סינית, thai`,
    japanese: 'japanese, japonais*, japones*, יפני*, японск*, japanisch*, giapponese',
    mexican: 'mexican, mexicain*, מקסיקני*, мексиканск*, mexikanisch*, messican*',
    moroccan: 'moroccan, marocain*, marroqui*, מרוקאי*, марокканск*, marokkanisch*, marocchin*',
    yemenite: 'yemenite, תימני*, йеменск*',
    argentinian: 'argentinian, argentine*, argentino, argentina grill, ארגנטינאי*',
    grill: `grill, grillroom, steak, steakhouse, steak house, bbq, shawarma, kebab, parrilla, asado, סטייק*, שווארמה,
      על האש, гриль, шашлык*, griglia, braceria`,
    burgers: 'burger*, hamburger*, hamburguesa*, המבורגר*, бургер*',
    pizza: 'pizza*, pizzeria*, פיצה, פיצריה, פיצות, пицц*',
    sushi: 'sushi*, סושי, суши',
    cafe: 'cafe*, coffee, coffee shop, בית קפה, בתי קפה, קפה, кафе, kaffee, caffe, cafeteria',
    bakery: `bakery, bakeries, boulangerie*, patisserie*, panaderia*, pasteleria*, מאפיי*, пекарн*, булочн*,
      backerei*, panetteria, panificio, pasticceria, challah`,
    'ice-cream': `ice cream, glace, glacier, glaces, helado, helados, heladeria, גליד*, морожен*, eis, eisdiele,
      gelato, gelateria, gelati`,
    deli: 'deli, delicatessen, מעדניי*, traiteur',
    falafel: 'falafel*, פלאפל, фалафел*, hummus, חומוס',
    'middle-eastern': 'middle eastern, oriental, mizrahi food, orientalisch*',
    american: 'american food, american diner, diner',
    indian: 'indian food, indian, הודי*, индийск*, indien, indisch*, indiano',
    french: 'french food, french, צרפתי*, французск*, franzosisch*',
    'eastern-european': 'ashkenazi food',
  },
  businessestype: {
    mikvah: `mikvah*, mikveh*, mikve, mikwe*, mikva, mikvaot, mikwaot, ritual bath, מקווה, מקוואות, מקוה, mikve*,
      миква*, микв*, bain rituel, ritualbad, bagno rituale, bano ritual`,
    eruv: 'eruv*, erouv*, eruw, עירוב, эрув*',
    grocery: `grocery, groceries, supermarket*, supermercado*, supermarche*, סופר, סופרמרקט, супермаркет*,
      lebensmittel*, supermercat*, einkaufen, makolet, מכולת, продукты, продуктов*, epicerie*, alimentari`,
    butcher: `butcher*, boucherie*, boucher, carniceria*, אטליז*, קצב, קצביה, мясник, мясная лавка, metzger*,
      fleischerei, macelleria*`,
    judaica: 'judaica, יודאיקה, иудаик*',
    catering: 'catering*, קייטרינג, кейтеринг*, traiteur',
    bookshop: 'bookshop*, bookstore*, librairie*, libreria*, חנות ספרימ, книжн*, buchhandlung*, seforim store',
    wine: 'wine*, vin, vins, vino, יינ, יקב, вино, wein, weine',
    school: 'school*, ecole*, colegio*, escuela*, בית ספר, школ*, scuola, yeshiva, ישיב*',
    'community-centre': `community center, community centre, jcc, מרכז קהילתי, centre communautaire, общинный центр,
      gemeindezentrum`,
    'travel-agency': 'travel agency, agence de voyage*, סוכנות נסיעות, турагентств*, reiseburo',
    library: 'library, bibliotheque, biblioteca, ספריי*, библиотек*, bibliothek',
  },
  heritagetype: {
    museum: 'museum*, musee*, museo*, מוזיאונ*, музе*, musei, jewish museum, musee juif, judisches museum',
    memorial: `memorial*, monument, holocaust memorial, אנדרטה, אנדרט*, אתר הנצחה, мемориал*, gedenkstatte*, denkmal,
      memoriale`,
    cemetery: `cemetery, cemeteries, cimetiere*, cementerio*, בית קברות, בית עלמינ, кладбищ*, friedhof*, cimitero,
      cimiteri, jewish cemetery`,
    tomb: 'tomb, grave, kever, ציונ, קבר, קברי צדיקימ, могил*, tombe, tumba, grab, tomba',
  },
  kosherstandard: {
    glatt: 'glatt, גלאט, גלט, глат, глатт',
    'chalak-beit-yosef': `chalak, halak, chalak beit yosef, halak beit yossef, beit yosef, בית יוספ, חלק,
      חלק בית יוספ, халак, бейт йосеф`,
    'cholov-yisroel': `cholov yisroel, chalav yisrael, chalav israel, cholov israel, halav israel, jalav israel,
      chalaw jisrael, חלב ישראל, халав исраэль`,
    'pas-yisroel': 'pas yisroel, pat yisrael, pat israel, pat jisrael, פת ישראל, пат исраэль',
    'bishul-yisroel': `bishul yisroel, bishul yisrael, bishul israel, bichoul israel, bischul jisrael, בישול ישראל,
      бишуль исраэль`,
    yoshon: 'yoshon, yashan, yachan, jaschan, яшан',
    'mashgiach-temidi': 'mashgiach temidi, משגיח תמידי, машгиах тмиди',
    'closed-shabbat': `closed on shabbat, closed on shabbos, shomer shabbat, shomer shabbos, chomer chabbat,
      ferme le chabbat, cerrado en shabat, שומר שבת, שומרי שבת, סגור בשבת, закрыто в шаббат, am schabbat geschlossen,
      chiuso di shabbat`,
  },
  embassytype: { consulate: 'consulate*, consulat*, consulado*, קונסוליה, консульств*, konsulat*, consolato*' },
  apartmenttype: {
    apartment: `apartment*, flat, flats, appartement*, apartamento*, departamento*, דירה, דירות, квартир*, wohnung*,
      appartament*`,
    villa: 'villa*, וילה, вилл*',
    studio: 'studio apartment',
  },
  originofcommunity: {
    chabad: `chabad, habad, jabad, lubavitch*, loubavitch*, חבד, хабад*, lubawitsch, chabad house, chabad haus,
      beit chabad, beth habad, בית חבד, בתי חבד, casa de jabad`,
    sephardi: 'sephardi*, sefarad*, sepharade*, sefardi*, sefardita*, ספרדי*, сефард*',
    ashkenazi: 'ashkenaz*, אשכנזי*, ашкеназ*, aschkenas*',
  },
  religion: {
    reform: 'reform, reform synagogue, רפורמי*, реформистск*, liberal synagogue',
    orthodox: 'orthodox, orthodoxe*, ortodoxa, ortodossa, אורתודוקסי*, ортодоксальн*',
  },
} // prettier-ignore

const OTHERS: Readonly<Record<'times' | 'near' | 'kosher', string>> = {
  times: `shabbat times, end, ends, ending, start, starts, begin, begins, ausgang, eingang, anfang, ende,
    shabbos times, shabbat, shabbos, shabbes, sabbath, candle lighting, candle, candles, candle lighting times,
    candlelighting, lighting, times, zmanim, zmanei, havdalah, havdala, havdallah, זמני שבת, זמנ שבת, זמנ, זמני,
    כניסת שבת, יציאת שבת, צאת שבת, הדלקת נרות, הדלקת, שבת, הבדלה, זמני היומ, זמני כניסת ויציאת שבת,
    horaires de chabbat, horaires, horaire, heures, chabbat, shabbat heures, allumage, bougies, allumage des bougies,
    horarios de shabat, horarios, horario, hora, shabat, encendido de velas, encendido, velas, velas de shabat,
    зажигани* свечей, зажигани*, свеч*, время, времен*, шаббат*, шабат*, суббот*, авдал*, schabbatzeiten,
    shabbatzeiten, schabbat, schabbatzeit*, schabbateingang, zeiten, lichtzunden, kerzenzunden, kerzen,
    kerzenzundzeiten, schabbatbeginn, orari, orario, orari shabbat, accensione candele, accensione, candele,
    accensione delle candele, sunset, שקיעה, entree de chabbat, entrada de shabat, ingresso shabbat`,
  near: `near me, near us, nearby, around me, around us, close to me, close to us, close by, here,
    לידי, קרוב אליי, קרוב אלי, בסביבה, pres de moi,
    autour de moi, cerca de mi, aqui cerca, рядом со мной, поблизости, рядом, in meiner nahe, in der nahe,
    vicino a me, qui vicino,
    near, close to, around, near the, ליד, קרוב ל, בסביבת, pres de, pres du, autour de, autour du, a cote de,
    proche de, cerca de, cerca del, junto a, около, возле, рядом с, недалеко от, nahe, bei, in der nahe von,
    in der nahe des, in der nahe der, vicino a, vicino al, vicino alla, presso`,
  kosher: `kosher*, кошер*, hechs*, hashgach*, supervis*, הכשר, השגחה, хехшер, кашрут*, kashrut, koscher*, kasher*,
    casher*, cacher*, kascher*, cascher*, כשר*, кошерн*, best, good, mehadrin, מהדרינ, certified,
    place, places, jewish, juif*, juive*, judisch*, judio*, judia*, ebraic*, еврейск*, יהודי*, israelit*`,
} // prettier-ignore

/** Words without meaning of their own at the edge of a name. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `in at of the a an to for and on with from by where is are i my what when find does do
   à au aux en dans de du des la le les l d et pour sur un une ou est
   el los las del y para con un una en donde
   в во на у и с из для г где
   in im am an auf der die das den dem des mit und zu zum zur von fur wo ist
   a ad al alla alle ai di del della delle dei in nel nella e per il lo la le i gli da
   של את על עם ב ל מ ה`
    .split(/\s+/)
    .map(searchForm),
)

interface Lexicon {
  phrases: ReadonlyMap<string, readonly Concept[]>
  stems: readonly (readonly [stem: string, Concept])[]
  /** Single words, to compare mistyped ones with. */
  words: readonly string[]
}

function listed(concept: Concept, words: string): [string, Concept][] {
  return words.split(',').map((word) => [word.trim(), concept])
}

function allWords(): [string, Concept][] {
  const types = Object.entries(TYPES).flatMap(([type, words]) =>
    listed({ kind: 'type', type: Number(type) as DirectoryType | 0 }, words),
  )
  const options = Object.entries(OPTIONS).flatMap(([list, ids]) =>
    Object.entries(ids).flatMap(([id, words]) => listed({ kind: 'option', list: list as OptionListName, id }, words)),
  )
  const others = Object.entries(OTHERS).flatMap(([kind, words]) => listed({ kind: kind as 'times' }, words))
  return [...options, ...types, ...others]
}

/** The words of all languages, and the given names of options and authorities. */
export function lexiconOf(names: readonly (readonly [name: string, Concept])[]): Lexicon {
  const phrases = new Map<string, Concept[]>()
  const stems: [string, Concept][] = []
  for (const [word, concept] of [...allWords(), ...names]) {
    const form = searchForm(word)
    if (word.endsWith('*')) stems.push([form, concept])
    else phrases.set(form, [...(phrases.get(form) ?? []), concept])
  }
  stems.sort(([a], [b]) => b.length - a.length)
  const words = [...phrases.keys(), ...stems.map(([stem]) => stem)].filter((word) => !word.includes(' '))
  return { phrases, stems, words }
}

const countWords = (phrase: string): number => phrase.split(' ').length

/** What a phrase in search form stands for; several, if its context decides. */
export function conceptsOf({ phrases, stems }: Lexicon, phrase: string): readonly Concept[] {
  const exact = phrases.get(phrase)
  if (exact) return exact
  const [longest] = stems.find(([stem]) => phrase.startsWith(stem) && countWords(phrase) === countWords(stem)) ?? []
  return longest === undefined ? [] : stems.flatMap(([stem, concept]) => (stem === longest ? concept : []))
}
