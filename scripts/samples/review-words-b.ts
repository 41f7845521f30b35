// slot | sentence
export const ES = `
title-good | Buena comida y gente amable
title-good | Volveremos
title-good | Vale la pena el paseo
title-good | Una cena tranquila
title-mixed | Cosas buenas y otras no tanto
title-mixed | Está bien para una vez
title-mixed | Impresión desigual
title-weak | No fue nuestra mejor noche
title-weak | Esperábamos más
open | Llegamos el segundo día del viaje, directamente desde la estación.
open | Cenamos seis personas un martes por la noche.
open | Mis padres eligieron el lugar porque estaba cerca de su habitación.
open | Paramos a comer entre un museo y otro.
open | Nos mandaron aquí unos amigos que viven en el barrio.
food-good | La sopa sabía a casa y el pan llegó caliente a la mesa.
food-good | Todos los platos venían bien sazonados y las raciones eran justas.
food-good | Las ensaladas estaban crujientes y el plato principal llegó caliente.
food-good | Los niños se lo comieron todo, y eso casi nunca pasa.
food-good | Solo por el postre ya valía la pena venir.
food-weak | Mi plato llegó tibio y las verduras estaban pasadas.
food-weak | La comida era correcta, pero demasiado salada para nosotros.
food-weak | A las ocho ya no quedaba la mitad de los platos que queríamos.
service-good | El camarero respondió sin prisa a todas las preguntas sobre los ingredientes.
service-good | Nos encontraron mesa aunque no habíamos reservado.
service-good | Trajeron agua enseguida y la repusieron sin pedirla.
service-good | Fueron muy amables con un niño cansado de dos años.
service-weak | Esperamos cuarenta minutos hasta que nos tomaron nota.
service-weak | Nadie supo decirnos qué llevaba la salsa.
service-weak | En la cuenta había un plato de más y tardaron en corregirla.
end-good | Por lo que pagamos, fue una comida muy justa.
end-good | La próxima vez reservaremos junto a la ventana.
end-good | Un sitio para sentarse a hablar; la música está baja.
end-mixed | En una noche más tranquila quizá sea distinto.
end-mixed | Los precios son los normales de la zona.
end-mixed | Le daría otra oportunidad a mediodía.
`

export const RU = `
title-good | Вкусно и приветливо
title-good | Обязательно вернёмся
title-good | Стоило дойти пешком
title-good | Спокойный вечер
title-mixed | Что-то хорошо, что-то не очень
title-mixed | Один раз сходить можно
title-mixed | Двойственное впечатление
title-weak | Не самый удачный вечер
title-weak | Ожидали большего
open | Пришли на второй день поездки, прямо с вокзала.
open | Ужинали вшестером во вторник вечером.
open | Родители выбрали это место, потому что оно рядом с их гостиницей.
open | Зашли пообедать между двумя музеями.
open | Сюда нас отправили друзья, которые живут неподалёку.
food-good | Суп как домашний, хлеб подали тёплым.
food-good | Всё в меру приправлено, порции как раз.
food-good | Салаты свежие, горячее действительно горячее.
food-good | Дети съели всё до конца, а это большая редкость.
food-good | Ради одного десерта стоило прийти.
food-weak | Горячее принесли едва тёплым, овощи переварены.
food-weak | Еда неплохая, но на наш вкус пересолена.
food-weak | К восьми вечера половины нужных нам блюд уже не было.
service-good | Официант терпеливо ответил на все вопросы о составе блюд.
service-good | Нам нашли столик, хотя мы не заказывали заранее.
service-good | Воду принесли сразу и доливали без просьб.
service-good | К уставшему двухлетнему ребёнку отнеслись по-доброму.
service-weak | Сорок минут ждали, пока у нас примут заказ.
service-weak | Никто не смог сказать, из чего сделан соус.
service-weak | В счёте оказалось лишнее блюдо, исправляли долго.
end-good | За эти деньги обед очень достойный.
end-good | В следующий раз закажем столик у окна.
end-good | Можно посидеть и поговорить: музыка негромкая.
end-mixed | Возможно, в более спокойный вечер всё иначе.
end-mixed | Цены средние для этого района.
end-mixed | Попробуем ещё раз днём, в обед.
`

export const DE = `
title-good | Gutes Essen, freundliche Leute
title-good | Wir kommen wieder
title-good | Der Weg lohnt sich
title-good | Ein ruhiger Abend
title-mixed | Manches gut, manches weniger
title-mixed | Für einmal in Ordnung
title-mixed | Gemischter Eindruck
title-weak | Nicht unser bester Abend
title-weak | Wir hatten mehr erwartet
open | Wir kamen am zweiten Reisetag, direkt vom Bahnhof.
open | Zu sechst haben wir an einem Dienstag hier zu Abend gegessen.
open | Meine Eltern wählten das Lokal, weil es nahe an ihrem Zimmer lag.
open | Wir machten zwischen zwei Museen Mittagspause.
open | Freunde aus der Nachbarschaft haben uns hergeschickt.
food-good | Die Suppe schmeckte hausgemacht, das Brot kam warm auf den Tisch.
food-good | Alles war gut gewürzt, die Portionen waren genau richtig.
food-good | Die Salate waren knackig, das Hauptgericht kam heiß.
food-good | Unsere Kinder haben alles aufgegessen, das kommt fast nie vor.
food-good | Allein für den Nachtisch hätte sich der Besuch gelohnt.
food-weak | Mein Hauptgericht war lauwarm und das Gemüse verkocht.
food-weak | Das Essen war ordentlich, für uns aber zu salzig.
food-weak | Um acht Uhr war die Hälfte der gewünschten Gerichte schon aus.
service-good | Der Kellner beantwortete in Ruhe alle Fragen zu den Zutaten.
service-good | Man fand für uns einen Tisch, obwohl wir nicht reserviert hatten.
service-good | Wasser kam sofort und wurde ungefragt nachgeschenkt.
service-good | Zu einem müden Zweijährigen war man sehr nett.
service-weak | Wir warteten vierzig Minuten, bis jemand die Bestellung aufnahm.
service-weak | Niemand konnte uns sagen, was in der Soße war.
service-weak | Auf der Rechnung stand ein Gericht zu viel, die Korrektur dauerte.
end-good | Für den Preis war es eine sehr faire Mahlzeit.
end-good | Nächstes Mal reservieren wir am Fenster.
end-good | Hier kann man sitzen und reden, die Musik ist leise.
end-mixed | An einem ruhigeren Abend ist es vielleicht anders.
end-mixed | Die Preise liegen im Rahmen der Gegend.
end-mixed | Mittags würde ich es noch einmal versuchen.
`
