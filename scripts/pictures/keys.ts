/**
 * The pictures the site can show: size, alternative text and placeholder colour.
 * No imports, so that a page may use it without the drawing code.
 */
type To4 = 1 | 2 | 3 | 4
type To8 = To4 | 5 | 6 | 7 | 8
type To12 = To8 | 9 | 10 | 11 | 12

export type PictureKey =
  | `${'restaurant' | 'hotel' | 'synagogue' | 'shop' | 'rental'}-${To8}`
  | `${'museum' | 'embassy'}-${To4}`
  | `${'travel' | 'city'}-${To12}`

export interface PictureAlt {
  en: string
  he: string
  fr: string
  es: string
  ru: string
  de: string
}

export interface Picture {
  width: 1200
  height: 800
  alt: PictureAlt
  /** Shown until the picture has loaded. */
  color: string
}

/** key | colour | English | Hebrew | French | Spanish | Russian | German */
const TABLE = `
restaurant-1|#856e77|a restaurant terrace above the sea at dusk|מרפסת מסעדה מעל הים בשעת דמדומים|une terrasse de restaurant au-dessus de la mer au crépuscule|la terraza de un restaurante sobre el mar al atardecer|терраса ресторана над морем в сумерках|eine Restaurantterrasse über dem Meer in der Dämmerung
restaurant-2|#b39e88|a street café with a striped awning|בית קפה ברחוב עם סוכך פסים|un café avec un auvent rayé|un café con toldo de rayas|уличное кафе с полосатым навесом|ein Straßencafé mit gestreifter Markise
restaurant-3|#c5a57a|a dining room with arched windows|חדר אוכל עם חלונות מקושתים|une salle à manger aux fenêtres en arc|un comedor con ventanas en arco|обеденный зал с арочными окнами|ein Speisesaal mit Bogenfenstern
restaurant-4|#b39374|a table with challah, candles and wine|שולחן עם חלות, נרות ויין|une table avec hallot, bougies et vin|una mesa con jalot, velas y vino|стол с халами, свечами и вином|ein Tisch mit Challot, Kerzen und Wein
restaurant-5|#98a097|tables in a stone courtyard under an olive tree|שולחנות בחצר אבן מתחת לעץ זית|des tables dans une cour de pierre sous un olivier|mesas en un patio de piedra bajo un olivo|столы в каменном дворе под оливой|Tische in einem Steinhof unter einem Olivenbaum
restaurant-6|#acb1a9|tables beside a harbour|שולחנות ליד נמל|des tables au bord d’un port|mesas junto a un puerto|столики у гавани|Tische an einem Hafen
restaurant-7|#6b615d|a bistro with lit windows at night|ביסטרו עם חלונות מוארים בלילה|un bistrot aux fenêtres éclairées la nuit|un bistró con ventanas iluminadas de noche|бистро со светящимися окнами ночью|ein Bistro mit erleuchteten Fenstern bei Nacht
restaurant-8|#b29474|plates of food seen from above|צלחות אוכל במבט מלמעלה|des assiettes vues d’en haut|platos de comida vistos desde arriba|тарелки с едой, вид сверху|Teller mit Speisen von oben gesehen
hotel-1|#a2b1ad|a seafront hotel with balconies and palm trees|מלון על חוף הים עם מרפסות ודקלים|un hôtel en bord de mer avec balcons et palmiers|un hotel frente al mar con balcones y palmeras|отель у моря с балконами и пальмами|ein Hotel am Meer mit Balkonen und Palmen
hotel-2|#b7b0a0|a hotel room with a sea view|חדר במלון עם נוף לים|une chambre d’hôtel avec vue sur la mer|una habitación de hotel con vista al mar|номер отеля с видом на море|ein Hotelzimmer mit Meerblick
hotel-3|#846c6b|a stone hotel with arches at dusk|מלון אבן עם קשתות בשעת דמדומים|un hôtel en pierre avec arcades au crépuscule|un hotel de piedra con arcos al atardecer|каменный отель с арками в сумерках|ein Steinhotel mit Bögen in der Dämmerung
hotel-4|#9bb4b3|a hotel pool with palm trees|בריכת מלון עם דקלים|une piscine d’hôtel avec des palmiers|la piscina de un hotel con palmeras|бассейн отеля с пальмами|ein Hotelpool mit Palmen
hotel-5|#a3a9ad|a mountain lodge in the snow|אכסניית הרים בשלג|une auberge de montagne sous la neige|un refugio de montaña en la nieve|горный отель в снегу|ein Berghotel im Schnee
hotel-6|#555661|a city hotel at night|מלון עירוני בלילה|un hôtel en ville la nuit|un hotel de ciudad de noche|городской отель ночью|ein Stadthotel bei Nacht
hotel-7|#836d5f|a hotel room above an evening city|חדר במלון מעל עיר בשעת ערב|une chambre d’hôtel au-dessus de la ville le soir|una habitación de hotel sobre la ciudad al anochecer|номер отеля над вечерним городом|ein Hotelzimmer über der abendlichen Stadt
hotel-8|#ba9170|a desert lodge among palm trees at sunset|אכסניה במדבר בין דקלים בשקיעה|un gîte du désert parmi les palmiers au couchant|un alojamiento en el desierto entre palmeras al atardecer|гостиница в пустыне среди пальм на закате|eine Wüstenlodge zwischen Palmen bei Sonnenuntergang
synagogue-1|#afb4a5|a stone synagogue with a dome|בית כנסת מאבן עם כיפה|une synagogue de pierre à coupole|una sinagoga de piedra con cúpula|каменная синагога с куполом|eine steinerne Synagoge mit Kuppel
synagogue-2|#b7936d|a prayer hall with the ark and coloured windows|אולם תפילה עם ארון קודש וחלונות צבעוניים|une salle de prière avec l’arche et des vitraux|una sala de oración con el arca y vidrieras|молитвенный зал с ковчегом и витражами|ein Betsaal mit Toraschrein und bunten Fenstern
synagogue-3|#b39e7c|a striped synagogue façade with two towers|חזית בית כנסת בפסים עם שני מגדלים|une façade de synagogue rayée à deux tours|la fachada rayada de una sinagoga con dos torres|полосатый фасад синагоги с двумя башнями|eine gestreifte Synagogenfassade mit zwei Türmen
synagogue-4|#7c6a6a|a synagogue door at the end of a stone lane|דלת בית כנסת בקצה סמטת אבן|la porte d’une synagogue au bout d’une ruelle|la puerta de una sinagoga al final de una callejuela|дверь синагоги в конце каменного переулка|eine Synagogentür am Ende einer steinernen Gasse
synagogue-5|#b1997e|a brick synagogue in autumn|בית כנסת מלבנים בסתיו|une synagogue de brique en automne|una sinagoga de ladrillo en otoño|кирпичная синагога осенью|eine Backsteinsynagoge im Herbst
synagogue-6|#58616f|a modern synagogue in the evening|בית כנסת מודרני בערב|une synagogue moderne le soir|una sinagoga moderna al anochecer|современная синагога вечером|eine moderne Synagoge am Abend
synagogue-7|#91775d|a study room with shelves of books|חדר לימוד עם מדפי ספרים|une salle d’étude avec des étagères de livres|una sala de estudio con estantes de libros|комната для учёбы с книжными полками|ein Lehrraum mit Bücherregalen
synagogue-8|#a6b1b0|a whitewashed synagogue with a blue door|בית כנסת לבן עם דלת כחולה|une synagogue blanche à la porte bleue|una sinagoga blanca con puerta azul|белая синагога с синей дверью|eine weiße Synagoge mit blauer Tür
shop-1|#b49f82|a bakery with challah in the windows|מאפייה עם חלות בחלונות|une boulangerie avec des hallot en vitrine|una panadería con jalot en el escaparate|пекарня с халами в витрине|eine Bäckerei mit Challot im Schaufenster
shop-2|#a19781|a grocery with crates of fruit|חנות מכולת עם ארגזי פירות|une épicerie avec des cageots de fruits|una tienda con cajas de fruta|продуктовая лавка с ящиками фруктов|ein Lebensmittelladen mit Obstkisten
shop-3|#886447|a shop with candlesticks, cups and books|חנות עם פמוטים, גביעים וספרים|une boutique de chandeliers, coupes et livres|una tienda con candelabros, copas y libros|лавка с подсвечниками, кубками и книгами|ein Laden mit Leuchtern, Bechern und Büchern
shop-4|#b49c7c|market stalls under striped awnings|דוכני שוק מתחת לסוככי פסים|des étals de marché sous des auvents rayés|puestos de mercado bajo toldos de rayas|рыночные лотки под полосатыми навесами|Marktstände unter gestreiften Markisen
shop-5|#8a6b51|a wine cellar with barrels|מרתף יין עם חביות|une cave à vin avec des tonneaux|una bodega de vino con barriles|винный погреб с бочками|ein Weinkeller mit Fässern
shop-6|#686262|a bookshop in the evening|חנות ספרים בערב|une librairie le soir|una librería al anochecer|книжный магазин вечером|eine Buchhandlung am Abend
shop-7|#ada897|a community centre with an arcade|מרכז קהילתי עם שדרת קשתות|un centre communautaire à arcades|un centro comunitario con arcos|общинный центр с аркадой|ein Gemeindezentrum mit Arkaden
shop-8|#9c9780|a bakery counter with loaves|דלפק מאפייה עם כיכרות לחם|un comptoir de boulangerie avec des pains|el mostrador de una panadería con panes|прилавок пекарни с хлебом|eine Bäckereitheke mit Broten
museum-1|#b0b2a1|a museum with columns and a dome|מוזיאון עם עמודים וכיפה|un musée à colonnes et coupole|un museo con columnas y cúpula|музей с колоннами и куполом|ein Museum mit Säulen und Kuppel
museum-2|#a4aba6|a modern museum building|בניין מוזיאון מודרני|un musée moderne|un museo moderno|современное здание музея|ein modernes Museumsgebäude
museum-3|#bea582|a gallery with a menorah on display|גלריה עם מנורה מוצגת|une galerie avec une ménorah exposée|una galería con una menorá expuesta|галерея с менорой|eine Galerie mit einer ausgestellten Menora
museum-4|#bdaa85|ancient columns at sunset|עמודים עתיקים בשקיעה|des colonnes antiques au couchant|columnas antiguas al atardecer|древние колонны на закате|antike Säulen bei Sonnenuntergang
embassy-1|#9baca7|a white villa behind a fence|וילה לבנה מאחורי גדר|une villa blanche derrière une grille|una villa blanca tras una verja|белая вилла за оградой|eine weiße Villa hinter einem Zaun
embassy-2|#b6a588|a stately town house with plain flags|בית עירוני מפואר עם דגלים חלקים|un hôtel particulier avec des drapeaux unis|una casa señorial con banderas lisas|парадный городской дом с флагами|ein stattliches Stadthaus mit schlichten Fahnen
embassy-3|#766873|a modern office building at dusk|בניין משרדים מודרני בשעת דמדומים|un immeuble moderne au crépuscule|un edificio moderno al atardecer|современное здание в сумерках|ein modernes Amtsgebäude in der Dämmerung
embassy-4|#a9aa95|a residence with arches in a garden|בית עם קשתות בתוך גן|une résidence à arcades dans un jardin|una residencia con arcos en un jardín|резиденция с арками в саду|eine Residenz mit Bögen in einem Garten
rental-1|#b9af9a|a sunny living room by the sea|סלון שטוף שמש ליד הים|un salon ensoleillé près de la mer|una sala luminosa junto al mar|солнечная гостиная у моря|ein sonniges Wohnzimmer am Meer
rental-2|#989d96|a row of colourful town houses|שורת בתים עירוניים צבעוניים|une rangée de maisons colorées|una hilera de casas de colores|ряд разноцветных домов|eine Reihe bunter Stadthäuser
rental-3|#ad9f7c|a stone cottage in a garden|בקתת אבן בתוך גן|une maison de pierre dans un jardin|una casita de piedra en un jardín|каменный домик в саду|ein Steinhaus in einem Garten
rental-4|#c2bdad|a balcony table above an old town|שולחן במרפסת מעל עיר עתיקה|une table de balcon au-dessus d’une vieille ville|una mesa en un balcón sobre el casco antiguo|столик на балконе над старым городом|ein Balkontisch über einer Altstadt
rental-5|#aca593|a bright kitchen with a garden window|מטבח מואר עם חלון לגן|une cuisine claire avec vue sur le jardin|una cocina luminosa con ventana al jardín|светлая кухня с окном в сад|eine helle Küche mit Gartenfenster
rental-6|#b5aa8a|a villa with a pool by the sea|וילה עם בריכה ליד הים|une villa avec piscine près de la mer|una villa con piscina junto al mar|вилла с бассейном у моря|eine Villa mit Pool am Meer
rental-7|#826353|a living room above the city in the evening|סלון מעל העיר בשעת ערב|un salon au-dessus de la ville le soir|una sala sobre la ciudad al anochecer|гостиная над вечерним городом|ein Wohnzimmer über der Stadt am Abend
rental-8|#55647c|wooden cabins on a winter night|בקתות עץ בליל חורף|des chalets de bois une nuit d’hiver|cabañas de madera en una noche de invierno|деревянные домики зимней ночью|Holzhütten in einer Winternacht
travel-1|#d5c4a7|an aeroplane above the clouds|מטוס מעל העננים|un avion au-dessus des nuages|un avión sobre las nubes|самолёт над облаками|ein Flugzeug über den Wolken
travel-2|#acaba4|an airport lounge with suitcases|טרקלין בשדה תעופה עם מזוודות|un hall d’aéroport avec des valises|una sala de aeropuerto con maletas|зал аэропорта с чемоданами|eine Flughafenhalle mit Koffern
travel-3|#8ba1a5|a road along the coast|כביש לאורך החוף|une route le long de la côte|una carretera junto a la costa|дорога вдоль побережья|eine Straße entlang der Küste
travel-4|#acaf9f|a train crossing a viaduct|רכבת על גשר קשתות|un train sur un viaduc|un tren sobre un viaducto|поезд на виадуке|ein Zug auf einem Viadukt
travel-5|#977959|a map, a compass and a notebook|מפה, מצפן ומחברת|une carte, une boussole et un carnet|un mapa, una brújula y un cuaderno|карта, компас и блокнот|eine Karte, ein Kompass und ein Notizbuch
travel-6|#6e6476|a ship on a calm evening sea|אונייה בים שקט בערב|un navire sur une mer calme le soir|un barco en un mar tranquilo al anochecer|корабль в спокойном вечернем море|ein Schiff auf ruhiger Abendsee
travel-7|#8fa4ab|a coach by a street with palm trees|אוטובוס ברחוב עם דקלים|un autocar dans une rue bordée de palmiers|un autocar en una calle con palmeras|автобус на улице с пальмами|ein Reisebus an einer Straße mit Palmen
travel-8|#adab90|a signpost on a mountain trail|שלט בשביל הררי|un poteau indicateur sur un sentier de montagne|una señal en un sendero de montaña|указатель на горной тропе|ein Wegweiser auf einem Bergpfad
travel-9|#b58b6e|hot-air balloons over a desert|כדורים פורחים מעל מדבר|des montgolfières au-dessus d’un désert|globos aerostáticos sobre un desierto|воздушные шары над пустыней|Heißluftballons über einer Wüste
travel-10|#c0af90|a coast seen from an aeroplane window|חוף ים מחלון מטוס|une côte vue d’un hublot|una costa vista desde la ventanilla de un avión|побережье из окна самолёта|eine Küste aus dem Flugzeugfenster
travel-11|#917c5f|suitcases under a stone arch|מזוודות מתחת לקשת אבן|des valises sous un arc de pierre|maletas bajo un arco de piedra|чемоданы под каменной аркой|Koffer unter einem Steinbogen
travel-12|#8eabb2|boats on a mountain lake|סירות באגם הררי|des bateaux sur un lac de montagne|barcos en un lago de montaña|лодки на горном озере|Boote auf einem Bergsee
city-1|#b4a37d|an old stone city above olive trees|עיר אבן עתיקה מעל עצי זית|une vieille ville de pierre au-dessus d’oliviers|una antigua ciudad de piedra sobre olivos|старый каменный город над оливами|eine alte Steinstadt über Olivenbäumen
city-2|#99a8a6|a harbour with boats|נמל עם סירות|un port avec des bateaux|un puerto con barcos|гавань с лодками|ein Hafen mit Booten
city-3|#b78e6f|a desert town at sunset|עיירה במדבר בשקיעה|une ville du désert au couchant|un pueblo del desierto al atardecer|город в пустыне на закате|eine Wüstenstadt bei Sonnenuntergang
city-4|#90abb0|a mountain town by a lake|עיירה הררית ליד אגם|une ville de montagne au bord d’un lac|un pueblo de montaña junto a un lago|горный городок у озера|eine Bergstadt an einem See
city-5|#b2a592|gabled houses along a canal|בתי גמלון לאורך תעלה|des maisons à pignon le long d’un canal|casas con frontón junto a un canal|дома с фронтонами у канала|Giebelhäuser an einem Kanal
city-6|#42516b|a modern skyline in the evening|קו רקיע מודרני בערב|des gratte-ciel le soir|un horizonte moderno al anochecer|современный город вечером|eine moderne Skyline am Abend
city-7|#a4b6b8|white houses above the sea|בתים לבנים מעל הים|des maisons blanches au-dessus de la mer|casas blancas sobre el mar|белые дома над морем|weiße Häuser über dem Meer
city-8|#b2a888|a city park in autumn|פארק עירוני בסתיו|un parc urbain en automne|un parque urbano en otoño|городской парк осенью|ein Stadtpark im Herbst
city-9|#756774|bridges over a river at dusk|גשרים מעל נהר בשעת דמדומים|des ponts sur un fleuve au crépuscule|puentes sobre un río al atardecer|мосты над рекой в сумерках|Brücken über einem Fluss in der Dämmerung
city-10|#b2b3b5|a snowy town|עיירה מושלגת|une ville enneigée|un pueblo nevado|заснеженный город|eine verschneite Stadt
city-11|#a0a080|a tropical bay with palm trees|מפרץ טרופי עם דקלים|une baie tropicale avec des palmiers|una bahía tropical con palmeras|тропическая бухта с пальмами|eine tropische Bucht mit Palmen
city-12|#b7ac99|a market square with a fountain|כיכר שוק עם מזרקה|une place de marché avec une fontaine|una plaza de mercado con una fuente|рыночная площадь с фонтаном|ein Marktplatz mit Brunnen
`

function picture(fields: readonly string[]): Picture {
  const [
    color = '#d9cbb0',
    en = '',
    he = '',
    fr = '',
    es = '',
    ru = '',
    de = '',
  ] = fields
  return {
    width: 1200,
    height: 800,
    alt: {
      en: `Illustration: ${en}`,
      he: `איור: ${he}`,
      fr: `Illustration : ${fr}`,
      es: `Ilustración: ${es}`,
      ru: `Иллюстрация: ${ru}`,
      de: `Illustration: ${de}`,
    },
    color,
  }
}

export const PICTURES = Object.fromEntries(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([key, ...fields]) => [key, picture(fields)]),
) as Record<PictureKey, Picture>
