import { expect, it } from 'vitest';
import { buildOfferDraft, listCatalogue } from '../offers/offer-draft.ts';
import { fillBasket } from './basket.ts';
import { estimatePrice } from './price.ts';
import { parsePriceList, PriceFiguresSchema } from './price-figures.ts';
import { buildPriceList, DELIVERED_PRICES, findServicePrice, readFigures } from './price-list.ts';

const FIGURES = readFigures(DELIVERED_PRICES);
const CHANGED = buildPriceList(3, {
  ...FIGURES,
  packages: { ...FIGURES.packages, startpaket: 690, commerce: 2790 },
  services: { ...FIGURES.services, seo: 300 },
  urgencies: { ...FIGURES.urgencies, asap: 50 },
});

it('gives the delivered list from its own figures', () => {
  expect(buildPriceList(0, FIGURES)).toEqual(DELIVERED_PRICES);
  expect(buildPriceList(0, {})).toEqual(DELIVERED_PRICES);
  expect(FIGURES.projectTypes).toEqual({
    website: null,
    shop: null,
    chatbot: 99,
    automation: 1290,
  });
  expect(PriceFiguresSchema.parse(FIGURES)).toEqual(FIGURES);
});

it('takes no empty figure but of what follows a package', () => {
  const withTypes = (projectTypes: object) =>
    PriceFiguresSchema.safeParse({
      ...FIGURES,
      projectTypes: { ...FIGURES.projectTypes, ...projectTypes },
    });
  expect(withTypes({ website: 700, shop: null }).success).toBe(true);
  const { error } = withTypes({ chatbot: null });
  expect(error?.issues.map(({ path }) => path)).toEqual([['projectTypes', 'chatbot']]);
  expect(error?.issues[0]?.message).toMatch(/^Bitte/);
});

it('feeds estimate, talk and offers', () => {
  const wish = { projectType: 'website', urgency: 'asap', additionalServices: ['seo'] };
  expect(estimatePrice(wish, CHANGED)).toBe(1035 + 300);
  expect(estimatePrice(wish)).toBe(1016);
  const basket = fillBasket(
    { packages: ['startpaket'], projects: [], extras: ['seo'], urgency: 'asap', unwanted: [] },
    CHANGED,
  );
  expect(basket.total).toBe(1335);
  const prices = listCatalogue('business', CHANGED).map(({ id, position }) => [
    id,
    position.unitPriceCents,
  ]);
  expect(prices).toContainEqual(['startpaket', 69_000]);
  const source = {
    project_type: 'website',
    package: '',
    urgency: 'asap',
    additional_services: ['seo'],
    name: 'Ada',
    company: '',
    email: 'a@b.example',
    phone: '',
    location: '',
  };
  const draft = buildOfferDraft(source, { audience: 'business', country: 'NL' }, null, CHANGED);
  expect(draft.package).toBe('startpaket');
  expect(draft.positions.map(({ unitPriceCents }) => unitPriceCents)).toEqual([103_500, 30_000]);
  expect(findServicePrice('webdesign', CHANGED)).toBe(690);
  expect(findServicePrice('ecommerce', CHANGED)).toBe(2790);
  expect(findServicePrice('dsgvo', CHANGED)).toBeNull();
});

it('lets a project type have a price of its own', () => {
  const own = buildPriceList(1, {
    ...FIGURES,
    projectTypes: { ...FIGURES.projectTypes, website: 490 },
  });
  expect(estimatePrice({ projectType: 'website', urgency: '', additionalServices: [] }, own)).toBe(
    490,
  );
  expect(readFigures(own).projectTypes.website).toBe(490);
});

it('reads what is stored, also where a release has brought new entries', () => {
  expect(parsePriceList(null)).toBe(DELIVERED_PRICES);
  expect(parsePriceList({ version: 2, figures: { packages: { enterprise: 6490 } } })).toEqual({
    ...DELIVERED_PRICES,
    version: 2,
    packages: DELIVERED_PRICES.packages.map((entry) =>
      entry.id === 'enterprise' ? { ...entry, price: 6490 } : entry,
    ),
  });
});

it.each([0, -5, 590.5, Number.NaN, 2_000_000, null])('refuses a package for %s euros', (price) => {
  const packages = { ...FIGURES.packages, startpaket: price };
  expect(PriceFiguresSchema.safeParse({ ...FIGURES, packages }).success).toBe(false);
});
