// slot | sentence
export const EN = `
title-good | Good food and kind people
title-good | We will come back
title-good | Worth the walk
title-good | A calm evening
title-mixed | Some things good, some less so
title-mixed | Fine for one visit
title-mixed | Mixed impressions
title-weak | Not our best evening
title-weak | We expected more
open | We came here on the second day of our trip, straight from the station.
open | Six of us had dinner here on a Tuesday.
open | My parents chose the place because it was close to their room.
open | We stopped for lunch between two museums.
open | Friends who live nearby sent us here.
food-good | The soup tasted home-made, and the bread came warm to the table.
food-good | Every plate was well seasoned, and the portions were just right.
food-good | The salads were crisp, and the main course arrived hot.
food-good | Our children finished everything, which almost never happens.
food-good | The dessert alone would have been worth the visit.
food-weak | My main course was lukewarm, and the vegetables were overcooked.
food-weak | The food was decent but rather salty for us.
food-weak | Half of the dishes we wanted were already gone by eight o'clock.
service-good | The waiter answered all our questions about ingredients without hurry.
service-good | They found a table for us although we had not booked.
service-good | Water was brought at once and refilled without asking.
service-good | The staff were friendly to a tired two-year-old.
service-weak | We waited forty minutes before anybody took our order.
service-weak | Nobody could tell us what was in the sauce.
service-weak | The bill had one dish too many and took long to correct.
end-good | For what we paid, it was a very fair meal.
end-good | Next time we will reserve a table by the window.
end-good | A place to sit and talk; the music is low.
end-mixed | On a quieter evening it may well be different.
end-mixed | The prices are about average for the area.
end-mixed | I would give it another try at lunch time.
`

export const HE = `
title-good | אוכל טוב ואנשים נחמדים
title-good | עוד נחזור לכאן
title-good | שווה את ההליכה
title-good | ערב רגוע
title-mixed | יש טוב ויש פחות
title-mixed | מתאים לביקור חד-פעמי
title-mixed | רושם מעורב
title-weak | לא הערב הכי טוב שלנו
title-weak | ציפינו ליותר
open | הגענו ביום השני לטיול, ישר מהתחנה.
open | היינו שישה סועדים ביום שלישי בערב.
open | ההורים בחרו במקום כי היה קרוב לחדר שלהם.
open | עצרנו לארוחת צהריים בין שני מוזיאונים.
open | חברים שגרים בסביבה שלחו אותנו לכאן.
food-good | המרק היה כמו של בית, והלחם הגיע חם לשולחן.
food-good | כל מנה הייתה מתובלת היטב, והגודל היה בדיוק במידה.
food-good | הסלטים היו טריים, והמנה העיקרית הגיעה חמה.
food-good | הילדים סיימו הכול, וזה כמעט אף פעם לא קורה.
food-good | בשביל הקינוח לבדו היה שווה לבוא.
food-weak | המנה העיקרית הייתה פושרת, והירקות בושלו יותר מדי.
food-weak | האוכל היה סביר, אבל מלוח מדי לטעמנו.
food-weak | חצי מהמנות שרצינו נגמרו כבר בשמונה בערב.
service-good | המלצר ענה בסבלנות על כל השאלות שלנו על המרכיבים.
service-good | מצאו לנו שולחן אף שלא הזמנו מקום.
service-good | מים הגיעו מיד, ומילאו שוב בלי שנבקש.
service-good | הצוות היה נחמד גם לילד עייף בן שנתיים.
service-weak | חיכינו ארבעים דקות עד שמישהו לקח הזמנה.
service-weak | איש לא ידע להגיד לנו מה יש ברוטב.
service-weak | בחשבון הייתה מנה מיותרת, והתיקון לקח זמן.
end-good | ביחס למחיר זו הייתה ארוחה הוגנת מאוד.
end-good | בפעם הבאה נזמין מראש שולחן ליד החלון.
end-good | מקום שאפשר לשבת בו ולדבר; המוזיקה שקטה.
end-mixed | אולי בערב רגוע יותר זה נראה אחרת.
end-mixed | המחירים ממוצעים לאזור.
end-mixed | כדאי לנסות שוב בשעות הצהריים.
`

export const FR = `
title-good | Bonne table et accueil chaleureux
title-good | Nous reviendrons
title-good | Le détour en valait la peine
title-good | Une soirée paisible
title-mixed | Du bon et du moins bon
title-mixed | Correct pour une fois
title-mixed | Impression partagée
title-weak | Pas notre meilleure soirée
title-weak | Nous attendions mieux
open | Nous sommes venus le deuxième jour du voyage, directement de la gare.
open | Nous étions six à dîner un mardi soir.
open | Mes parents ont choisi l'endroit parce qu'il était proche de leur chambre.
open | Nous nous sommes arrêtés pour déjeuner entre deux musées.
open | Des amis du quartier nous ont envoyés ici.
food-good | La soupe avait un goût de maison et le pain est arrivé chaud.
food-good | Chaque assiette était bien assaisonnée, et les portions étaient justes.
food-good | Les salades étaient croquantes et le plat principal bien chaud.
food-good | Nos enfants ont tout fini, ce qui n'arrive presque jamais.
food-good | Le dessert à lui seul méritait la visite.
food-weak | Mon plat était tiède et les légumes trop cuits.
food-weak | C'était correct, mais trop salé pour nous.
food-weak | La moitié des plats voulus n'étaient plus disponibles à vingt heures.
service-good | Le serveur a répondu sans se presser à nos questions sur les ingrédients.
service-good | On nous a trouvé une table alors que nous n'avions pas réservé.
service-good | L'eau est arrivée tout de suite, et la carafe a été remplie sans qu'on le demande.
service-good | L'équipe a été gentille avec un petit de deux ans bien fatigué.
service-weak | Nous avons attendu quarante minutes avant qu'on prenne la commande.
service-weak | Personne n'a su nous dire ce que contenait la sauce.
service-weak | L'addition comptait un plat de trop et la correction a traîné.
end-good | Pour le prix payé, c'était un repas très honnête.
end-good | La prochaine fois, nous réserverons près de la fenêtre.
end-good | Un endroit où l'on peut parler ; la musique reste basse.
end-mixed | Un soir plus calme, ce serait sans doute différent.
end-mixed | Les prix sont dans la moyenne du quartier.
end-mixed | Je retenterais volontiers à midi.
`
