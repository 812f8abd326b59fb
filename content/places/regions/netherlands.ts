import type { Source } from '../types.ts';
import type { Region, Regions } from './region.ts';

const OOST = { name: 'Oost NL', url: 'https://oostnl.nl' };
const NOM = { name: 'NOM', url: 'https://www.nom.nl' };

/** Authority, holidays and chamber are the country's. */
const buildProvince = (name: string, funding: Source): Region => ({
  name,
  within: `in der Provinz ${name}`,
  funding,
  authority: {
    name: 'Autoriteit Persoonsgegevens',
    url: 'https://www.autoriteitpersoonsgegevens.nl',
    seat: 'Den Haag',
  },
  holidays: 'Koningsdag am 27. April und alle fünf Jahre Bevrijdingsdag am 5. Mai',
  chamber: { name: 'Kamer van Koophandel', url: 'https://www.kvk.nl' },
});

export const NETHERLANDS: Regions = {
  'NL-01': buildProvince('Drenthe', NOM),
  'NL-02': { ...buildProvince('Friesland', NOM), tld: '.frl' },
  'NL-03': buildProvince('Gelderland', OOST),
  'NL-04': buildProvince('Groningen', NOM),
  'NL-05': buildProvince('Limburg', { name: 'LIOF', url: 'https://liof.nl' }),
  'NL-06': buildProvince('Nordbrabant', {
    name: 'Brabantse Ontwikkelings Maatschappij',
    url: 'https://www.bom.nl',
  }),
  'NL-07': buildProvince('Nordholland', { name: 'ROM InWest', url: 'https://rominwest.nl' }),
  'NL-09': buildProvince('Utrecht', {
    name: 'ROM Utrecht Region',
    url: 'https://www.romutrechtregion.nl',
  }),
  'NL-10': buildProvince('Seeland', {
    name: 'Impuls Zeeland',
    url: 'https://www.impulszeeland.nl',
  }),
  'NL-11': buildProvince('Südholland', {
    name: 'InnovationQuarter',
    url: 'https://www.innovationquarter.nl',
  }),
  'NL-15': buildProvince('Overijssel', OOST),
  'NL-16': buildProvince('Flevoland', {
    name: 'Horizon Flevoland',
    url: 'https://www.horizonflevoland.nl',
  }),
};
