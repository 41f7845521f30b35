import { keyed } from './base.ts'

// `any`: of travel offers; the others by the kind of listing.
export const VIDEO_TITLES = keyed(`
any | Sample film: a walk around {city} | סרטון לדוגמה: סיבוב בעיר {city} | Film d'exemple : une promenade – {city} | Vídeo de ejemplo: un paseo por {city} | Видео-образец: прогулка, {city} | Musterfilm: ein Rundgang, {city}
any | Sample film: the rooms and the dining hall | סרטון לדוגמה: החדרים וחדר האוכל | Film d'exemple : les chambres et la salle à manger | Vídeo de ejemplo: las habitaciones y el comedor | Видео-образец: номера и столовая | Musterfilm: Zimmer und Speisesaal
any | Sample film: a day on the programme | סרטון לדוגמה: יום אחד בתוכנית | Film d'exemple : une journée du programme | Vídeo de ejemplo: un día del programa | Видео-образец: один день программы | Musterfilm: ein Tag im Programm
stay | Sample film: a walk around {city} | סרטון לדוגמה: סיבוב בעיר {city} | Film d'exemple : une promenade – {city} | Vídeo de ejemplo: un paseo por {city} | Видео-образец: прогулка, {city} | Musterfilm: ein Rundgang, {city}
stay | Sample film: the rooms | סרטון לדוגמה: החדרים | Film d'exemple : les chambres | Vídeo de ejemplo: las habitaciones | Видео-образец: номера | Musterfilm: die Zimmer
stay | Sample film: breakfast, from the kitchen to the table | סרטון לדוגמה: ארוחת הבוקר, מהמטבח לשולחן | Film d'exemple : le petit déjeuner, de la cuisine à la table | Vídeo de ejemplo: el desayuno, de la cocina a la mesa | Видео-образец: завтрак, от кухни до стола | Musterfilm: das Frühstück, von der Küche bis auf den Tisch
stay | Sample film: the way from the station | סרטון לדוגמה: הדרך מהתחנה | Film d'exemple : le chemin depuis la gare | Vídeo de ejemplo: el camino desde la estación | Видео-образец: дорога от вокзала | Musterfilm: der Weg vom Bahnhof
food | Sample film: a look into the kitchen | סרטון לדוגמה: הצצה למטבח | Film d'exemple : un coup d'œil en cuisine | Vídeo de ejemplo: una mirada a la cocina | Видео-образец: взгляд на кухню | Musterfilm: ein Blick in die Küche
food | Sample film: baking for Shabbat | סרטון לדוגמה: אפייה לשבת | Film d'exemple : le pain du chabbat | Vídeo de ejemplo: el pan de Shabat | Видео-образец: выпечка к шаббату | Musterfilm: Backen für den Schabbat
food | Sample film: the dining room in the evening | סרטון לדוגמה: חדר האוכל בערב | Film d'exemple : la salle le soir | Vídeo de ejemplo: el comedor por la noche | Видео-образец: зал вечером | Musterfilm: der Gastraum am Abend
`)
