/** Sights and quarters by which people name a city, by its GeoNames id. Those that are listings are found by name. */
export const SIGHTS: Readonly<Record<number, readonly string[]>> = {
  // Jerusalem
  281184: ['mea shearim', 'meah shearim', 'מאה שערים', 'меа шеарим', 'geula', 'גאולה', 'rehavia', 'רחביה',
    'nachlaot', 'נחלאות', 'har nof', 'הר נוף', 'ramat eshkol', 'רמת אשכול', 'bayit vegan', 'בית וגן'],
  // Tel Aviv
  293397: ['dizengoff', 'דיזנגוף', 'rothschild boulevard', 'שדרות רוטשילד', 'carmel market', 'שוק הכרמל'],
  // New York City, and Brooklyn
  5128581: ['times square', 'טיימס סקוור', 'таймс сквер', 'central park', 'סנטרל פארק', 'empire state building',
    'upper west side', 'upper east side', 'lower east side', 'washington heights'],
  5110302: ['crown heights', 'קראון הייטס'],
  // Orlando, Los Angeles, Las Vegas
  4167147: ['disney world', 'walt disney world', 'דיסני וורלד', 'universal studios florida'],
  5368361: ['pico robertson', 'universal studios hollywood'],
  5506956: ['the strip', 'las vegas strip'],
  // Montreal, Buenos Aires
  6077243: ['outremont', 'mile end'],
  3435910: ['villa crespo', 'balvanera', 'barrio once'],
  // London
  2643743: ['big ben', 'ביג בן', 'buckingham palace', 'tower bridge', 'oxford street', 'trafalgar square'],
  // Paris
  2988507: ['le marais', 'pletzl', 'eiffel tower', 'tour eiffel', 'torre eiffel', 'eiffelturm', 'эйфелева башня',
    'מגדל אייפל', 'louvre', 'לובר', 'champs elysees', 'שאנז אליזה', 'disneyland paris'],
  // Rome, Barcelona, Athens
  3169070: ['colosseum', 'colosseo', 'colisee', 'coliseo', 'kolosseum', 'колизей', 'קולוסיאום', 'trastevere'],
  3128760: ['sagrada familia', 'la rambla', 'las ramblas'],
  264371: ['acropolis', 'acropole', 'akropolis', 'акрополь', 'אקרופוליס'],
  // Berlin, Kraków, Moscow
  2950159: ['brandenburg gate', 'brandenburger tor', 'alexanderplatz'],
  3094802: ['kazimierz', 'казимеж', "קז'ימייז'"],
  524901: ['red square', 'красная площадь', 'place rouge', 'הכיכר האדומה'],
  // Sydney
  2147714: ['bondi beach', 'sydney opera house'],
} // prettier-ignore
