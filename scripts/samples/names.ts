import { cells, deck, fill, makeRng, must, text, type Text } from './base.ts'

// en | he | fr complement | es complement | ru adjective | de first part
const SYMBOLS = `
Pomegranate | הרימון | des Grenadiers | de los Granados | Гранатовый | Granatapfel
Fig | התאנה | des Figuiers | de las Higueras | Инжирный | Feigen
Cedar | הארז | des Cèdres | de los Cedros | Кедровый | Zedern
Almond | השקד | des Amandiers | de los Almendros | Миндальный | Mandel
Vine | הגפן | des Vignes | de la Vid | Виноградный | Reben
Lemon | הלימון | des Citronniers | de los Limoneros | Лимонный | Zitronen
Orange | התפוז | des Orangers | de los Naranjos | Апельсиновый | Orangen
Mint | הנענע | de la Menthe | de la Menta | Мятный | Minz
Sesame | השומשום | du Sésame | del Sésamo | Кунжутный | Sesam
Honey | הדבש | du Miel | de la Miel | Медовый | Honig
Saffron | הזעפרן | du Safran | del Azafrán | Шафрановый | Safran
Cinnamon | הקינמון | de la Cannelle | de la Canela | Коричный | Zimt
Rosemary | הרוזמרין | du Romarin | del Romero | Розмариновый | Rosmarin
Lavender | הלבנדר | de la Lavande | de la Lavanda | Лавандовый | Lavendel
Jasmine | היסמין | du Jasmin | de los Jazmines | Жасминовый | Jasmin
Myrtle | ההדס | des Myrtes | de los Mirtos | Миртовый | Myrten
Acacia | השיטה | des Acacias | de las Acacias | Акациевый | Akazien
Date | התמר | des Dattiers | de los Dátiles | Финиковый | Dattel
Walnut | האגוז | des Noyers | de los Nogales | Ореховый | Walnuss
Apricot | המשמש | des Abricotiers | de los Albaricoques | Абрикосовый | Aprikosen
Quince | החבוש | des Cognassiers | de los Membrillos | Айвовый | Quitten
Peach | האפרסק | des Pêchers | de los Melocotoneros | Персиковый | Pfirsich
Thyme | הטימין | du Thym | del Tomillo | Тимьяновый | Thymian
Cypress | הברוש | des Cyprès | de los Cipreses | Кипарисовый | Zypressen
Linden | הטיליה | des Tilleuls | de los Tilos | Липовый | Linden
Cherry | הדובדבן | des Cerisiers | de los Cerezos | Вишнёвый | Kirsch
Pear | האגס | des Poiriers | de los Perales | Грушевый | Birnen
Laurel | הדפנה | des Lauriers | de los Laureles | Лавровый | Lorbeer
Mulberry | התות | des Mûriers | de las Moreras | Тутовый | Maulbeer
Wheat | החיטה | des Blés | del Trigo | Пшеничный | Weizen
Hazelnut | הלוז | des Noisetiers | de los Avellanos | Орешниковый | Haselnuss
Barley | השעורה | de l'Orge | de la Cebada | Ячменный | Gersten
Poppy | הפרג | des Coquelicots | de las Amapolas | Маковый | Mohn
Clover | התלתן | du Trèfle | del Trébol | Клеверный | Klee
Caper | הצלף | des Câpriers | de las Alcaparras | Каперсовый | Kapern
Pistachio | הפיסטוק | des Pistachiers | de los Pistachos | Фисташковый | Pistazien
Plum | השזיף | des Pruniers | de los Ciruelos | Сливовый | Pflaumen
`

// en | he construct | fr | es | ru noun | ru gender | de second part
const SPOTS = `
Court | חצר | La Cour | El Patio | дворик | m | hof
Garden | גן | Le Jardin | El Jardín | сад | m | garten
Terrace | מרפסת | La Terrasse | La Terraza | терраса | f | terrasse
Gate | שער | La Porte | La Puerta | калитка | f | tor
Corner | פינת | Le Coin | El Rincón | уголок | m | eck
Mill | טחנת | Le Moulin | El Molino | мельница | f | mühle
Bridge | גשר | Le Pont | El Puente | мостик | m | brücke
Lane | סמטת | La Ruelle | El Callejón | переулок | m | gasse
Spring | מעיין | La Source | La Fuente | родник | m | quelle
Square | כיכר | La Place | La Plaza | площадь | f | platz
Grove | חורשת | Le Bosquet | La Arboleda | роща | f | hain
Stairs | מדרגות | L'Escalier | La Escalinata | лестница | f | treppe
Archway | קשת | L'Arche | El Arco | арка | f | bogen
Well | באר | Le Puits | El Pozo | колодец | m | brunnen
Pavilion | ביתן | Le Pavillon | El Pabellón | павильон | m | pavillon
Bench | ספסל | Le Banc | El Banco | скамья | f | bank
`

// en | he m | he f | fr m | fr f | es m | es f | ru m | ru f | ru n | de stem
const COLOURS = `
Blue | הכחול | הכחולה | Bleu | Bleue | Azul | Azul | Синий | Синяя | Синее | Blau
Green | הירוק | הירוקה | Vert | Verte | Verde | Verde | Зелёный | Зелёная | Зелёное | Grün
Red | האדום | האדומה | Rouge | Rouge | Rojo | Roja | Красный | Красная | Красное | Rot
White | הלבן | הלבנה | Blanc | Blanche | Blanco | Blanca | Белый | Белая | Белое | Weiß
Golden | הזהוב | הזהובה | Doré | Dorée | Dorado | Dorada | Золотой | Золотая | Золотое | Golden
Silver | הכסוף | הכסופה | Argenté | Argentée | Plateado | Plateada | Серебряный | Серебряная | Серебряное | Silbern
Painted | המצויר | המצוירת | Peint | Peinte | Pintado | Pintada | Расписной | Расписная | Расписное | Bemalt
`

// en | he | gender | fr | gender | es | gender | ru | gender | de | gender
const OBJECTS = `
Jug | הכד | m | La Cruche | f | El Cántaro | m | кувшин | m | Krug | m
Umbrella | המטרייה | f | Le Parapluie | m | El Paraguas | m | зонтик | m | Schirm | m
Kettle | הקומקום | m | La Bouilloire | f | La Tetera | f | чайник | m | Kessel | m
Window | החלון | m | La Fenêtre | f | La Ventana | f | окно | n | Fenster | n
Balcony | הגזוזטרה | f | Le Balcon | m | El Balcón | m | балкон | m | Balkon | m
Basket | הסל | m | Le Panier | m | La Cesta | f | корзина | f | Korb | m
Suitcase | המזוודה | f | La Valise | f | La Maleta | f | чемодан | m | Koffer | m
Compass | המצפן | m | La Boussole | f | La Brújula | f | компас | m | Kompass | m
Ladder | הסולם | m | L'Échelle | f | La Escalera | f | стремянка | f | Leiter | f
Wheelbarrow | המריצה | f | La Brouette | f | La Carretilla | f | тачка | f | Schubkarre | f
Inkwell | הקסת | f | L'Encrier | m | El Tintero | m | чернильница | f | Tintenfass | n
Button | הכפתור | m | Le Bouton | m | El Botón | m | пуговица | f | Knopf | m
`

const PAIRS = `
Mint | נענע | Menthe | Menta | Мята | Minze
Buckwheat | כוסמת | Sarrasin | Alforfón | Гречка | Buchweizen
Tarragon | טרגון | Estragon | Estragón | Эстрагон | Estragon
Sesame | שומשום | Sésame | Sésamo | Кунжут | Sesam
Thyme | טימין | Thym | Tomillo | Тимьян | Thymian
Lemon | לימון | Citron | Limón | Лимон | Zitrone
Cumin | כמון | Cumin | Comino | Зира | Kreuzkümmel
Basil | בזיליקום | Basilic | Albahaca | Базилик | Basilikum
Barley | שעורה | Orge | Cebada | Ячмень | Gerste
Parsnip | גזר לבן | Panais | Chirivía | Пастернак | Pastinake
Turnip | לפת | Navet | Nabo | Репа | Rübe
Fennel | שומר | Fenouil | Hinojo | Фенхель | Fenchel
Nutmeg | מוסקט | Muscade | Nuez moscada | Мускат | Muskat
Chestnut | ערמון | Châtaigne | Castaña | Каштан | Kastanie
`

/** Too close to names in common use. */
const AVOID = new Set([
  'Jasmine Garden',
  'Cherry Garden',
  'Cherry Grove',
  'Lemon Grove',
  'Lemon Garden',
  'Orange Grove',
  'Orange Garden',
  'Mint Garden',
  'Saffron Garden',
  'Vine Square',
  'Honey Court',
  'Walnut Grove',
])

function symbolNames(): Text[] {
  const spots = cells(SPOTS, 7)
  return cells(SYMBOLS, 6).flatMap(
    ([en = '', he = '', fr = '', es = '', ru = '', de = '']) =>
      spots.map((spot) => {
        const [sEn, sHe, sFr, sEs, sRu, gender, sDe] = spot
        const adjective = gender === 'f' ? ru.replace(/ый$/, 'ая') : ru
        return text([
          `${en} ${sEn}`,
          `${sHe} ${he}`,
          `${sFr} ${fr}`,
          `${sEs} ${es}`,
          `${adjective} ${sRu}`,
          `${de}${sDe}`,
        ])
      }),
  )
}

function colourNames(): Text[] {
  const objects = cells(OBJECTS, 11)
  const ending: Record<string, string> = { m: 'er', f: 'e', n: 'es' }
  return cells(COLOURS, 11).flatMap((c) =>
    objects.map((o) => {
      const ru = o[8] === 'm' ? c[7] : o[8] === 'f' ? c[8] : c[9]
      return text([
        `${c[0]} ${o[0]}`,
        `${o[1]} ${o[2] === 'm' ? c[1] : c[2]}`,
        `${o[3]} ${o[4] === 'm' ? c[3] : c[4]}`,
        `${o[5]} ${o[6] === 'm' ? c[5] : c[6]}`,
        `${ru} ${o[7]}`,
        `${c[10]}${ending[o[10] ?? '']} ${o[9]}`,
      ])
    }),
  )
}

function pairNames(): Text[] {
  const list = cells(PAIRS, 6).map((row) => text(row))
  return list.flatMap((a, i) =>
    list
      .slice(i + 1)
      .map((b) =>
        text([
          `${a.en} & ${b.en}`,
          `${a.he} ו${b.he}`,
          `${a.fr} et ${b.fr}`,
          `${a.es} ${/^h?i/i.test(b.es) ? 'e' : 'y'} ${b.es}`,
          `${a.ru} и ${b.ru.toLowerCase()}`,
          `${a.de} & ${b.de}`,
        ]),
      ),
  )
}

export type Names = { food: () => Text; place: () => Text; calm: () => Text }

const CALM = / (Garden|Gate|Lane|Spring|Square|Grove|Well|Court)$/

/** Names are given out once each: with pairs of ingredients for food, quiet ones for public places. */
export function makeNames(seed: number): Names {
  const rng = makeRng(seed)
  const symbols = rng.shuffle(symbolNames().filter((n) => !AVOID.has(n.en)))
  const colours = rng.shuffle(colourNames())
  const pairs = rng.shuffle(pairNames())
  const kind = deck(rng, [
    'symbol',
    'symbol',
    'symbol',
    'colour',
    'pair',
    'pair',
  ])
  const foods: Record<string, Text[]> = {
    symbol: symbols,
    colour: colours,
    pair: pairs,
  }
  const take = (list: Text[]) =>
    must(list.pop() ?? symbols.pop(), 'unused name')
  const calm = () => {
    const at = symbols.findIndex((name) => CALM.test(name.en))
    return must(symbols.splice(at, 1)[0], 'unused quiet name')
  }
  return {
    food: () => take(must(foods[kind()], 'kind')),
    place: () => take(rng.chance(0.15) ? colours : symbols),
    calm,
  }
}

/** The name inside the title pattern of its type. */
export function title(pattern: Text, name: Text): Text {
  return fill(pattern, { '': name })
}
