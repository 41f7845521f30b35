import { cells, keyed, texts } from './base.ts'

export type Concept = { key: string; food: string[]; cuisine: string[] }

// key | food types | cuisines
const CONCEPT_TABLE = `
grill | meat | grill middle-eastern
burger | meat | burgers american
pizzeria | dairy | pizza italian
trattoria | dairy vegetarian | italian
sushi | fish | sushi japanese asian
asian | meat | asian
indian | vegetarian | indian
taqueria | meat | mexican
fish | fish | mediterranean
moroccan | meat | moroccan
yemenite | meat pareve | yemenite middle-eastern
home | meat | eastern-european
persian | meat | persian
asado | meat | argentinian grill
cafe | dairy | cafe
bakery | pareve dairy | bakery cafe
icecream | dairy | ice-cream
deli | meat | deli american
falafel | pareve vegan | falafel israeli
vegan | vegan | mediterranean
bistro | meat | french
hummus | pareve vegetarian | israeli middle-eastern
dairy | dairy | israeli cafe
salad | vegetarian | cafe mediterranean
`

export const CONCEPTS: Concept[] = cells(CONCEPT_TABLE, 3).map(
  ([key = '', food = '', cuisine = '']) => ({
    key,
    food: food.split(' '),
    cuisine: cuisine.split(' '),
  }),
)

export const TITLES = keyed(`
grill | {} Grill | גריל {} | Grill {} | Parrilla {} | Гриль-ресторан «{}» | Grill {}
burger | {} Burgers | המבורגר {} | Burgers {} | Hamburguesería {} | Бургерная «{}» | Burgerhaus {}
pizzeria | {} Pizza | פיצה {} | Pizzeria {} | Pizzería {} | Пиццерия «{}» | Pizzeria {}
trattoria | {} Trattoria | טרטוריה {} | Trattoria {} | Trattoria {} | Траттория «{}» | Trattoria {}
sushi | {} Sushi | סושי {} | Sushi {} | Sushi {} | Суши-бар «{}» | Sushi {}
asian | {} Noodle House | נודלס {} | Maison de nouilles {} | Casa de fideos {} | Лапшичная «{}» | Nudelhaus {}
indian | {} Indian Kitchen | מטבח הודי {} | Cuisine indienne {} | Cocina india {} | Индийская кухня «{}» | Indische Küche {}
taqueria | {} Taqueria | טאקריה {} | Taqueria {} | Taquería {} | Такерия «{}» | Taqueria {}
fish | {} Fish Restaurant | מסעדת דגים {} | Restaurant de poisson {} | Restaurante de pescado {} | Рыбный ресторан «{}» | Fischrestaurant {}
moroccan | {} Moroccan Table | מטבח מרוקאי {} | Table marocaine {} | Mesa marroquí {} | Марокканская кухня «{}» | Marokkanische Küche {}
yemenite | {} Yemenite Kitchen | מטבח תימני {} | Cuisine yéménite {} | Cocina yemení {} | Йеменская кухня «{}» | Jemenitische Küche {}
home | {} Home Kitchen | מטבח ביתי {} | Cuisine maison {} | Cocina casera {} | Домашняя кухня «{}» | Hausküche {}
persian | {} Persian Kitchen | מטבח פרסי {} | Cuisine persane {} | Cocina persa {} | Персидская кухня «{}» | Persische Küche {}
asado | {} Asado | אסאדו {} | Asado {} | Asador {} | Стейк-хаус «{}» | Asado {}
cafe | {} Café | קפה {} | Café {} | Café {} | Кафе «{}» | Café {}
bakery | {} Bakery Café | מאפייה וקפה {} | Boulangerie-café {} | Panadería y café {} | Пекарня-кафе «{}» | Bäckereicafé {}
icecream | {} Ice Cream | גלידריה {} | Glacier {} | Heladería {} | Кафе-мороженое «{}» | Eiscafé {}
deli | {} Deli | מעדניית {} | Delicatessen {} | Delicatessen {} | Закусочная «{}» | Deli {}
falafel | {} Falafel | פלאפל {} | Falafel {} | Falafel {} | Фалафельная «{}» | Falafel {}
vegan | {} Vegan Kitchen | מטבח טבעוני {} | Cuisine végane {} | Cocina vegana {} | Веганская кухня «{}» | Vegane Küche {}
bistro | {} Bistro | ביסטרו {} | Bistrot {} | Bistró {} | Бистро «{}» | Bistro {}
hummus | {} Hummus | חומוס {} | Houmous {} | Hummus {} | Хумусная «{}» | Hummus {}
dairy | {} Dairy Restaurant | מסעדה חלבית {} | Restaurant lacté {} | Restaurante lácteo {} | Молочный ресторан «{}» | Milchrestaurant {}
salad | {} Salad Bar | בר סלטים {} | Bar à salades {} | Bar de ensaladas {} | Салат-бар «{}» | Salatbar {}
`)

/** What the place is, as a noun phrase. */
export const PHRASES = keyed(`
grill | a meat grill restaurant | מסעדת גריל בשרית | un restaurant de grillades | un restaurante de carne a la parrilla | мясной гриль-ресторан | ein fleischiges Grillrestaurant
burger | a meat burger restaurant | מסעדת המבורגרים בשרית | un restaurant de burgers à la viande | una hamburguesería de carne | мясная бургерная | ein fleischiges Burgerlokal
pizzeria | a dairy pizzeria | פיצרייה חלבית | une pizzeria lactée | una pizzería láctea | молочная пиццерия | eine milchige Pizzeria
trattoria | a dairy Italian restaurant | מסעדה איטלקית חלבית | un restaurant italien lacté | un restaurante italiano lácteo | молочный итальянский ресторан | ein milchiges italienisches Restaurant
sushi | a fish and sushi bar | בר סושי ודגים | un bar à sushis et à poisson | un bar de sushi y pescado | суши-бар с рыбной кухней | eine Sushi- und Fischbar
asian | a meat restaurant with Asian dishes | מסעדה אסייתית בשרית | un restaurant asiatique de viande | un restaurante asiático de carne | мясной азиатский ресторан | ein fleischiges asiatisches Restaurant
indian | a vegetarian Indian restaurant | מסעדה הודית צמחונית | un restaurant indien végétarien | un restaurante indio vegetariano | вегетарианский индийский ресторан | ein vegetarisches indisches Restaurant
taqueria | a meat taqueria | טאקריה בשרית | une taqueria de viande | una taquería de carne | мясная такерия | eine fleischige Taqueria
fish | a Mediterranean fish restaurant | מסעדת דגים ים-תיכונית | un restaurant de poisson méditerranéen | un restaurante mediterráneo de pescado | средиземноморский рыбный ресторан | ein mediterranes Fischrestaurant
moroccan | a meat restaurant with Moroccan cooking | מסעדה מרוקאית בשרית | un restaurant marocain de viande | un restaurante marroquí de carne | мясной марокканский ресторан | ein fleischiges marokkanisches Restaurant
yemenite | a Yemenite kitchen with meat and pareve dishes | מטבח תימני עם מנות בשריות ופרווה | une cuisine yéménite aux plats de viande et parvé | una cocina yemení con platos de carne y parve | йеменская кухня с мясными и парве-блюдами | eine jemenitische Küche mit fleischigen und parven Gerichten
home | a meat restaurant with Eastern European home cooking | מסעדה בשרית עם בישול ביתי מזרח-אירופי | un restaurant de viande à la cuisine familiale d'Europe de l'Est | un restaurante de carne con cocina casera de Europa del Este | мясной ресторан с домашней восточноевропейской кухней | ein fleischiges Restaurant mit osteuropäischer Hausmannskost
persian | a meat restaurant with Persian cooking | מסעדה פרסית בשרית | un restaurant persan de viande | un restaurante persa de carne | мясной персидский ресторан | ein fleischiges persisches Restaurant
asado | an Argentinian steak restaurant | מסעדת בשרים ארגנטינאית | un restaurant de viandes argentin | un asador argentino | аргентинский стейк-хаус | ein argentinisches Steakrestaurant
cafe | a dairy café | בית קפה חלבי | un café lacté | una cafetería láctea | молочное кафе | ein milchiges Café
bakery | a bakery with a small café | מאפייה עם בית קפה קטן | une boulangerie avec un petit café | una panadería con un pequeño café | пекарня с небольшим кафе | eine Bäckerei mit kleinem Café
icecream | a dairy ice cream parlour | גלידרייה חלבית | un glacier lacté | una heladería láctea | молочное кафе-мороженое | ein milchiges Eiscafé
deli | a meat delicatessen with tables | מעדנייה בשרית עם שולחנות | un delicatessen de viande avec tables | una charcutería de carne con mesas | мясная закусочная со столиками | ein fleischiges Deli mit Tischen
falafel | a pareve falafel counter | דוכן פלאפל פרווה | un comptoir de falafels parvé | un local de falafel parve | парве-фалафельная | ein parver Falafelimbiss
vegan | a vegan restaurant | מסעדה טבעונית | un restaurant végane | un restaurante vegano | веганский ресторан | ein veganes Restaurant
bistro | a French bistro serving meat | ביסטרו צרפתי בשרי | un bistrot français de viande | un bistró francés de carne | мясное французское бистро | ein fleischiges französisches Bistro
hummus | a pareve hummus kitchen | חומוסייה פרווה | une cuisine parvé autour du houmous | una cocina parve de hummus | парве-хумусная | eine parve Hummusküche
dairy | a dairy restaurant for breakfast and lunch | מסעדה חלבית לארוחות בוקר וצהריים | un restaurant lacté pour le petit-déjeuner et le déjeuner | un restaurante lácteo para desayunar y comer | молочный ресторан с завтраками и обедами | ein milchiges Restaurant für Frühstück und Mittagessen
salad | a vegetarian salad bar | בר סלטים צמחוני | un bar à salades végétarien | un bar de ensaladas vegetariano | вегетарианский салат-бар | eine vegetarische Salatbar
`)

/** Dishes, as a list in the nominative. */
export const DISHES = keyed(`
grill | skewers, grilled chicken and warm flatbread | שיפודים, עוף בגריל ולחם שטוח חם | brochettes, poulet grillé et pain plat chaud | brochetas, pollo a la parrilla y pan plano caliente | шашлыки, курица на гриле и тёплые лепёшки | Spieße, Grillhähnchen und warmes Fladenbrot
grill | lamb kebabs, roast vegetables and seven salads | קבב טלה, ירקות קלויים ושבעה סלטים | kebabs d'agneau, légumes rôtis et sept salades | kebabs de cordero, verduras asadas y siete ensaladas | кебабы из баранины, печёные овощи и семь салатов | Lammkebab, Röstgemüse und sieben Salate
burger | beef burgers, schnitzel rolls and onion rings | המבורגרים מבקר, באגט שניצל וטבעות בצל | burgers de bœuf, sandwichs à l'escalope et rondelles d'oignon | hamburguesas de ternera, bocadillos de milanesa y aros de cebolla | говяжьи бургеры, булочки со шницелем и луковые кольца | Rindfleischburger, Schnitzelbrötchen und Zwiebelringe
burger | burgers with pickles, sweet potato fries and coleslaw | המבורגרים עם חמוצים, צ'יפס בטטה וסלט כרוב | burgers aux cornichons, frites de patate douce et salade de chou | hamburguesas con pepinillos, batatas fritas y ensalada de col | бургеры с солёными огурцами, батат фри и салат из капусты | Burger mit Gurken, Süßkartoffelpommes und Krautsalat
pizzeria | pizza from a stone oven, calzone and garlic bread | פיצה מתנור אבן, קלצונה ולחם שום | pizzas au four à pierre, calzones et pain à l'ail | pizza al horno de piedra, calzone y pan de ajo | пицца из каменной печи, кальцоне и чесночный хлеб | Pizza aus dem Steinofen, Calzone und Knoblauchbrot
pizzeria | thin pizza by the slice, baked ziti and green salad | פיצה דקה במשולשים, זיטי אפוי וסלט ירוק | pizza fine à la part, ziti gratinés et salade verte | pizza fina por porciones, ziti al horno y ensalada verde | тонкая пицца кусочками, запечённые зити и зелёный салат | dünne Pizza stückweise, überbackene Ziti und grüner Salat
trattoria | fresh pasta, gnocchi with sage and aubergine bake | פסטה טרייה, ניוקי במרווה וחציל אפוי | pâtes fraîches, gnocchis à la sauge et gratin d'aubergines | pasta fresca, ñoquis con salvia y berenjena al horno | свежая паста, ньокки с шалфеем и запечённые баклажаны | frische Pasta, Gnocchi mit Salbei und Auberginenauflauf
trattoria | ravioli, mushroom risotto and tiramisu | רביולי, ריזוטו פטריות וטירמיסו | raviolis, risotto aux champignons et tiramisu | raviolis, risotto de setas y tiramisú | равиоли, ризотто с грибами и тирамису | Ravioli, Pilzrisotto und Tiramisu
sushi | salmon rolls, vegetable tempura and miso soup | רולים של סלמון, טמפורה ירקות ומרק מיסו | makis au saumon, tempura de légumes et soupe miso | rollos de salmón, tempura de verduras y sopa de miso | роллы с лососем, темпура из овощей и суп мисо | Lachsrollen, Gemüsetempura und Misosuppe
sushi | tuna nigiri, rice bowls and seaweed salad | ניגירי טונה, קערות אורז וסלט אצות | nigiris au thon, bols de riz et salade d'algues | nigiri de atún, cuencos de arroz y ensalada de algas | нигири с тунцом, боулы с рисом и салат из водорослей | Thunfisch-Nigiri, Reisschalen und Algensalat
asian | wok noodles, sesame chicken and spring rolls | נודלס מוקפצים, עוף בשומשום ואגרולים | nouilles sautées, poulet au sésame et rouleaux de printemps | fideos al wok, pollo con sésamo y rollitos de primavera | лапша вок, курица с кунжутом и спринг-роллы | Woknudeln, Sesamhähnchen und Frühlingsrollen
asian | beef with ginger, fried rice and cucumber salad | בקר בג'ינג'ר, אורז מטוגן וסלט מלפפונים | bœuf au gingembre, riz sauté et salade de concombre | ternera con jengibre, arroz frito y ensalada de pepino | говядина с имбирём, жареный рис и салат из огурцов | Rind mit Ingwer, gebratener Reis und Gurkensalat
indian | dal, chickpea curry and naan | דאל, קארי חומוס ונאן | dal, curry de pois chiches et naan | dal, curry de garbanzos y naan | дал, карри из нута и наан | Dal, Kichererbsencurry und Naan
indian | masala dosa, vegetable biryani and mango lassi | מסאלה דוסה, ביריאני ירקות ולאסי מנגו | masala dosa, biryani de légumes et lassi à la mangue | masala dosa, biryani de verduras y lassi de mango | масала доса, овощной бирьяни и ласси с манго | Masala Dosa, Gemüsebiryani und Mangolassi
taqueria | beef tacos, black beans and corn tortillas | טאקו בקר, שעועית שחורה וטורטיות תירס | tacos de bœuf, haricots noirs et tortillas de maïs | tacos de res, frijoles negros y tortillas de maíz | тако с говядиной, чёрная фасоль и кукурузные тортильи | Rindfleischtacos, schwarze Bohnen und Maistortillas
taqueria | chicken burritos, guacamole and lime rice | בוריטו עוף, גוואקמולי ואורז בליים | burritos au poulet, guacamole et riz au citron vert | burritos de pollo, guacamole y arroz con lima | буррито с курицей, гуакамоле и рис с лаймом | Hähnchenburritos, Guacamole und Limettenreis
fish | grilled sea bream, fish soup and lemon potatoes | דניס בגריל, מרק דגים ותפוחי אדמה בלימון | daurade grillée, soupe de poisson et pommes de terre au citron | dorada a la parrilla, sopa de pescado y patatas al limón | дорадо на гриле, рыбный суп и картофель с лимоном | gegrillte Dorade, Fischsuppe und Zitronenkartoffeln
fish | baked sea bass, olives and fennel salad | לברק אפוי, זיתים וסלט שומר | bar au four, olives et salade de fenouil | lubina al horno, aceitunas y ensalada de hinojo | запечённый сибас, оливки и салат из фенхеля | Wolfsbarsch aus dem Ofen, Oliven und Fenchelsalat
moroccan | couscous, lamb with prunes and cooked salads | קוסקוס, טלה בשזיפים וסלטים מבושלים | couscous, agneau aux pruneaux et salades cuites | cuscús, cordero con ciruelas y ensaladas cocidas | кускус, баранина с черносливом и варёные салаты | Couscous, Lamm mit Pflaumen und gekochte Salate
moroccan | chicken with olives, harira and mint tea | עוף בזיתים, חרירה ותה נענע | poulet aux olives, harira et thé à la menthe | pollo con aceitunas, harira y té de menta | курица с оливками, харира и мятный чай | Huhn mit Oliven, Harira und Minztee
yemenite | beef soup with hilbeh, lahoh and zhug | מרק בקר עם חילבה, לחוח וסחוג | soupe de bœuf au hilbeh, lahoh et zhoug | sopa de ternera con hilbe, lajoj y zhug | говяжий суп с хильбе, лахох и схуг | Rindersuppe mit Hilbeh, Lachuch und Schug
yemenite | jachnun, malawach and grated tomato | ג'חנון, מלאווח ועגבנייה מרוסקת | jachnoun, malawach et tomate râpée | jajnún, malawaj y tomate rallado | джахнун, малауах и тёртые помидоры | Jachnun, Malawach und geriebene Tomate
home | chicken soup with dumplings, goulash and potato kugel | מרק עוף עם קניידלך, גולאש וקוגל תפוחי אדמה | bouillon de poule aux boulettes, goulasch et kugel de pommes de terre | sopa de pollo con bolas de masa, goulash y kugel de patata | куриный суп с клёцками, гуляш и картофельный кугель | Hühnersuppe mit Klößchen, Gulasch und Kartoffelkugel
home | stuffed cabbage, roast duck and apple compote | כרוב ממולא, ברווז צלוי ולפתן תפוחים | chou farci, canard rôti et compote de pommes | col rellena, pato asado y compota de manzana | голубцы, жареная утка и яблочный компот | Kohlrouladen, Entenbraten und Apfelkompott
persian | herb stew, saffron rice and lime chicken | חורשט סבזי, אורז בזעפרן ועוף בליים | ragoût aux herbes, riz au safran et poulet au citron vert | guiso de hierbas, arroz con azafrán y pollo a la lima | рагу с зеленью, рис с шафраном и курица с лаймом | Kräutereintopf, Safranreis und Limettenhähnchen
persian | minced kebab, gondi dumplings and rice with berries | קבב טחון, גונדי ואורז בפירות יער | kebab haché, boulettes gondi et riz aux baies | kebab de carne picada, albóndigas gondi y arroz con bayas | рубленый кебаб, фрикадельки гонди и рис с ягодами | Hackspieß, Gondi-Klöße und Beerenreis
asado | rib steak, chimichurri and grilled peppers | סטייק צלעות, צ'ימיצ'ורי ופלפלים בגריל | entrecôte, chimichurri et poivrons grillés | asado de tira, chimichurri y pimientos a la parrilla | стейк на кости, чимичурри и перец на гриле | Rippensteak, Chimichurri und gegrillte Paprika
asado | skirt steak, beef empanadas and baked potatoes | סטייק חצאית, אמפנדס בשר ותפוחי אדמה אפויים | hampe grillée, empanadas de bœuf et pommes de terre au four | entraña, empanadas de carne y papas al horno | стейк из пашины, эмпанадас с говядиной и печёный картофель | Saumfleisch, Rindfleisch-Empanadas und Ofenkartoffeln
cafe | quiche, sandwiches and cheesecake | קיש, כריכים ועוגת גבינה | quiches, sandwichs et gâteau au fromage | quiche, bocadillos y tarta de queso | киш, сэндвичи и чизкейк | Quiche, Sandwiches und Käsekuchen
cafe | shakshuka, granola bowls and filter coffee | שקשוקה, קערות גרנולה וקפה פילטר | chakchouka, bols de granola et café filtre | shakshuka, boles de granola y café de filtro | шакшука, гранола и фильтр-кофе | Schakschuka, Granolaschalen und Filterkaffee
bakery | rye bread, cinnamon buns and hand pies | לחם שיפון, מאפי קינמון ופשטידות אישיות | pain de seigle, brioches à la cannelle et tourtes | pan de centeno, bollos de canela y empanadillas | ржаной хлеб, булочки с корицей и пирожки | Roggenbrot, Zimtschnecken und Pasteten
bakery | challah, bourekas and seed crackers | חלות, בורקס וקרקרים מזרעים | pains tressés, bourekas et crackers aux graines | jalá, burekas y galletas de semillas | халы, бурекасы и крекеры с семечками | Challot, Burekas und Saatencracker
icecream | fruit sorbets, pistachio ice cream and waffles | סורבה פירות, גלידת פיסטוק וופלים | sorbets aux fruits, glace à la pistache et gaufres | sorbetes de fruta, helado de pistacho y gofres | фруктовые сорбеты, фисташковое мороженое и вафли | Fruchtsorbets, Pistazieneis und Waffeln
icecream | halva ice cream, frozen yoghurt and milkshakes | גלידת חלווה, פרוזן יוגורט ומילקשייק | glace au halva, yaourt glacé et milk-shakes | helado de halva, yogur helado y batidos | мороженое с халвой, замороженный йогурт и коктейли | Halva-Eis, Frozen Yogurt und Milchshakes
deli | pastrami on rye, pickles and potato salad | פסטרמה בלחם שיפון, חמוצים וסלט תפוחי אדמה | pastrami sur pain de seigle, cornichons et salade de pommes de terre | pastrami en pan de centeno, pepinillos y ensalada de patata | пастрами на ржаном хлебе, соленья и картофельный салат | Pastrami auf Roggenbrot, Gurken und Kartoffelsalat
deli | turkey sandwiches, chopped liver and barley soup | כריכי הודו, כבד קצוץ ומרק גריסים | sandwichs à la dinde, foie haché et soupe d'orge | bocadillos de pavo, hígado picado y sopa de cebada | сэндвичи с индейкой, рубленая печень и перловый суп | Putensandwiches, gehackte Leber und Graupensuppe
falafel | falafel in pita, chips and tahini | פלאפל בפיתה, צ'יפס וטחינה | falafels en pita, frites et tahini | falafel en pita, patatas fritas y tahini | фалафель в пите, картофель фри и тхина | Falafel im Fladenbrot, Pommes und Tahini
falafel | falafel plates, pickled turnip and chopped salad | צלחות פלאפל, לפת כבושה וסלט קצוץ | assiettes de falafels, navets marinés et salade hachée | platos de falafel, nabo encurtido y ensalada picada | тарелки с фалафелем, маринованная репа и мелко нарезанный салат | Falafelteller, eingelegte Rübe und gehackter Salat
vegan | lentil dishes, stuffed vine leaves and grain bowls | תבשילי עדשים, עלי גפן ממולאים וקערות דגנים | plats de lentilles, feuilles de vigne farcies et bols de céréales | platos de lentejas, hojas de parra rellenas y cuencos de cereales | блюда из чечевицы, долма и боулы с крупами | Linsengerichte, gefüllte Weinblätter und Getreideschalen
vegan | roast cauliflower, bean stew and almond pudding | כרובית קלויה, תבשיל שעועית ופודינג שקדים | chou-fleur rôti, ragoût de haricots et crème d'amande | coliflor asada, guiso de alubias y pudin de almendra | печёная цветная капуста, фасолевое рагу и миндальный пудинг | gerösteter Blumenkohl, Bohneneintopf und Mandelpudding
bistro | beef stew in red wine, onion soup and pear tart | תבשיל בקר ביין, מרק בצל וטארט אגסים | bœuf mijoté au vin rouge, soupe à l'oignon et tarte aux poires | estofado de ternera al vino, sopa de cebolla y tarta de pera | говядина в красном вине, луковый суп и грушевый тарт | Rinderschmortopf in Rotwein, Zwiebelsuppe und Birnentarte
bistro | duck breast, green beans and chocolate mousse | חזה ברווז, שעועית ירוקה ומוס שוקולד | magret de canard, haricots verts et mousse au chocolat | magret de pato, judías verdes y mousse de chocolate | утиная грудка, стручковая фасоль и шоколадный мусс | Entenbrust, grüne Bohnen und Schokoladenmousse
hummus | warm hummus, broad beans and fresh pita | חומוס חם, פול ופיתות טריות | houmous tiède, fèves et pitas fraîches | hummus templado, habas y pita recién hecha | тёплый хумус, бобы и свежие питы | warmer Hummus, Saubohnen und frische Pita
hummus | hummus with mushrooms, aubergine and boiled egg | חומוס עם פטריות, חציל וביצה קשה | houmous aux champignons, aubergine et œuf dur | hummus con setas, berenjena y huevo duro | хумус с грибами, баклажаны и варёное яйцо | Hummus mit Pilzen, Aubergine und gekochtes Ei
dairy | breakfast platters, blintzes and tomato soup | מגשי ארוחת בוקר, בלינצ'ס ומרק עגבניות | plateaux de petit-déjeuner, blintzes et soupe de tomates | bandejas de desayuno, blintzes y sopa de tomate | завтраки, блинчики и томатный суп | Frühstücksplatten, Blintzes und Tomatensuppe
dairy | omelettes, white cheeses and lentil salad | חביתות, גבינות לבנות וסלט עדשים | omelettes, fromages blancs et salade de lentilles | tortillas, quesos blancos y ensalada de lentejas | омлеты, белые сыры и салат из чечевицы | Omeletts, Frischkäse und Linsensalat
salad | build-your-own salads, soups and fresh juices | סלטים להרכבה, מרקים ומיצים טריים | salades à composer, soupes et jus frais | ensaladas a elegir, sopas y zumos naturales | салаты на выбор, супы и свежие соки | Salate nach Wahl, Suppen und frische Säfte
salad | grain salads, vegetable tarts and smoothies | סלטי דגנים, טארטים מירקות ושייקים | salades de céréales, tartes aux légumes et smoothies | ensaladas de cereales, tartas de verduras y batidos de fruta | салаты с крупами, овощные тарты и смузи | Getreidesalate, Gemüsetartes und Smoothies
`)

export const MENU_SENTENCES = texts(`
On the menu: {dishes}. | בתפריט: {dishes}. | À la carte : {dishes}. | En la carta: {dishes}. | В меню: {dishes}. | Auf der Karte: {dishes}.
The kitchen's main dishes: {dishes}. | המנות העיקריות של המטבח: {dishes}. | Les plats principaux : {dishes}. | Los platos principales: {dishes}. | Основные блюда: {dishes}. | Die wichtigsten Gerichte: {dishes}.
Served all day: {dishes}. | מוגש כל היום: {dishes}. | Servis toute la journée : {dishes}. | Se sirve todo el día: {dishes}. | Подают весь день: {dishes}. | Ganztags gibt es: {dishes}.
Typical orders: {dishes}. | הזמנות אופייניות: {dishes}. | Commandes habituelles : {dishes}. | Pedidos habituales: {dishes}. | Чаще всего заказывают: {dishes}. | Oft bestellt: {dishes}.
`)

export const ROOM_SENTENCES = texts(`
There are about {n} seats, some of them outdoors. | יש כ-{n} מקומות ישיבה, חלקם בחוץ. | Il y a environ {n} places, dont une partie en terrasse. | Hay unas {n} plazas, algunas al aire libre. | Около {n} мест, часть из них на улице. | Es gibt rund {n} Plätze, einige davon im Freien.
The dining room seats about {n} guests and has a separate corner for families. | באולם כ-{n} מקומות ופינה נפרדת למשפחות. | La salle accueille environ {n} personnes, avec un coin pour les familles. | El comedor tiene unas {n} plazas y un rincón para familias. | Зал рассчитан примерно на {n} гостей, для семей есть отдельный уголок. | Der Speiseraum fasst rund {n} Gäste und hat eine Ecke für Familien.
Tables can be booked by telephone or e-mail. | אפשר להזמין שולחן בטלפון או בדואר אלקטרוני. | Les tables se réservent par téléphone ou par courriel. | Las mesas se reservan por teléfono o por correo electrónico. | Столик можно заказать по телефону или по электронной почте. | Tische können telefonisch oder per E-Mail reserviert werden.
Most guests order at the counter and sit where they like. | רוב האורחים מזמינים בדלפק ומתיישבים היכן שנוח להם. | La plupart des clients commandent au comptoir et s'installent librement. | La mayoría pide en el mostrador y se sienta donde quiere. | Большинство гостей заказывают у стойки и садятся, где удобно. | Die meisten Gäste bestellen an der Theke und setzen sich, wohin sie möchten.
A step-free entrance leads to the ground floor, where all the tables stand. | כניסה ללא מדרגות מובילה לקומת הקרקע, ובה כל השולחנות. | Une entrée de plain-pied mène au rez-de-chaussée, où sont toutes les tables. | Una entrada sin escalones lleva a la planta baja, donde están todas las mesas. | Вход без ступеней ведёт на первый этаж, где стоят все столики. | Ein stufenloser Eingang führt ins Erdgeschoss, wo alle Tische stehen.
Highchairs and a short children's menu are available. | יש כיסאות לתינוקות ותפריט ילדים קצר. | Chaises hautes et petit menu pour enfants disponibles. | Hay tronas y un breve menú infantil. | Есть детские стульчики и небольшое детское меню. | Hochstühle und eine kleine Kinderkarte sind vorhanden.
Groups of up to {n} people are asked to call a day ahead. | קבוצות של עד {n} איש מתבקשות להתקשר יום מראש. | Les groupes jusqu'à {n} personnes sont priés d'appeler la veille. | Se pide a los grupos de hasta {n} personas que llamen un día antes. | Группы до {n} человек просят звонить за день. | Gruppen bis {n} Personen rufen bitte einen Tag vorher an.
Orders to take away are packed at a separate window. | הזמנות לקחת נארזות בחלון נפרד. | Les commandes à emporter se retirent à un guichet séparé. | Los pedidos para llevar se recogen en una ventanilla aparte. | Заказы навынос выдают в отдельном окне. | Bestellungen zum Mitnehmen werden an einem eigenen Fenster ausgegeben.
The walls show old city maps, and the kitchen is open to view. | על הקירות תלויות מפות עיר ישנות, והמטבח פתוח לעיני הסועדים. | Aux murs, d'anciens plans de ville ; la cuisine est ouverte sur la salle. | En las paredes hay mapas antiguos y la cocina queda a la vista. | На стенах старые карты города, кухня открыта для глаз. | An den Wänden hängen alte Stadtpläne, die Küche ist einsehbar.
The set lunch changes every week. | ארוחת הצהריים העסקית מתחלפת מדי שבוע. | La formule du déjeuner change chaque semaine. | El menú del día cambia cada semana. | Комплексный обед меняется каждую неделю. | Das Mittagsmenü wechselt jede Woche.
`)
