import { expect, test } from 'vitest';
import { ADDITIONAL_SERVICES, PACKAGES, PROJECT_TYPES, URGENCIES } from '../agency/business.ts';
import { taxOf } from '../billing/totals.ts';
import { estimatePrice } from '../pricing/price.ts';
import { buildOfferDraft, listCatalogue, preferDetails } from './offer-draft.ts';
import { OfferDraftSchema } from './offer.ts';
import { offerTotals } from './offer-totals.ts';

const source = {
  project_type: 'website',
  package: '',
  urgency: 'asap',
  additional_services: ['seo'],
  name: 'Ada',
  company: 'A GmbH',
  email: 'a@b.example',
  phone: '+31 6 1',
  location: 'Venlo',
};

const BUSINESS = { audience: 'business', country: 'NL' } as const;
const MIXED = { audience: 'mixed', country: 'NL' } as const;

test('the draft of every enquiry adds up to the estimate that was shown', () => {
  for (const { id: projectType } of PROJECT_TYPES)
    for (const { value: urgency } of URGENCIES)
      for (const services of [
        [],
        ['seo', 'social'],
        ADDITIONAL_SERVICES.map(({ id }) => id as string),
      ]) {
        const draft = buildOfferDraft(
          { ...source, project_type: projectType, urgency, additional_services: services },
          BUSINESS,
        );
        expect(offerTotals(draft, { ratePercent: 0 }).netCents).toBe(
          estimatePrice({ projectType, urgency, additionalServices: services }) * 100,
        );
      }
});

test('the customer reads when, not what the time does to the price', () => {
  for (const { value: urgency, label } of URGENCIES) {
    const [position] = buildOfferDraft({ ...source, urgency }, BUSINESS).positions;
    expect(position?.description).toMatch(new RegExp(`Zeitrahmen: ${label}$`));
  }
});

test('PACK-03: the draft of an enquiry for a package names it and adds up to its price', () => {
  for (const { id, name, price, projectType } of PACKAGES) {
    const asked = { ...source, project_type: projectType, package: id, urgency: '1month' };
    const draft = buildOfferDraft({ ...asked, additional_services: ['seo'] }, BUSINESS);
    expect(draft.package).toBe(id);
    expect(draft.title).toContain(name);
    expect(draft.positions[0]).toMatchObject({
      title: `Paket ${name}`,
      unitPriceCents: price * 100,
    });
    expect(offerTotals(draft, { ratePercent: 0 }).netCents).toBe((price + 249) * 100);
  }
});

test('PACK-04: maintenance stands per month, in the draft as in the catalogue', () => {
  const draft = buildOfferDraft({ ...source, additional_services: ['maintenance'] }, BUSINESS);
  const position = { title: 'Wartung und Pflege, pro Monat', unit: 'Monat', unitPriceCents: 7_900 };
  expect(draft.positions[1]).toMatchObject(position);
  expect(draft.positions[1]?.description).toContain('der erste Monat');
  expect(listCatalogue('business').find(({ id }) => id === 'maintenance')).toMatchObject({
    position,
  });
});

test('gross prices of the website become net ones', () => {
  const draft = buildOfferDraft({ ...source, urgency: '', additional_services: [] }, MIXED);
  expect(draft.positions[0]?.unitPriceCents).toBe(48_760);
  expect(offerTotals(draft, { ratePercent: 21 }).grossCents).toBe(59_000);
});

test('a consumer is offered the price he was shown, with every choice of extras', () => {
  const choices = ADDITIONAL_SERVICES.reduce<string[][]>(
    (some, { id }) => [...some, ...some.map((choice) => [...choice, id])],
    [[]],
  );
  expect(choices).toHaveLength(64);
  const grossOf = (netCents: number) => netCents + taxOf(netCents, 21);
  for (const { id: projectType } of PROJECT_TYPES)
    for (const additionalServices of choices) {
      const asked = { projectType, urgency: '', additionalServices };
      const draft = buildOfferDraft(
        {
          ...source,
          project_type: projectType,
          urgency: '',
          additional_services: additionalServices,
        },
        MIXED,
      );
      const shown = estimatePrice(asked) * 100;
      const { netCents, grossCents } = offerTotals(draft, { ratePercent: 21 });
      // Some sums no net amount gives: then the next cent more would be above.
      if (grossCents !== shown) expect(grossOf(netCents + 1)).toBeGreaterThan(shown);
      expect([shown, shown - 1]).toContain(grossCents);
      expect(draft.positions.every(({ unitPriceCents }) => unitPriceCents > 0)).toBe(true);
    }
  const draft = buildOfferDraft(
    { ...source, urgency: '', additional_services: ['training'] },
    MIXED,
  );
  expect(offerTotals(draft, { ratePercent: 21 }).grossCents).toBe(78_900);
});

test('country and kind are guessed from the enquiry', () => {
  expect(buildOfferDraft(source, BUSINESS).customer).toMatchObject({
    kind: 'business',
    country: 'NL',
    city: 'Venlo',
  });
  expect(
    buildOfferDraft({ ...source, company: '', phone: '0241 1' }, BUSINESS).customer,
  ).toMatchObject({
    kind: 'consumer',
    country: 'DE',
  });
  const called = (phone: string) =>
    buildOfferDraft({ ...source, phone }, BUSINESS).customer.country;
  expect(called('+49 241 1')).toBe('DE');
  expect(called('+31 475 1')).toBe('NL');
  expect(buildOfferDraft(null, BUSINESS).customer.country).toBe('NL');
  expect(buildOfferDraft(null, BUSINESS).positions).toEqual([]);
});

test('every entry of the catalogue has a price', () => {
  for (const { position } of listCatalogue('mixed'))
    expect(position.unitPriceCents).toBeGreaterThan(0);
});

test('what the customer entered in the portal goes before the enquiry', () => {
  const known = {
    company: '',
    street: 'Markt 1',
    postcode: '6211 CK',
    city: 'Maastricht',
    country: 'NL',
    vat_id: 'nl 123456789B01',
  };
  expect(buildOfferDraft({ ...source, phone: '+49 1' }, BUSINESS, known).customer).toMatchObject({
    kind: 'business',
    company: 'A GmbH',
    street: 'Markt 1',
    postalCode: '6211 CK',
    city: 'Maastricht',
    country: 'NL',
    vatId: 'NL123456789B01',
  });
  expect(
    buildOfferDraft(source, BUSINESS, { ...known, street: '', city: '', country: 'DE' }).customer,
  ).toMatchObject({
    city: 'Venlo',
    country: 'NL',
  });
});

test('a draft may be printed while it is written, and stays as it is typed', () => {
  const draft = buildOfferDraft(source, BUSINESS);
  const customer = { ...draft.customer, name: '', company: 'Muster ' };
  const positions = draft.positions.map((position) => ({ ...position, title: '', quantity: 0 }));
  const typed = { ...draft, customer, positions };
  expect(OfferDraftSchema.parse(typed)).toEqual(typed);
});

test('what a document would refuse is cut', () => {
  const long = 'x'.repeat(300);
  const known = {
    company: long,
    street: long,
    postcode: long,
    city: long,
    country: 'CH',
    vat_id: `CHE-123.456.789 MWST${long}`,
  };
  const draft = buildOfferDraft({ ...source, name: long }, BUSINESS, known);
  expect(OfferDraftSchema.shape.customer.parse(draft.customer)).toMatchObject({
    vatId: expect.stringMatching(/^CHE123456789MWST/),
  });
});

test('an address of the last offer fills in for a customer who has entered none, never in part', () => {
  const last = {
    kind: 'business' as const,
    name: 'Karin',
    company: 'B GmbH',
    street: 'Domstraße 1',
    postalCode: '52062',
    city: 'Aachen',
    country: 'DE' as const,
    email: 'k@b.example',
    vatId: 'DE123456789',
  };
  const details = {
    company: 'A GmbH',
    street: 'Markt 1',
    postcode: '',
    city: '',
    country: 'NL',
    vat_id: '',
  };
  expect(preferDetails(details, last)).toEqual(details);
  // A street alone takes neither company nor number away.
  expect(preferDetails({ ...details, company: '', country: 'DE' }, last)).toMatchObject({
    company: 'B GmbH',
    street: 'Markt 1',
    vat_id: 'DE123456789',
  });
  expect(preferDetails(details, null)).toBe(details);
  expect(preferDetails(null, null)).toBeNull();
  expect(buildOfferDraft(source, BUSINESS, preferDetails(null, last)).customer).toMatchObject({
    company: 'B GmbH',
    street: 'Domstraße 1',
    postalCode: '52062',
    city: 'Aachen',
    country: 'DE',
    vatId: 'DE123456789',
  });
  expect(preferDetails({ ...details, street: '' }, last)).toMatchObject({
    company: 'A GmbH',
    street: 'Domstraße 1',
    city: 'Aachen',
    country: 'DE',
  });
});

test('a project type that is a package at its price suggests it, the others none', () => {
  const packageOf = (project_type: string) =>
    buildOfferDraft({ ...source, project_type }, MIXED).package;
  expect(PROJECT_TYPES.map(({ id }) => [id, packageOf(id)])).toEqual([
    ['website', 'startpaket'],
    ['shop', 'commerce'],
    ['chatbot', undefined],
    ['automation', undefined],
  ]);
  expect(buildOfferDraft(null, MIXED).package).toBeUndefined();
});
