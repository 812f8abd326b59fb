import type { PricedPackage } from '#shared/pricing/price-list.ts';
import type { Company } from '#shared/agency/company.ts';
import { REGIONS } from '#shared/agency/business.ts';
import { ROERMOND, sitsInRoermond } from '#shared/agency/geo.ts';
import { getSiteName } from '#shared/agency/site-name.ts';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';

// Structured data, always taken from what the page shows. There is no rating of
// one's own business here: search engines do not accept it, and the visible
// badge names its source instead.

export type JsonLd = {
  [key: string]: string | number | boolean | null | JsonLd | readonly JsonLd[] | readonly string[];
};

const context = (type: string): JsonLd => ({ '@context': 'https://schema.org', '@type': type });

const SEAT = { '@type': 'GeoCoordinates', latitude: ROERMOND.lat, longitude: ROERMOND.lon };
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const organisationId = (origin: string): string => `${origin}/#organisation`;

/**
 * The agency as another thing's provider or author; the home page and /kontakt
 * describe it in full under the same id, as a LocalBusiness, which is an Organization.
 */
const nameOrganisation = (origin: string): JsonLd => ({
  '@type': 'Organization',
  '@id': organisationId(origin),
  name: getSiteName(),
  url: `${origin}/`,
});

/** The agency itself, with one address, opening hours and the area it serves. */
export function buildLocalBusiness(company: Company, origin: string): JsonLd {
  const isMapped = sitsInRoermond(company);
  return {
    // Not ProfessionalService: schema.org has deprecated that type.
    ...context('LocalBusiness'),
    '@id': organisationId(origin),
    name: company.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/og/page/home.png`,
    telephone: company.phoneE164,
    email: company.email,
    ...(company.founded && { foundingDate: company.founded }),
    founder: { '@type': 'Person', name: company.owner },
    vatID: company.vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    ...(isMapped && { geo: SEAT }),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: company.hours.days.map((day) => `https://schema.org/${WEEKDAYS[day % 7]}`),
      opens: company.hours.opens,
      closes: company.hours.closes,
    },
    areaServed: [
      ...(isMapped
        ? [{ '@type': 'GeoCircle', geoMidpoint: SEAT, geoRadius: company.radiusKm * 1000 }]
        : []),
      ...REGIONS.map((region) => ({
        '@type': 'Country',
        name: region.name,
        identifier: region.country,
      })),
    ],
    ...(company.social.length > 0 && { sameAs: company.social.map(({ url }) => url) }),
  };
}

export function buildWebSite(origin: string, name: string): JsonLd {
  return {
    ...context('WebSite'),
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name,
    inLanguage: 'de',
    publisher: nameOrganisation(origin),
  };
}

/** The visible breadcrumb trail; the last crumb is the page itself. */
export function buildBreadcrumbList(crumbs: readonly Crumb[], origin: string): JsonLd {
  return {
    ...context('BreadcrumbList'),
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.path,
    })),
  };
}

type ServiceFacts = {
  name: string;
  description: string;
  path: string;
  origin: string;
  priceFrom: number | null;
  /** Decides whether prices are net. */
  audience: Company['audience'];
};

/** Net for businesses, gross where consumers may order: what the note beside the price says. */
const specifyPrice = (price: JsonLd, audience: Company['audience']): JsonLd => ({
  '@type': 'PriceSpecification',
  ...price,
  priceCurrency: 'EUR',
  valueAddedTaxIncluded: audience !== 'business',
});

/** A service with its lowest price, where there is one. */
export function buildService(facts: ServiceFacts): JsonLd {
  const { name, description, path, origin, priceFrom, audience } = facts;
  return {
    ...context('Service'),
    name,
    description,
    serviceType: name,
    url: origin + path,
    provider: nameOrganisation(origin),
    areaServed: REGIONS.map((region) => region.country),
    ...(priceFrom === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: origin + path,
            price: priceFrom,
            priceCurrency: 'EUR',
            // 'Ab 249 €' is no exact price.
            priceSpecification: specifyPrice({ minPrice: priceFrom }, audience),
          },
        }),
  };
}

/** The four packages with their prices, as /pakete shows them. */
export const buildPackageCatalog = (
  packages: readonly (Pick<PricedPackage, 'id' | 'name' | 'price'> & { description: string })[],
  origin: string,
  audience: Company['audience'],
): JsonLd => ({
  ...context('OfferCatalog'),
  name: 'Website-Pakete',
  url: `${origin}/pakete`,
  itemListElement: packages.map(({ id, name, description, price }) => ({
    '@type': 'Offer',
    name,
    description,
    url: `${origin}/pakete#${id}`,
    price,
    priceCurrency: 'EUR',
    priceSpecification: specifyPrice({ price }, audience),
    offeredBy: nameOrganisation(origin),
  })),
});

type WorkFacts = Pick<PostFacts, 'title' | 'description' | 'path' | 'origin' | 'image'> & {
  changed: string;
  about: string;
  /** No customer ordered it. */
  isInvented: boolean;
};

/** A case: our work, about a line of business. */
export const buildCreativeWork = (work: WorkFacts): JsonLd => ({
  ...context('CreativeWork'),
  name: work.title,
  description: work.description,
  url: work.origin + work.path,
  image: `${work.origin}/og/${work.image}.png`,
  ...(work.isInvented && { genre: 'Beispielprojekt' }),
  about: work.about,
  dateModified: work.changed,
  inLanguage: 'de',
  author: nameOrganisation(work.origin),
});

type PostFacts = {
  title: string;
  description: string;
  path: string;
  origin: string;
  published: string;
  modified: string;
  image: string;
  words: number;
};

export function buildBlogPosting(post: PostFacts): JsonLd {
  return {
    ...context('BlogPosting'),
    headline: post.title,
    description: post.description,
    url: post.origin + post.path,
    mainEntityOfPage: post.origin + post.path,
    image: `${post.origin}/og/${post.image}.png`,
    datePublished: post.published,
    dateModified: post.modified,
    inLanguage: 'de',
    wordCount: post.words,
    author: nameOrganisation(post.origin),
    publisher: nameOrganisation(post.origin),
  };
}

type TermFacts = {
  term: string;
  description: string;
  synonyms: readonly string[];
  path: string;
  origin: string;
};

export function buildDefinedTerm({ term, description, synonyms, path, origin }: TermFacts): JsonLd {
  return {
    ...context('DefinedTerm'),
    name: term,
    description,
    alternateName: synonyms,
    url: origin + path,
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: 'Glossar', url: `${origin}/glossar` },
  };
}

/** Only for questions whose answers stand on the page in full. */
export function buildFaqPage(questions: readonly { question: string; answer: string }[]): JsonLd {
  return {
    ...context('FAQPage'),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
