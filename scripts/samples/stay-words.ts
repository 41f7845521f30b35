import { keyed, texts } from './base.ts'

export const HOTEL_TITLES = keyed(`
hotel | {} Hotel | מלון {} | Hôtel {} | Hotel {} | Отель «{}» | Hotel {}
boutique | {} Boutique Hotel | מלון בוטיק {} | Hôtel-boutique {} | Hotel boutique {} | Бутик-отель «{}» | Boutiquehotel {}
resort | {} Resort | אתר הנופש {} | Résidence de vacances {} | Complejo vacacional {} | Курортный отель «{}» | Ferienhotel {}
inn | {} Inn | אכסניית {} | Auberge {} | Posada {} | Гостиница «{}» | Gasthof {}
suites | {} Suites | סוויטות {} | Suites {} | Suites {} | Апарт-отель «{}» | Aparthotel {}
family | {} Family Hotel | מלון משפחות {} | Hôtel familial {} | Hotel familiar {} | Семейный отель «{}» | Familienhotel {}
`)

export const HOTEL_PHRASES = keyed(`
hotel | a hotel with {rooms} rooms | מלון ובו {rooms} חדרים | un hôtel de {rooms} chambres | un hotel de {rooms} habitaciones | отель на {rooms} номеров | ein Hotel mit {rooms} Zimmern
boutique | a boutique hotel with {rooms} rooms | מלון בוטיק ובו {rooms} חדרים | un hôtel-boutique de {rooms} chambres | un hotel boutique de {rooms} habitaciones | бутик-отель на {rooms} номеров | ein Boutiquehotel mit {rooms} Zimmern
resort | a holiday hotel with {rooms} rooms and a pool | מלון נופש ובו {rooms} חדרים ובריכה | un hôtel de vacances de {rooms} chambres avec piscine | un hotel vacacional de {rooms} habitaciones con piscina | курортный отель на {rooms} номеров с бассейном | ein Ferienhotel mit {rooms} Zimmern und Pool
inn | a small inn with {rooms} rooms | אכסניה קטנה ובה {rooms} חדרים | une petite auberge de {rooms} chambres | una pequeña posada de {rooms} habitaciones | небольшая гостиница на {rooms} номеров | ein kleiner Gasthof mit {rooms} Zimmern
suites | a house of {rooms} suites with kitchenettes | מלון סוויטות ובו {rooms} יחידות עם מטבחון | une résidence de {rooms} suites avec kitchenette | un edificio de {rooms} suites con cocina pequeña | апарт-отель на {rooms} номеров с мини-кухней | ein Haus mit {rooms} Suiten und Kochnischen
family | a family hotel with {rooms} rooms | מלון משפחות ובו {rooms} חדרים | un hôtel familial de {rooms} chambres | un hotel familiar de {rooms} habitaciones | семейный отель на {rooms} номеров | ein Familienhotel mit {rooms} Zimmern
`)

export const HOTEL_FOOD = keyed(`
dairy | Breakfast is a dairy buffet with salads, cheeses and fresh bread. | ארוחת הבוקר היא מזנון חלבי עם סלטים, גבינות ולחם טרי. | Le petit-déjeuner est un buffet lacté avec salades, fromages et pain frais. | El desayuno es un bufé lácteo con ensaladas, quesos y pan fresco. | На завтрак молочный шведский стол: салаты, сыры и свежий хлеб. | Das Frühstück ist ein milchiges Buffet mit Salaten, Käse und frischem Brot.
meat | A meat dining room serves dinner six evenings a week. | חדר אוכל בשרי מגיש ארוחת ערב שישה ערבים בשבוע. | Une salle à manger de viande sert le dîner six soirs par semaine. | Un comedor de carne sirve la cena seis noches por semana. | Мясной ресторан отеля подаёт ужин шесть вечеров в неделю. | Ein fleischiger Speisesaal bietet an sechs Abenden Abendessen.
both | Separate kitchens serve a dairy breakfast and a meat dinner. | מטבחים נפרדים מגישים ארוחת בוקר חלבית וארוחת ערב בשרית. | Deux cuisines séparées servent un petit-déjeuner lacté et un dîner de viande. | Cocinas separadas sirven desayuno lácteo y cena de carne. | На раздельных кухнях готовят молочный завтрак и мясной ужин. | Getrennte Küchen bereiten ein milchiges Frühstück und ein fleischiges Abendessen zu.
none | Meals are not served; a shared kitchen has two separate sinks. | לא מוגשות ארוחות; במטבח המשותף שני כיורים נפרדים. | Pas de repas sur place ; la cuisine commune a deux éviers séparés. | No se sirven comidas; la cocina común tiene dos fregaderos separados. | Питания нет; на общей кухне две раздельные мойки. | Mahlzeiten gibt es nicht; die Gemeinschaftsküche hat zwei getrennte Spülen.
`)

export const HOTEL_NOTES = texts(`
Guests can ask for a mechanical key instead of a card. | אפשר לבקש מפתח מכני במקום כרטיס. | Une clé mécanique est remise sur demande à la place de la carte. | Se puede pedir una llave mecánica en lugar de tarjeta. | Вместо карты можно попросить обычный ключ. | Statt der Karte gibt es auf Wunsch einen mechanischen Schlüssel.
The lower floors can be reached by stairs on Shabbat. | לקומות הנמוכות אפשר לעלות במדרגות בשבת. | Les étages inférieurs sont accessibles par l'escalier le chabbat. | A las plantas bajas se puede subir por la escalera en Shabat. | На нижние этажи в шаббат можно подняться по лестнице. | Die unteren Etagen sind am Schabbat über die Treppe erreichbar.
A small prayer room on the ground floor is open all day. | בקומת הקרקע חדר תפילה קטן הפתוח כל היום. | Une petite salle de prière au rez-de-chaussée est ouverte toute la journée. | En la planta baja hay una pequeña sala de oración abierta todo el día. | На первом этаже весь день открыта небольшая комната для молитвы. | Im Erdgeschoss ist ein kleiner Gebetsraum ganztags geöffnet.
The rooms on the garden side have balconies. | לחדרים הפונים לגן יש מרפסות. | Les chambres côté jardin ont un balcon. | Las habitaciones que dan al jardín tienen balcón. | У номеров со стороны сада есть балконы. | Die Zimmer zur Gartenseite haben Balkone.
Cots and connecting rooms are available on request. | מיטות תינוק וחדרים מחוברים זמינים בתיאום מראש. | Lits bébé et chambres communicantes sur demande. | Hay cunas y habitaciones comunicadas a petición. | Детские кроватки и смежные номера предоставляются по запросу. | Kinderbetten und Verbindungszimmer gibt es auf Anfrage.
Reception is open from 07:00 to 23:00. | הקבלה פתוחה מ-07:00 עד 23:00. | La réception est ouverte de 7 h à 23 h. | La recepción abre de 07:00 a 23:00. | Стойка регистрации работает с 07:00 до 23:00. | Die Rezeption ist von 7 bis 23 Uhr besetzt.
Two rooms on the ground floor are suitable for wheelchairs. | שני חדרים בקומת הקרקע מותאמים לכיסאות גלגלים. | Deux chambres du rez-de-chaussée conviennent aux fauteuils roulants. | Dos habitaciones de la planta baja están adaptadas para sillas de ruedas. | Два номера на первом этаже подходят для гостей на коляске. | Zwei Zimmer im Erdgeschoss sind rollstuhlgerecht.
A hall for {n} people can be booked for family celebrations. | אפשר להזמין אולם ל-{n} איש לאירועים משפחתיים. | Une salle de {n} personnes se loue pour les fêtes de famille. | Se puede reservar una sala para {n} personas para celebraciones familiares. | Для семейных торжеств можно заказать зал на {n} человек. | Für Familienfeiern ist ein Saal für {n} Personen buchbar.
`)

export const RENTAL_TITLES = keyed(`
apartment | {} Apartment | דירת {} | Appartement {} | Apartamento {} | Апартаменты «{}» | Ferienwohnung {}
studio | {} Studio | סטודיו {} | Studio {} | Estudio {} | Студия «{}» | Studio {}
villa | {} Villa | וילה {} | Villa {} | Villa {} | Вилла «{}» | Villa {}
penthouse | {} Penthouse | פנטהאוז {} | Penthouse {} | Ático {} | Пентхаус «{}» | Penthouse {}
cottage | {} Cottage | קוטג' {} | Maisonnette {} | Casita {} | Коттедж «{}» | Ferienhaus {}
guest-house | {} Guest House | בית הארחה {} | Maison d'hôtes {} | Casa de huéspedes {} | Гостевой дом «{}» | Gästehaus {}
`)

export const RENTAL_PHRASES = keyed(`
apartment | a holiday apartment | דירת נופש | un appartement de vacances | un apartamento vacacional | квартира для отпуска | eine Ferienwohnung
studio | a furnished studio | סטודיו מרוהט | un studio meublé | un estudio amueblado | меблированная студия | ein möbliertes Studio
villa | a villa with a garden | וילה עם גינה | une villa avec jardin | una villa con jardín | вилла с садом | eine Villa mit Garten
penthouse | a penthouse with a roof terrace | פנטהאוז עם מרפסת גג | un penthouse avec toit-terrasse | un ático con azotea | пентхаус с террасой на крыше | ein Penthouse mit Dachterrasse
cottage | a detached cottage | קוטג' עצמאי | une maisonnette indépendante | una casita independiente | отдельный коттедж | ein freistehendes Ferienhaus
guest-house | a guest house let as a whole | בית הארחה להשכרה בשלמותו | une maison d'hôtes louée en entier | una casa de huéspedes que se alquila entera | гостевой дом, сдаётся целиком | ein Gästehaus, das im Ganzen vermietet wird
`)

export const RENTAL_ROOMS = keyed(`
1 | One room for up to {n} guests. | חדר אחד לעד {n} אורחים. | Une pièce, jusqu'à {n} personnes. | Una habitación para hasta {n} personas. | Одна комната, гостей: до {n}. | Ein Zimmer für bis zu {n} Gäste.
2 | Two rooms for up to {n} guests. | שני חדרים לעד {n} אורחים. | Deux pièces, jusqu'à {n} personnes. | Dos habitaciones para hasta {n} personas. | Две комнаты, гостей: до {n}. | Zwei Zimmer für bis zu {n} Gäste.
3 | Three rooms for up to {n} guests. | שלושה חדרים לעד {n} אורחים. | Trois pièces, jusqu'à {n} personnes. | Tres habitaciones para hasta {n} personas. | Три комнаты, гостей: до {n}. | Drei Zimmer für bis zu {n} Gäste.
4 | Four rooms for up to {n} guests. | ארבעה חדרים לעד {n} אורחים. | Quatre pièces, jusqu'à {n} personnes. | Cuatro habitaciones para hasta {n} personas. | Четыре комнаты, гостей: до {n}. | Vier Zimmer für bis zu {n} Gäste.
5 | Five rooms for up to {n} guests. | חמישה חדרים לעד {n} אורחים. | Cinq pièces, jusqu'à {n} personnes. | Cinco habitaciones para hasta {n} personas. | Пять комнат, гостей: до {n}. | Fünf Zimmer für bis zu {n} Gäste.
6-plus | Six rooms or more for up to {n} guests. | שישה חדרים ומעלה לעד {n} אורחים. | Six pièces ou plus, jusqu'à {n} personnes. | Seis habitaciones o más para hasta {n} personas. | Шесть комнат и более, гостей: до {n}. | Sechs oder mehr Zimmer für bis zu {n} Gäste.
`)

export const RENTAL_NOTES = texts(`
The kitchen has two sinks and two sets of dishes. | במטבח שני כיורים ושתי מערכות כלים. | La cuisine a deux éviers et deux services de vaisselle. | La cocina tiene dos fregaderos y dos vajillas. | На кухне две мойки и два набора посуды. | Die Küche hat zwei Spülen und zwei Geschirrsätze.
A hotplate and an urn for Shabbat are in the cupboard. | פלטה ומיחם לשבת נמצאים בארון. | Une plaque chauffante et une bouilloire de chabbat sont dans le placard. | En el armario hay una plancha caliente y un termo para Shabat. | В шкафу есть плата и термопот для шаббата. | Eine Wärmeplatte und ein Heißwasserkocher für Schabbat stehen im Schrank.
Linen and towels are included; cleaning is charged separately. | מצעים ומגבות כלולים; הניקיון בתשלום נפרד. | Draps et serviettes compris ; ménage en supplément. | Sábanas y toallas incluidas; la limpieza se paga aparte. | Бельё и полотенца включены, уборка оплачивается отдельно. | Bettwäsche und Handtücher inklusive, Reinigung gegen Aufpreis.
The balcony is open to the sky and fits a small sukkah. | המרפסת פתוחה לשמיים ומתאימה לסוכה קטנה. | Le balcon, à ciel ouvert, permet une petite soucca. | El balcón, a cielo abierto, admite una pequeña sucá. | На открытом балконе помещается небольшая сукка. | Auf dem offenen Balkon findet eine kleine Sukka Platz.
The nearest sample synagogue is ten minutes away on foot. | בית הכנסת הקרוב לדוגמה נמצא במרחק עשר דקות הליכה. | La synagogue d'exemple la plus proche est à dix minutes à pied. | La sinagoga de ejemplo más cercana está a diez minutos a pie. | До ближайшей синагоги-образца десять минут пешком. | Zur nächsten Mustersynagoge sind es zehn Minuten zu Fuß.
The building has a lift and a Shabbat lock on the street door. | בבניין מעלית ומנעול שבת בדלת הרחוב. | L'immeuble a un ascenseur et une serrure de chabbat sur la rue. | El edificio tiene ascensor y cerradura de Shabat en la puerta. | В доме есть лифт, на двери подъезда замок для шаббата. | Das Haus hat einen Aufzug und ein Schabbatschloss an der Haustür.
Minimum stay: {nights} nights; keys are handed over in person. | שהות מזערית: {nights} לילות; המפתחות נמסרים ידנית. | Séjour minimum : {nights} nuits ; remise des clés en main propre. | Estancia mínima: {nights} noches; las llaves se entregan en persona. | Минимальный срок, ночей: {nights}; ключи передаются лично. | Mindestaufenthalt: {nights} Nächte; die Schlüssel werden persönlich übergeben.
A desk, fast internet and a washing machine are provided. | יש שולחן עבודה, אינטרנט מהיר ומכונת כביסה. | Bureau, internet rapide et lave-linge à disposition. | Hay escritorio, internet rápido y lavadora. | Есть письменный стол, быстрый интернет и стиральная машина. | Schreibtisch, schnelles Internet und Waschmaschine sind vorhanden.
`)
