/** The words of the form that edits a listing; every other language is measured against them. */
export const editEn = {
  state: {
    needLogin:
      'Please log in to suggest an edit: so the editors know whom to ask when something is unclear.',
    noListing:
      'Which listing should be edited? Open its page and choose “Suggest an edit” there.',
    unknown: 'There is no such listing any more.',
    failed: 'The listing could not be loaded.',
    again: 'Try again',
    search: 'Find a place',
  },
  head: {
    back: 'Back to the listing',
    sample:
      'This is a sample listing. What you send about it shows how the form works.',
    required: 'Fields marked with * cannot be left empty.',
  },
  draft: {
    restored: 'We have restored your draft of {{date}}.',
    noPictures: 'Pictures are not part of a draft: please select them again.',
    discard: 'Discard the draft',
    discarded: 'The draft has been discarded.',
    kept: 'What you type is kept in this browser until you send or discard it.',
    leave:
      'The selected pictures are not kept: do not leave the page before you have sent them.',
  },
  groups: {
    about: 'Name and category',
    place: 'Address',
    contact: 'Contact',
    food: 'Food and kashrut',
    community: 'Community and prayer',
    rental: 'Rental',
    more: 'Good to know',
    pictures: 'Pictures',
    send: 'Send the update',
  },
  fields: {
    title: 'Name of the place',
    address1: 'Street and number',
    town: 'City',
    county: 'County or region',
    postcode: 'Postcode',
    country: 'Country',
    phone1: 'Phone',
    phone2: 'Second phone',
    phone3: 'Third phone',
    fax: 'Fax',
    email: 'E-mail',
    website: 'Website',
    lmenu: 'Web address of the menu',
    opening_hours: 'Opening hours',
    foodType: 'Type of food',
    cuisine: 'Cuisine',
    priceRange: 'Price range',
    supervision: 'Kosher supervision',
    kosherStatus: 'Kosher status',
    isGlatt: 'Glatt',
    religion: 'Stream',
    originOfCommunity: 'Origin of the community',
    nosachOfPrayer: 'Prayer rite',
    prayers: 'Prayer times',
    headOfCommunity: 'Head of the community',
    rabbi: 'Rabbi',
    apartmentType: 'Kind of rental',
    apartmentsNumberOfRooms: 'Rooms',
    creditCards: 'Credit cards',
    delivery: 'Delivery',
    shabbatMeals: 'Shabbat meals',
    comments: 'Remarks',
  },
  category: {
    label: 'Category',
    reset: 'Fields that the new category does not have are as they were.',
  },
  hints: {
    phone: 'With the country code, like +972 2 123 4567',
    url: 'Like www.example.org',
    place: 'Type at least 3 letters and choose, or write the name in full.',
    kosherStatus: 'In the words of the certificate',
    comments: 'What a visitor should know',
  },
  choice: { none: 'Not stated', yes: 'Yes', no: 'No' },
  places: {
    loading: 'Searching…',
    none: 'No place of this name is known. The name is sent as you wrote it.',
    found: 'Results found: {{count}}. Use the arrow keys to choose.',
    failed: 'The search does not answer right now. Write the name in full.',
    suggestions: 'Suggestions',
  },
  wrong: {
    phone: 'A phone number has digits, and may begin with +.',
    url: 'Please enter an address of the web, like www.example.org.',
    place: 'Please choose a place or write its name.',
    long: 'This text is too long.',
    options: 'The choices could not be loaded.',
  },
  pictures: {
    add: 'Select pictures',
    hint: 'JPEG, PNG or GIF; at most {{files}} files of {{megabytes}} MB in all. We remove where and with what they were taken.',
    list: 'Selected pictures',
    remove: 'Remove {{name}}',
    removed: '{{name}} has been removed.',
    total: '{{size}} MB of {{megabytes}} MB',
    title: 'What the pictures show',
    ownership: 'The pictures are mine, or I have the right to publish them.',
  },
  kind: {
    legend: 'What kind of update is it?',
    regular: 'Regular update',
    regularHint: 'A correction or an addition.',
    critical: 'Critical update',
    criticalHint:
      'The place has closed or moved, or its kashrut has changed. The report to the editors opens.',
    report: 'Open the report',
  },
  owner: {
    label: 'This place is mine, or I run it.',
    hint: 'The editors will ask you how they can make sure of that.',
  },
  send: {
    submit: 'Send the update',
    changed: 'Changed fields: {{count}}',
    unchanged: 'Nothing has been changed yet.',
    review: 'An editor looks at every update before it is published.',
  },
  sent: {
    title: 'Thank you',
    text: 'Your update is waiting for an editor. The page shows it once it is approved.',
    again: 'Change something else',
  },
} as const

type Filled<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Filled<T[K]>
}
/** What every language must say. */
export type EditWords = Filled<typeof editEn>
