/** How a branch is named in running text. */
export const INDUSTRY_NAMES = {
  logistik: 'Logistik',
  chemie: 'Chemie',
  hochschule: 'Forschung und Lehre',
  tourismus: 'Tourismus und Gastgewerbe',
  handwerk: 'Handwerk',
  handel: 'Einzelhandel',
  maschinenbau: 'Maschinenbau',
  gesundheit: 'Gesundheit und Pflege',
  it: 'Software und IT',
  automotive: 'Fahrzeugbau',
  metall: 'Metallverarbeitung',
  lebensmittel: 'Lebensmittel',
  gartenbau: 'Gartenbau',
  hafen: 'Hafen und Schifffahrt',
  medien: 'Medien',
  finanzen: 'Beratung und Finanzen',
  verwaltung: 'Verwaltung und Verbände',
  textil: 'Textil und Mode',
  energie: 'Energie',
  bau: 'Bau',
  elektronik: 'Elektronik',
  kultur: 'Kultur',
} as const;

export type IndustryTag = keyof typeof INDUSTRY_NAMES;
