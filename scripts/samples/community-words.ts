import { keyed, texts } from './base.ts'

export const COMMUNITY_TITLES = texts(`
{} Synagogue | בית הכנסת {} | Synagogue {} | Sinagoga {} | Синагога «{}» | Synagoge {}
{} Community | קהילת {} | Communauté {} | Comunidad {} | Община «{}» | Gemeinde {}
{} Minyan | מניין {} | Minyan {} | Minián {} | Миньян «{}» | Minjan {}
{} Prayer House | בית התפילה {} | Oratoire {} | Casa de oración {} | Молельный дом «{}» | Bethaus {}
`)

export const RELIGIONS = keyed(`
orthodox | an Orthodox synagogue | בית כנסת אורתודוקסי | une synagogue orthodoxe | una sinagoga ortodoxa | ортодоксальная синагога | eine orthodoxe Synagoge
modern-orthodox | a modern Orthodox synagogue | בית כנסת אורתודוקסי מודרני | une synagogue orthodoxe moderne | una sinagoga ortodoxa moderna | синагога современной ортодоксии | eine modern-orthodoxe Synagoge
hasidic | a Hasidic prayer house | שטיבל חסידי | un oratoire hassidique | una casa de oración jasídica | хасидский молельный дом | ein chassidisches Bethaus
traditional | a traditional synagogue | בית כנסת מסורתי | une synagogue traditionnelle | una sinagoga tradicional | традиционная синагога | eine traditionelle Synagoge
conservative | a Conservative synagogue | בית כנסת קונסרבטיבי | une synagogue conservative | una sinagoga conservadora | консервативная синагога | eine konservative Synagoge
reform | a Reform synagogue | בית כנסת רפורמי | une synagogue réformée | una sinagoga reformista | реформистская синагога | eine Reformsynagoge
liberal | a Liberal synagogue | בית כנסת ליברלי | une synagogue libérale | una sinagoga liberal | либеральная синагога | eine liberale Synagoge
reconstructionist | a Reconstructionist community | קהילה רקונסטרוקציוניסטית | une communauté reconstructionniste | una comunidad reconstruccionista | реконструктивистская община | eine rekonstruktionistische Gemeinde
egalitarian | an egalitarian prayer group | מניין שוויוני | un groupe de prière égalitaire | un grupo de oración igualitario | эгалитарная молитвенная группа | eine egalitäre Gebetsgruppe
non-denominational | a non-denominational community | קהילה בלתי זרמית | une communauté sans affiliation | una comunidad sin denominación | внеконфессиональная еврейская община | eine ungebundene Gemeinde
`)

/** The custom of the community, after its noun; and the order of prayer. */
export const ORIGINS = keyed(`
ashkenazi | with Ashkenazi customs | במנהג אשכנז | de rite ashkénaze | de rito asquenazí | с ашкеназскими обычаями | mit aschkenasischem Brauch
sephardi | with Sephardi customs | במנהג ספרד | de rite séfarade | de rito sefardí | с сефардскими обычаями | mit sefardischem Brauch
mizrahi | with Mizrahi customs | במנהג עדות המזרח | de rite mizrahi | de rito mizrají | с обычаями восточных общин | mit misrachischem Brauch
chabad | with Chabad customs | במנהג חב"ד | de rite Habad | de rito jabad | с обычаями Хабад | mit Chabad-Brauch
moroccan | with Moroccan customs | במנהג יהודי מרוקו | de rite marocain | de rito marroquí | с марокканскими обычаями | mit marokkanischem Brauch
yemenite | with Yemenite customs | במנהג תימן | de rite yéménite | de rito yemení | с йеменскими обычаями | mit jemenitischem Brauch
italian | with Italian customs | במנהג בני רומא | de rite italien | de rito italiano | с итальянскими обычаями | mit italienischem Brauch
romaniote | with Romaniote customs | במנהג הרומניוטים | de rite romaniote | de rito romaniota | с романиотскими обычаями | mit romaniotischem Brauch
bukharian | with Bukharian customs | במנהג יהודי בוכרה | de rite boukhariote | de rito bujario | с бухарскими обычаями | mit bucharischem Brauch
persian | with Persian customs | במנהג יהודי פרס | de rite persan | de rito persa | с персидскими обычаями | mit persischem Brauch
georgian | with Georgian customs | במנהג יהודי גאורגיה | de rite géorgien | de rito georgiano | с грузинскими обычаями | mit georgischem Brauch
ethiopian | with Ethiopian customs | במנהג ביתא ישראל | de rite éthiopien | de rito etíope | с эфиопскими обычаями | mit äthiopischem Brauch
indian | with Indian customs | במנהג יהודי הודו | de rite indien | de rito indio | с индийскими обычаями | mit indischem Brauch
syrian | with Syrian customs | במנהג יהודי סוריה | de rite syrien | de rito sirio | с сирийскими обычаями | mit syrischem Brauch
mixed | with mixed customs | במנהג מעורב | de rites divers | de ritos diversos | со смешанными обычаями | mit gemischten Bräuchen
`)

export const NOSACH = keyed(`
ashkenazi | Nusach Ashkenaz | נוסח אשכנז | Rite ashkénaze | Rito asquenazí | Нусах Ашкеназ | Ritus Aschkenas
sephardi | Spanish and Portuguese rite | נוסח ספרדים ופורטוגזים | Rite hispano-portugais | Rito hispano-portugués | Испано-португальский нусах | Spanisch-portugiesischer Ritus
mizrahi | Nusach Edot HaMizrach | נוסח עדות המזרח | Rite Edot HaMizrah | Rito Edot Hamizraj | Нусах эдот ха-мизрах | Ritus Edot HaMisrach
chabad | Nusach Ari | נוסח האר"י | Rite Ari | Rito Arí | Нусах Ари | Ritus Ari
moroccan | Moroccan rite | נוסח מרוקאי | Rite marocain | Rito marroquí | Марокканский нусах | Marokkanischer Ritus
yemenite | Baladi or Shami rite | נוסח בלדי או שאמי | Rite baladi ou chami | Rito baladí o shamí | Нусах балади или шами | Ritus Baladi oder Schami
italian | Italian rite | נוסח בני רומא | Rite italien | Rito italiano | Итальянский нусах | Italienischer Ritus
romaniote | Romaniote rite | נוסח רומניא | Rite romaniote | Rito romaniota | Романиотский нусах | Romaniotischer Ritus
bukharian | Nusach Edot HaMizrach, Bukharian melodies | נוסח עדות המזרח בלחני בוכרה | Rite Edot HaMizrah, mélodies boukhariotes | Rito Edot Hamizraj, melodías bujarias | Нусах эдот ха-мизрах, бухарские напевы | Ritus Edot HaMisrach, bucharische Melodien
persian | Nusach Edot HaMizrach, Persian melodies | נוסח עדות המזרח בלחני פרס | Rite Edot HaMizrah, mélodies persanes | Rito Edot Hamizraj, melodías persas | Нусах эдот ха-мизрах, персидские напевы | Ritus Edot HaMisrach, persische Melodien
georgian | Georgian rite | נוסח יהודי גאורגיה | Rite géorgien | Rito georgiano | Грузинский нусах | Georgischer Ritus
ethiopian | Ethiopian prayers with a common prayer book | תפילות ביתא ישראל לצד סידור משותף | Prières éthiopiennes avec un livre commun | Oraciones etíopes con un libro común | Эфиопские молитвы и общий молитвенник | Äthiopische Gebete mit gemeinsamem Gebetbuch
indian | Sephardi rite with Indian melodies | נוסח ספרדי בלחנים הודיים | Rite séfarade, mélodies indiennes | Rito sefardí con melodías indias | Сефардский нусах, индийские напевы | Sefardischer Ritus mit indischen Melodien
syrian | Aleppo rite | נוסח ארם צובא | Rite d'Alep | Rito de Alepo | Нусах Халеба | Ritus von Aleppo
mixed | Alternating rites | נוסחים לסירוגין | Rites en alternance | Ritos alternados | Нусахи попеременно | Wechselnde Riten
`)

/** Times are made up: {m} morning, {e} evening, {s} Shabbat morning. */
export const PRAYERS = texts(`
Sample times: weekdays {m} and {e}; Shabbat {s} | זמנים לדוגמה: ימי חול {m} ו-{e}; שבת {s} | Horaires d'exemple : semaine {m} et {e} ; chabbat {s} | Horarios de ejemplo: días laborables {m} y {e}; Shabat {s} | Время-образец: будни {m} и {e}; шаббат {s} | Musterzeiten: werktags {m} und {e} Uhr; Schabbat {s} Uhr
Sample times: Monday and Thursday {m}; Friday at candle-lighting; Shabbat {s} | זמנים לדוגמה: ימים ב' ו-ה' {m}; ערב שבת עם הדלקת הנרות; שבת {s} | Horaires d'exemple : lundi et jeudi {m} ; vendredi à l'allumage des bougies ; chabbat {s} | Horarios de ejemplo: lunes y jueves {m}; viernes al encendido de velas; Shabat {s} | Время-образец: пн и чт {m}; пятница с зажиганием свечей; шаббат {s} | Musterzeiten: Mo und Do {m} Uhr; Freitag zum Lichterzünden; Schabbat {s} Uhr
Sample times: evening service daily at {e}; Shabbat {s}, followed by kiddush | זמנים לדוגמה: ערבית מדי יום ב-{e}; שבת {s} ולאחריה קידוש | Horaires d'exemple : office du soir chaque jour à {e} ; chabbat {s}, suivi du kiddouch | Horarios de ejemplo: oficio vespertino diario a las {e}; Shabat {s}, con kidush después | Время-образец: вечерняя молитва ежедневно в {e}; шаббат {s}, затем кидуш | Musterzeiten: Abendgebet täglich {e} Uhr; Schabbat {s} Uhr mit anschließendem Kiddusch
`)

export const COMMUNITY_NOTES = texts(`
Visitors are asked to write a day before their first visit. | המבקרים מתבקשים לכתוב יום לפני הביקור הראשון. | Les visiteurs sont priés d'écrire la veille de leur première visite. | Se pide a los visitantes que escriban un día antes de su primera visita. | Гостей просят написать за день до первого посещения. | Besucher schreiben bitte einen Tag vor dem ersten Besuch.
The building has {n} seats, a study room and a small kitchen. | בבניין {n} מקומות, חדר לימוד ומטבח קטן. | Le bâtiment compte {n} places, une salle d'étude et une petite cuisine. | El edificio tiene {n} asientos, una sala de estudio y una pequeña cocina. | В здании {n} мест, комната для занятий и небольшая кухня. | Das Gebäude hat {n} Plätze, einen Lernraum und eine kleine Küche.
A shared meal follows the Shabbat morning service. | אחרי תפילת שחרית של שבת נערכת סעודה משותפת. | Un repas commun suit l'office du chabbat matin. | Después del oficio matutino de Shabat hay una comida compartida. | После утренней молитвы в шаббат устраивают общую трапезу. | Nach dem Gebet am Schabbatmorgen gibt es eine gemeinsame Mahlzeit.
Prayer books with translation are laid out at the entrance. | בכניסה מונחים סידורים עם תרגום. | Des livres de prières avec traduction sont à l'entrée. | A la entrada hay libros de oraciones con traducción. | У входа лежат молитвенники с переводом. | Am Eingang liegen Gebetbücher mit Übersetzung.
There is a children's programme during services. | בזמן התפילות מתקיימת פעילות לילדים. | Une activité pour enfants a lieu pendant les offices. | Durante los oficios hay un programa para niños. | Во время молитв работает детская программа. | Während der Gebete gibt es ein Kinderprogramm.
A ramp leads to the side door. | כבש גישה מוביל לדלת הצדדית. | Une rampe mène à la porte latérale. | Una rampa lleva a la puerta lateral. | К боковому входу ведёт пандус. | Eine Rampe führt zur Seitentür.
`)

// A country that does not exist: en, he, fr, es, ru genitive, de genitive
export const COUNTRY_NAMES = texts(`
Verdania | ורדניה | Verdanie | Verdania | Вердании | Verdaniens
Lumaria | לומריה | Lumarie | Lumaria | Лумарии | Lumariens
Costaluna | קוסטלונה | Costalune | Costaluna | Косталуны | Costalunas
Montalba | מונטלבה | Montalbe | Montalba | Монтальбы | Montalbas
Solmara | סולמרה | Solmare | Solmara | Солмары | Solmaras
Bellandia | בלנדיה | Bellandie | Bellandia | Белландии | Bellandiens
Zefiria | זפיריה | Zéfirie | Zefiria | Зефирии | Zefiriens
Marenia | מרניה | Marénie | Marenia | Марении | Mareniens
Corvinia | קורביניה | Corvinie | Corvinia | Корвинии | Corviniens
Sandoria | סנדוריה | Sandorie | Sandoria | Сандории | Sandoriens
Ramboria | רמבוריה | Ramborie | Ramboria | Рамбории | Ramboriens
Fontania | פונטניה | Fontanie | Fontania | Фонтании | Fontaniens
`)

export const EMBASSY_TITLES = keyed(`
embassy | Sample Embassy of {} | שגרירות {} (דוגמה) | Ambassade de {} (exemple) | Embajada de {} (ejemplo) | Посольство {} (образец) | Botschaft {} (Muster)
consulate-general | Sample Consulate General of {} | הקונסוליה הכללית של {} (דוגמה) | Consulat général de {} (exemple) | Consulado General de {} (ejemplo) | Генеральное консульство {} (образец) | Generalkonsulat {} (Muster)
consulate | Sample Consulate of {} | קונסוליית {} (דוגמה) | Consulat de {} (exemple) | Consulado de {} (ejemplo) | Консульство {} (образец) | Konsulat {} (Muster)
honorary-consulate | Sample Honorary Consulate of {} | קונסוליית הכבוד של {} (דוגמה) | Consulat honoraire de {} (exemple) | Consulado honorario de {} (ejemplo) | Почётное консульство {} (образец) | Honorarkonsulat {} (Muster)
permanent-mission | Sample Permanent Mission of {} | הנציגות הקבועה של {} (דוגמה) | Mission permanente de {} (exemple) | Misión permanente de {} (ejemplo) | Постоянное представительство {} (образец) | Ständige Vertretung {} (Muster)
economic-mission | Sample Economic Mission of {} | הנציגות הכלכלית של {} (דוגמה) | Mission économique de {} (exemple) | Misión económica de {} (ejemplo) | Торгово-экономическое представительство {} (образец) | Wirtschaftsvertretung {} (Muster)
`)

export const EMBASSY_PHRASES = keyed(`
embassy | the embassy of an invented country | שגרירות של מדינה בדויה | l'ambassade d'un pays inventé | la embajada de un país inventado | посольство выдуманной страны | die Botschaft eines erfundenen Landes
consulate-general | the consulate general of an invented country | הקונסוליה הכללית של מדינה בדויה | le consulat général d'un pays inventé | el consulado general de un país inventado | генеральное консульство выдуманной страны | das Generalkonsulat eines erfundenen Landes
consulate | the consulate of an invented country | קונסוליה של מדינה בדויה | le consulat d'un pays inventé | el consulado de un país inventado | консульство выдуманной страны | das Konsulat eines erfundenen Landes
honorary-consulate | the honorary consulate of an invented country | קונסוליית כבוד של מדינה בדויה | le consulat honoraire d'un pays inventé | el consulado honorario de un país inventado | почётное консульство выдуманной страны | das Honorarkonsulat eines erfundenen Landes
permanent-mission | the permanent mission of an invented country | נציגות קבועה של מדינה בדויה | la mission permanente d'un pays inventé | la misión permanente de un país inventado | постоянное представительство выдуманной страны | die ständige Vertretung eines erfundenen Landes
economic-mission | the economic mission of an invented country | נציגות כלכלית של מדינה בדויה | la mission économique d'un pays inventé | la misión económica de un país inventado | торгово-экономическое представительство выдуманной страны | die Wirtschaftsvertretung eines erfundenen Landes
`)

export const EMBASSY_NOTES = texts(`
Appointments are made in writing; the waiting room holds {small} people. | קביעת תור בכתב; חדר ההמתנה מיועד ל-{small} איש. | Les rendez-vous se prennent par écrit ; la salle d'attente compte {small} places. | Las citas se piden por escrito; la sala de espera tiene {small} plazas. | Запись на приём письменно; в зале ожидания {small} мест. | Termine werden schriftlich vergeben; der Warteraum hat {small} Plätze.
The counter for travel papers is open on weekday mornings. | דלפק מסמכי הנסיעה פתוח בבוקרי ימי חול. | Le guichet des documents de voyage est ouvert les matins de semaine. | La ventanilla de documentos de viaje abre las mañanas laborables. | Окно проездных документов открыто утром по будням. | Der Schalter für Reisedokumente ist werktags vormittags geöffnet.
`)
