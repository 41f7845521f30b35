import { keyed } from './base.ts'

export const SHOP_TYPES = [
  'grocery',
  'butcher',
  'bakery',
  'judaica',
  'mikvah',
  'community-centre',
  'museum',
  'school',
  'historic-site',
  'cemetery',
  'catering',
  'bookshop',
  'wine',
  'travel-agency',
  'memorial',
  'library',
] as const

export const SHOP_TITLES = keyed(`
grocery | {} Grocery | מכולת {} | Épicerie {} | Tienda de alimentación {} | Продукты «{}» | Lebensmittel {}
grocery | {} Market | מינימרקט {} | Supérette {} | Minimercado {} | Минимаркет «{}» | Markt {}
butcher | {} Butcher | אטליז {} | Boucherie {} | Carnicería {} | Мясная лавка «{}» | Metzgerei {}
bakery | {} Bakery | מאפיית {} | Boulangerie {} | Panadería {} | Пекарня «{}» | Bäckerei {}
judaica | {} Judaica | יודאיקה {} | Judaica {} | Judaica {} | Иудаика «{}» | Judaica {}
mikvah | {} Mikvah | מקווה {} | Mikvé {} | Mikve {} | Миква «{}» | Mikwe {}
community-centre | {} Community Centre | מרכז קהילתי {} | Centre communautaire {} | Centro comunitario {} | Общинный центр «{}» | Gemeindezentrum {}
museum | {} Museum | מוזיאון {} | Musée {} | Museo {} | Музей «{}» | Museum {}
school | {} School | בית ספר {} | École {} | Escuela {} | Школа «{}» | Schule {}
historic-site | {} Historic House | בית היסטורי {} | Maison historique {} | Casa histórica {} | Исторический дом «{}» | Historisches Haus {}
cemetery | {} Cemetery | בית העלמין {} | Cimetière {} | Cementerio {} | Кладбище «{}» | Friedhof {}
catering | {} Catering | קייטרינג {} | Traiteur {} | Catering {} | Кейтеринг «{}» | Catering {}
bookshop | {} Books | ספרי {} | Librairie {} | Librería {} | Книги «{}» | Buchhandlung {}
wine | {} Wines | יינות {} | Caves {} | Vinos {} | Вина «{}» | Weinhandlung {}
travel-agency | {} Travel | נסיעות {} | Voyages {} | Viajes {} | Турагентство «{}» | Reisebüro {}
memorial | {} Memorial | אתר הזיכרון {} | Mémorial {} | Memorial {} | Мемориал «{}» | Gedenkstätte {}
library | {} Library | ספריית {} | Bibliothèque {} | Biblioteca {} | Библиотека «{}» | Bibliothek {}
`)

export const SHOP_PHRASES = keyed(`
grocery | a kosher grocery | מכולת כשרה | une épicerie casher | una tienda de alimentación kosher | магазин кошерных продуктов | ein koscheres Lebensmittelgeschäft
butcher | a kosher butcher's shop | אטליז כשר | une boucherie casher | una carnicería kosher | кошерная мясная лавка | eine koschere Metzgerei
bakery | a kosher bakery | מאפייה כשרה | une boulangerie casher | una panadería kosher | кошерная пекарня | eine koschere Bäckerei
judaica | a Judaica and gift shop | חנות יודאיקה ומתנות | une boutique de judaica et de cadeaux | una tienda de judaica y regalos | магазин иудаики и подарков | ein Laden für Judaica und Geschenke
mikvah | a mikvah by appointment | מקווה בתיאום מראש | un mikvé sur rendez-vous | una mikve con cita previa | миква по предварительной записи | eine Mikwe nach Anmeldung
community-centre | a community centre with a hall and classrooms | מרכז קהילתי עם אולם וכיתות | un centre communautaire avec salle et classes | un centro comunitario con salón y aulas | общинный центр с залом и классами | ein Gemeindezentrum mit Saal und Unterrichtsräumen
museum | a small museum of local Jewish life | מוזיאון קטן לחיי היהודים במקום | un petit musée de la vie juive locale | un pequeño museo de la vida judía local | небольшой музей местной еврейской жизни | ein kleines Museum zum jüdischen Leben vor Ort
school | a Jewish primary school | בית ספר יסודי יהודי | une école primaire juive | una escuela primaria judía | еврейская начальная школа | eine jüdische Grundschule
historic-site | a restored house with an exhibition | בית משוחזר ובו תערוכה | une maison restaurée avec une exposition | una casa restaurada con una exposición | отреставрированный дом с выставкой | ein restauriertes Haus mit Ausstellung
cemetery | a Jewish cemetery with a visitors' gate | בית עלמין יהודי עם שער מבקרים | un cimetière juif avec une entrée pour visiteurs | un cementerio judío con entrada para visitantes | еврейское кладбище с входом для посетителей | ein jüdischer Friedhof mit Besuchereingang
catering | a kosher caterer | שירות קייטרינג כשר | un traiteur casher | un servicio de catering kosher | кошерный кейтеринг | ein koscherer Partyservice
bookshop | a bookshop with Hebrew and Jewish titles | חנות ספרים בעברית ובנושאי יהדות | une librairie de titres hébraïques et juifs | una librería de títulos hebreos y judíos | книжный магазин с литературой на иврите и о еврействе | eine Buchhandlung mit hebräischen und jüdischen Titeln
wine | a kosher wine shop | חנות יינות כשרים | un caviste casher | una tienda de vinos kosher | магазин кошерных вин | eine koschere Weinhandlung
travel-agency | a travel agency for kosher holidays | סוכנות נסיעות לחופשות כשרות | une agence de voyages casher | una agencia de viajes kosher | турагентство кошерного отдыха | ein Reisebüro für koschere Ferien
memorial | a memorial garden with an information board | גן זיכרון עם לוח מידע | un jardin du souvenir avec un panneau d'information | un jardín conmemorativo con un panel informativo | мемориальный сад с информационным стендом | ein Gedenkgarten mit Informationstafel
library | a library of Judaic studies | ספרייה למדעי היהדות | une bibliothèque d'études juives | una biblioteca de estudios judaicos | библиотека иудаики | eine Bibliothek für Judaistik
`)

export const SHOP_DETAILS = keyed(`
grocery | Shelves: dry goods, dairy products, frozen food and challah on Fridays. | על המדפים: מוצרים יבשים, מוצרי חלב, מזון קפוא וחלות בימי שישי. | Rayons : épicerie sèche, produits laitiers, surgelés et pain de chabbat le vendredi. | Secciones: productos secos, lácteos, congelados y jalá los viernes. | На полках: бакалея, молочные продукты, заморозка, а по пятницам халы. | Im Sortiment: Trockenwaren, Milchprodukte, Tiefkühlkost und freitags Challot.
grocery | Orders over a set sum are brought to hotels and apartments. | הזמנות מעל סכום קבוע נשלחות למלונות ולדירות. | Les commandes au-delà d'un certain montant sont livrées aux hôtels et appartements. | Los pedidos a partir de cierta suma se llevan a hoteles y apartamentos. | Заказы от определённой суммы доставляют в отели и квартиры. | Ab einem Mindestbetrag wird an Hotels und Wohnungen geliefert.
butcher | Beef, lamb and poultry are cut to order; minced meat is packed in the morning. | בקר, טלה ועוף נחתכים לפי הזמנה; בשר טחון נארז בבוקר. | Bœuf, agneau et volaille découpés à la demande ; viande hachée préparée le matin. | Ternera, cordero y aves se cortan al momento; la carne picada se prepara por la mañana. | Говядину, баранину и птицу режут на заказ, фарш готовят утром. | Rind, Lamm und Geflügel werden auf Wunsch zugeschnitten, Hackfleisch gibt es morgens.
butcher | Vacuum-packed cuts for travellers can be ordered a day ahead. | אפשר להזמין יום מראש נתחים ארוזים בוואקום למטיילים. | Des morceaux sous vide pour voyageurs se commandent la veille. | Los viajeros pueden encargar cortes al vacío con un día de antelación. | Мясо в вакуумной упаковке для путешественников заказывают за день. | Vakuumverpackte Stücke für Reisende sind einen Tag vorher bestellbar.
bakery | Bread, rugelach and pareve cakes come from the oven twice a day. | לחם, רוגלך ועוגות פרווה יוצאים מהתנור פעמיים ביום. | Pains, rugelach et gâteaux parvé sortent du four deux fois par jour. | Pan, rugelaj y pasteles parve salen del horno dos veces al día. | Хлеб, ругелах и парве-торты пекут дважды в день. | Brot, Rugelach und parve Kuchen werden zweimal täglich gebacken.
bakery | Wholemeal and spelt loaves can be reserved by telephone. | אפשר לשריין בטלפון לחמי חיטה מלאה וכוסמין. | Pains complets et à l'épeautre à réserver par téléphone. | El pan integral y el de espelta se reservan por teléfono. | Цельнозерновой и полбяной хлеб можно отложить по телефону. | Vollkorn- und Dinkelbrote lassen sich telefonisch reservieren.
judaica | Candlesticks, kiddush cups, mezuzah cases and children's games are on display. | מוצגים פמוטים, גביעי קידוש, בתי מזוזה ומשחקי ילדים. | Bougeoirs, coupes de kiddouch, étuis de mézouza et jeux d'enfants en vitrine. | Se exponen candelabros, copas de kidush, estuches de mezuzá y juegos infantiles. | В продаже подсвечники, бокалы для кидуша, футляры для мезуз и детские игры. | Leuchter, Kidduschbecher, Mesusahüllen und Kinderspiele sind ausgestellt.
judaica | Scrolls are checked by a scribe who comes once a month. | סופר סת"ם מגיע פעם בחודש לבדיקה. | Un scribe vient une fois par mois vérifier les parchemins. | Un escriba viene una vez al mes a revisar los pergaminos. | Раз в месяц приходит сойфер и проверяет свитки. | Einmal im Monat prüft ein Schreiber Schriftrollen.
mikvah | Two preparation rooms are available; visits are arranged by telephone. | עומדים לרשות המבקרות שני חדרי הכנה; תיאום בטלפון. | Deux salles de préparation ; rendez-vous par téléphone. | Hay dos salas de preparación; las visitas se acuerdan por teléfono. | Есть две комнаты для подготовки; о визите договариваются по телефону. | Zwei Vorbereitungsräume stehen bereit; Termine nach Anruf.
mikvah | A separate pool serves for dishes on weekday mornings. | מקווה כלים נפרד פתוח בבוקרי ימי חול. | Un bassin séparé pour la vaisselle est ouvert les matins de semaine. | Una pileta aparte para vajilla abre las mañanas laborables. | Отдельная миква для посуды открыта утром по будням. | Ein eigenes Becken für Geschirr ist werktags vormittags offen.
community-centre | The weekly plan has language classes, a choir and a lunch club. | בתוכנית השבועית שיעורי שפה, מקהלה ומועדון צהריים. | Au programme de la semaine : cours de langue, chorale et club de midi. | El programa semanal incluye clases de idiomas, coro y club de almuerzo. | В недельной программе уроки языка, хор и обеденный клуб. | Im Wochenplan stehen Sprachkurse, ein Chor und ein Mittagstisch.
community-centre | The hall seats {n} people and can be hired. | באולם {n} מקומות ישיבה, ואפשר לשכור אותו. | La salle de {n} places peut être louée. | El salón tiene {n} asientos y se puede alquilar. | Зал на {n} мест можно арендовать. | Der Saal hat {n} Plätze und kann gemietet werden.
museum | Three rooms show photographs, household objects and letters. | בשלושה חדרים מוצגים תצלומים, כלי בית ומכתבים. | Trois salles présentent photographies, objets du quotidien et lettres. | Tres salas muestran fotografías, objetos cotidianos y cartas. | В трёх залах фотографии, предметы быта и письма. | Drei Räume zeigen Fotografien, Hausrat und Briefe.
museum | Guided tours for up to {small} visitors are given on request. | סיורים מודרכים לעד {small} מבקרים בתיאום מראש. | Visites guidées jusqu'à {small} personnes sur demande. | Visitas guiadas para hasta {small} personas a petición. | Экскурсии для групп до {small} человек по запросу. | Führungen für bis zu {small} Personen auf Anfrage.
school | Lessons are given in two languages, with Hebrew from the first year. | הלימודים מתקיימים בשתי שפות, ועברית נלמדת מכיתה א'. | L'enseignement est bilingue, avec l'hébreu dès la première année. | La enseñanza es bilingüe, con hebreo desde el primer año. | Преподавание на двух языках, иврит с первого класса. | Der Unterricht ist zweisprachig, Hebräisch gibt es ab der ersten Klasse.
school | The library and the playground are open to families on Sundays. | הספרייה ומגרש המשחקים פתוחים למשפחות בימי ראשון. | La bibliothèque et la cour sont ouvertes aux familles le dimanche. | La biblioteca y el patio abren a las familias los domingos. | По воскресеньям библиотека и площадка открыты для семей. | Bibliothek und Spielplatz stehen Familien sonntags offen.
historic-site | A staircase, two painted rooms and a cellar can be seen. | אפשר לראות גרם מדרגות, שני חדרים מצוירים ומרתף. | On y voit un escalier, deux pièces peintes et une cave. | Se ven una escalera, dos salas pintadas y un sótano. | Можно осмотреть лестницу, две расписные комнаты и подвал. | Zu sehen sind ein Treppenhaus, zwei bemalte Zimmer und ein Keller.
historic-site | An audio guide of forty minutes explains the building. | מדריך קולי באורך ארבעים דקות מסביר את הבניין. | Un audioguide de quarante minutes explique le bâtiment. | Una audioguía de cuarenta minutos explica el edificio. | Аудиогид на сорок минут рассказывает о здании. | Ein Audioguide von vierzig Minuten erklärt das Gebäude.
cemetery | A register at the gate helps visitors to find a row and a number. | פנקס בשער עוזר למבקרים למצוא שורה ומספר. | Un registre à l'entrée aide à trouver l'allée et le numéro. | Un registro en la entrada ayuda a encontrar la fila y el número. | Журнал у входа помогает найти ряд и номер. | Ein Verzeichnis am Tor hilft, Reihe und Nummer zu finden.
cemetery | The paths are gravelled; a tap for washing hands is by the gate. | השבילים מכוסים חצץ; ברז לנטילת ידיים נמצא ליד השער. | Allées en gravier ; un point d'eau pour se laver les mains près de l'entrée. | Los senderos son de grava; junto a la entrada hay un grifo para lavarse las manos. | Дорожки посыпаны гравием, у ворот есть кран для омовения рук. | Die Wege sind geschottert; am Tor gibt es einen Hahn zum Händewaschen.
catering | Menus for {n} guests are cooked in separate meat and dairy kitchens. | תפריטים ל-{n} אורחים מתבשלים במטבחים נפרדים לבשר ולחלב. | Des menus pour {n} personnes sont préparés dans des cuisines séparées. | Menús para {n} personas se preparan en cocinas separadas de carne y leche. | Меню на {n} гостей готовят на раздельных мясной и молочной кухнях. | Menüs für {n} Gäste entstehen in getrennten Küchen für Fleisch und Milch.
catering | Sealed single meals for flights and hospitals are delivered. | נמסרות ארוחות אישיות סגורות לטיסות ולבתי חולים. | Livraison de repas individuels scellés pour vols et hôpitaux. | Se entregan comidas individuales selladas para vuelos y hospitales. | Доставляют запечатанные порции для рейсов и больниц. | Versiegelte Einzelmahlzeiten für Flüge und Krankenhäuser werden geliefert.
bookshop | Prayer books, cookery, history and picture books fill four rooms. | סידורים, ספרי בישול, היסטוריה וספרי ילדים ממלאים ארבעה חדרים. | Livres de prières, cuisine, histoire et albums remplissent quatre pièces. | Libros de oraciones, cocina, historia y álbumes llenan cuatro salas. | Молитвенники, кулинария, история и детские книги занимают четыре зала. | Gebetbücher, Kochbücher, Geschichte und Bilderbücher füllen vier Räume.
bookshop | Second-hand volumes are bought and sold on Thursdays. | ספרים משומשים נקנים ונמכרים בימי חמישי. | Achat et vente de livres d'occasion le jeudi. | Los jueves se compran y venden libros usados. | По четвергам покупают и продают подержанные книги. | Donnerstags werden gebrauchte Bücher gekauft und verkauft.
wine | About {n} kosher wines stand in order of region. | כ-{n} יינות כשרים מסודרים לפי אזור. | Environ {n} vins casher classés par région. | Unos {n} vinos kosher ordenados por región. | Около {n} кошерных вин расставлены по регионам. | Rund {n} koschere Weine stehen nach Regionen sortiert.
wine | Grape juice and small bottles for kiddush are kept at the counter. | מיץ ענבים ובקבוקים קטנים לקידוש נמצאים ליד הדלפק. | Jus de raisin et petites bouteilles pour le kiddouch au comptoir. | En el mostrador hay mosto y botellas pequeñas para el kidush. | Виноградный сок и маленькие бутылки для кидуша у прилавка. | Traubensaft und kleine Flaschen für den Kiddusch stehen an der Theke.
travel-agency | Flights, hotels and group programmes are booked in one office. | טיסות, מלונות ותוכניות לקבוצות מוזמנים במשרד אחד. | Vols, hôtels et programmes de groupe se réservent au même bureau. | Vuelos, hoteles y programas de grupo se reservan en una sola oficina. | Билеты, отели и групповые программы бронируют в одном офисе. | Flüge, Hotels und Gruppenprogramme werden in einem Büro gebucht.
travel-agency | Kosher meals on board can be ordered with the ticket. | אפשר להזמין ארוחות כשרות לטיסה יחד עם הכרטיס. | Les repas casher à bord se commandent avec le billet. | Las comidas kosher a bordo se piden junto con el billete. | Кошерное питание на борту заказывают вместе с билетом. | Koschere Bordmahlzeiten werden mit dem Ticket bestellt.
memorial | Stones, a path and a bench stand under young trees. | אבנים, שביל וספסל ניצבים מתחת לעצים צעירים. | Des pierres, un sentier et un banc sous de jeunes arbres. | Piedras, un sendero y un banco bajo árboles jóvenes. | Камни, дорожка и скамья стоят под молодыми деревьями. | Steine, ein Weg und eine Bank liegen unter jungen Bäumen.
memorial | The garden is open from sunrise to sunset. | הגן פתוח מהזריחה עד השקיעה. | Le jardin est ouvert du lever au coucher du soleil. | El jardín está abierto del amanecer al anochecer. | Сад открыт от восхода до заката. | Der Garten ist von Sonnenaufgang bis Sonnenuntergang geöffnet.
library | The reading room has {small} places; books are not lent out. | באולם הקריאה {small} מקומות; הספרים אינם מושאלים. | La salle de lecture a {small} places ; pas de prêt. | La sala de lectura tiene {small} plazas; no hay préstamo. | Читальный зал на {small} мест; книги на дом не выдают. | Der Lesesaal hat {small} Plätze; Bücher werden nicht verliehen.
library | Newspapers and a family-research desk are on the first floor. | עיתונים ועמדה לחקר משפחות נמצאים בקומה הראשונה. | Journaux et point de recherche généalogique au premier étage. | Los periódicos y la mesa de genealogía están en el primer piso. | Газеты и стол по изучению родословных этажом выше. | Zeitungen und ein Platz für Familienforschung sind im ersten Stock.
`)
