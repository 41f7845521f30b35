import type { EditWords } from './en.ts'

export const editDe: EditWords = {
  state: {
    needLogin:
      'Bitte melden Sie sich an, um eine Änderung vorzuschlagen: So weiß die Redaktion, wen sie bei Unklarheiten fragen kann.',
    noListing:
      'Welcher Eintrag soll geändert werden? Öffnen Sie seine Seite und wählen Sie dort „Änderung vorschlagen“.',
    unknown: 'Diesen Eintrag gibt es nicht mehr.',
    failed: 'Der Eintrag konnte nicht geladen werden.',
    again: 'Noch einmal versuchen',
    search: 'Ort suchen',
  },
  head: {
    back: 'Zurück zum Eintrag',
    sample:
      'Dies ist ein Mustereintrag. Was Sie dazu senden, zeigt nur, wie das Formular funktioniert.',
    required: 'Felder mit * dürfen nicht leer bleiben.',
  },
  draft: {
    restored: 'Wir haben Ihren Entwurf vom {{date}} wiederhergestellt.',
    noPictures:
      'Bilder gehören nicht zum Entwurf: Bitte wählen Sie sie noch einmal aus.',
    discard: 'Entwurf verwerfen',
    discarded: 'Der Entwurf ist verworfen.',
    kept: 'Was Sie eingeben, bleibt in diesem Browser, bis Sie es senden oder verwerfen.',
    leave:
      'Die ausgewählten Bilder werden nicht aufbewahrt: Verlassen Sie die Seite erst nach dem Senden.',
  },
  groups: {
    about: 'Name und Kategorie',
    place: 'Adresse',
    contact: 'Kontakt',
    food: 'Essen und Kaschrut',
    community: 'Gemeinde und Gebet',
    rental: 'Unterkunft',
    more: 'Gut zu wissen',
    pictures: 'Bilder',
    send: 'Änderung senden',
  },
  fields: {
    title: 'Name des Ortes',
    address1: 'Straße und Hausnummer',
    town: 'Stadt',
    county: 'Landkreis oder Region',
    postcode: 'Postleitzahl',
    country: 'Land',
    phone1: 'Telefon',
    phone2: 'Zweites Telefon',
    phone3: 'Drittes Telefon',
    fax: 'Fax',
    email: 'E-Mail',
    website: 'Website',
    lmenu: 'Webadresse der Speisekarte',
    opening_hours: 'Öffnungszeiten',
    foodType: 'Art der Speisen',
    cuisine: 'Küche',
    priceRange: 'Preisklasse',
    supervision: 'Kaschrut-Aufsicht',
    kosherStatus: 'Koscher-Status',
    isGlatt: 'Glatt',
    religion: 'Richtung',
    originOfCommunity: 'Herkunft der Gemeinde',
    nosachOfPrayer: 'Gebetsritus',
    prayers: 'Gebetszeiten',
    headOfCommunity: 'Gemeindevorsitz',
    rabbi: 'Rabbiner',
    apartmentType: 'Art der Unterkunft',
    apartmentsNumberOfRooms: 'Zimmer',
    creditCards: 'Kreditkarten',
    delivery: 'Lieferung',
    shabbatMeals: 'Schabbatmahlzeiten',
    comments: 'Anmerkungen',
  },
  category: {
    label: 'Kategorie',
    reset:
      'Felder, die es in der neuen Kategorie nicht gibt, sind wieder wie vorher.',
  },
  hints: {
    phone: 'Mit Landesvorwahl, etwa +972 2 123 4567',
    url: 'Etwa www.example.org',
    place:
      'Geben Sie mindestens 3 Buchstaben ein und wählen Sie, oder schreiben Sie den Namen ganz aus.',
    kosherStatus: 'Im Wortlaut des Zertifikats',
    comments: 'Was Besucher wissen sollten',
  },
  choice: { none: 'Keine Angabe', yes: 'Ja', no: 'Nein' },
  places: {
    loading: 'Suche läuft…',
    none: 'Ein Ort dieses Namens ist nicht bekannt. Der Name wird gesendet, wie Sie ihn schreiben.',
    found: 'Ergebnisse: {{count}}. Wählen Sie mit den Pfeiltasten.',
    failed:
      'Die Suche antwortet gerade nicht. Schreiben Sie den Namen ganz aus.',
    suggestions: 'Vorschläge',
  },
  wrong: {
    phone: 'Eine Telefonnummer hat Ziffern und kann mit + beginnen.',
    url: 'Bitte geben Sie eine Webadresse ein, etwa www.example.org.',
    place: 'Bitte wählen Sie einen Ort oder schreiben Sie seinen Namen.',
    long: 'Dieser Text ist zu lang.',
    options: 'Die Auswahl konnte nicht geladen werden.',
  },
  pictures: {
    add: 'Bilder auswählen',
    hint: 'JPEG, PNG oder GIF; höchstens {{files}} Dateien mit zusammen {{megabytes}} MB. Angaben zu Ort und Kamera entfernen wir.',
    list: 'Ausgewählte Bilder',
    remove: '{{name}} entfernen',
    removed: '{{name}} ist entfernt.',
    total: '{{size}} MB von {{megabytes}} MB',
    title: 'Was die Bilder zeigen',
    ownership: 'Die Bilder gehören mir, oder ich darf sie veröffentlichen.',
  },
  kind: {
    legend: 'Um was für eine Änderung geht es?',
    regular: 'Gewöhnliche Änderung',
    regularHint: 'Eine Berichtigung oder Ergänzung.',
    critical: 'Kritische Änderung',
    criticalHint:
      'Der Ort hat geschlossen oder ist umgezogen, oder die Kaschrut hat sich geändert. Die Meldung an die Redaktion öffnet sich.',
    report: 'Meldung öffnen',
  },
  owner: {
    label: 'Dieser Ort gehört mir, oder ich leite ihn.',
    hint: 'Die Redaktion wird Sie fragen, wie sie sich davon überzeugen kann.',
  },
  send: {
    submit: 'Änderung senden',
    changed: 'Geänderte Felder: {{count}}',
    unchanged: 'Noch ist nichts geändert.',
    review: 'Die Redaktion prüft jede Änderung, bevor sie erscheint.',
  },
  sent: {
    title: 'Vielen Dank',
    text: 'Ihre Änderung wartet auf die Redaktion. Die Seite zeigt sie, sobald sie freigegeben ist.',
    again: 'Noch etwas ändern',
  },
}
