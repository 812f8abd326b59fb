// Which places of GeoNames become local pages, and what they are called in German.

/** Every place of at least this size and distance has pages; smaller and farther ones are named below. */
export const NEAR = { population: 50_000, distanceKm: 150 } as const;

/** GeoNames entries that pass the filter but are no town of their own (Neubrück is a district of Grevenbroich). */
export const EXCLUDED = new Set(['DE/Neubrück']);

/** Places below the population limit or beyond the distance, as `country/GeoNames name/first-order division`. */
export const ADDED = new Set([
  // Border region
  'NL/Roermond/05', 'NL/Sittard/05', 'NL/Weert/05', 'NL/Kerkrade/05', 'NL/Venray/05',
  'DE/Heinsberg/07', 'DE/Erkelenz/07', 'DE/Hückelhoven/07', 'DE/Geilenkirchen/07', 'DE/Nettetal/07', 'DE/Kempen/07', 'DE/Geldern/07',
  'DE/Herzogenrath/07', 'DE/Alsdorf/07', 'DE/Jülich/07', 'DE/Wegberg/07', 'DE/Straelen/07', 'DE/Würselen/07', 'DE/Goch/07', 'DE/Kevelaer/07',
  'DE/Kleve/07', 'DE/Emmerich/07', 'DE/Frechen/07', 'DE/Kaarst/07', 'DE/Erkrath/07', 'DE/Brühl/07', 'DE/Siegburg/07',
  'NL/Doetinchem/03', 'NL/Uden/06', 'NL/Waalwijk/06', 'NL/Tiel/03', 'NL/Woerden/09',
  // The largest and best known of each country
  'DE/Berlin/16', 'DE/Hamburg/04', 'DE/Munich/02', 'DE/Frankfurt am Main/05', 'DE/Stuttgart/01', 'DE/Bremen/03', 'DE/Hannover/06', 'DE/Leipzig/13',
  'DE/Nürnberg/02', 'DE/Dresden/13', 'DE/Bielefeld/07', 'DE/Mannheim/01', 'DE/Karlsruhe/01', 'DE/Wiesbaden/05', 'DE/Augsburg/02', 'DE/Kiel/10',
  'DE/Freiburg/01', 'DE/Kassel/05', 'DE/Mainz/08', 'DE/Saarbrücken/09', 'DE/Osnabrück/06', 'DE/Trier/08', 'DE/Paderborn/07', 'DE/Gütersloh/07',
  'NL/Amsterdam/07', 'NL/The Hague/11', 'NL/Groningen/04', 'NL/Haarlem/07', 'NL/Leeuwarden/02', 'NL/Alkmaar/07', 'NL/Middelburg/10', 'NL/Assen/01', 'NL/Lelystad/16',
  'AT/Vienna/09', 'AT/Graz/06', 'AT/Linz/04', 'AT/Salzburg/05', 'AT/Innsbruck/07', 'AT/Klagenfurt am Wörthersee/02', 'AT/Villach/02', 'AT/Wels/04',
  'AT/Sankt Pölten/03', 'AT/Dornbirn/08', 'AT/Bregenz/08', 'AT/Feldkirch/08', 'AT/Wiener Neustadt/03', 'AT/Steyr/04',
  'CH/Zürich/ZH', 'CH/Genève/GE', 'CH/Basel/BS', 'CH/Bern/BE', 'CH/Lausanne/VD', 'CH/Winterthur/ZH', 'CH/Luzern/LU', 'CH/Sankt Gallen/SG', 'CH/Lugano/TI',
  'CH/Biel/Bienne/BE', 'CH/Thun/BE', 'CH/Schaffhausen/SH', 'CH/Chur/GR', 'CH/Zug/ZG',
]);

/** German or complete names where GeoNames has an English, local or clipped one. */
export const GERMAN_NAMES: Readonly<Record<string, string>> = {
  Munich: 'München', Vienna: 'Wien', 'The Hague': 'Den Haag', Genève: 'Genf', 'Biel/Bienne': 'Biel', 'Sankt Gallen': 'St. Gallen', 'Sankt Pölten': 'St. Pölten',
  'Klagenfurt am Wörthersee': 'Klagenfurt', Mülheim: 'Mülheim an der Ruhr', Emmerich: 'Emmerich am Rhein', 'Almere Stad': 'Almere', Stolberg: 'Stolberg',
  "'s-Hertogenbosch": '’s-Hertogenbosch',
};
