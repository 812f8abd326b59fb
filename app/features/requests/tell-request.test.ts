import { expect, it } from 'vitest';
import { describeCourse, tellTerms, tellWish } from './tell-request.ts';

it.each([
  ['shop', '', 'Sie möchten einen Online-Shop'],
  ['website', 'smart-business', 'Sie möchten eine neue Website: Smart Business'],
  ['automation', '', 'Sie möchten eine Automatisierung'],
] as const)('says what is wished: %s', (project_type, name, said) =>
  expect(tellWish({ project_type, package: name })).toBe(said),
);

it.each([
  [
    '1month',
    ['seo', 'training'],
    'Innerhalb eines Monats, mit SEO-Grundoptimierung und Schulung für Ihr Team.',
  ],
  ['asap', [], 'So schnell wie möglich.'],
  ['', ['seo'], 'Mit SEO-Grundoptimierung.'],
  ['', [], ''],
] as const)(
  'says in one sentence by when and with what: %s',
  (urgency, additional_services, said) =>
    expect(tellTerms({ urgency, additional_services: [...additional_services] })).toBe(said),
);

const course = (...statuses: string[]) =>
  describeCourse({
    status: statuses.at(-1)!,
    quote_request_events: statuses.map((status, day) => ({
      status,
      created_at: `2025-11-0${day + 1}T09:00:00Z`,
    })),
  }).map(({ text, time, state }) => [text, time, state]);

it('draws what has been and what comes', () =>
  expect(course('new', 'in_review')).toEqual([
    ['Eingegangen', '01.11.2025, 10:00', 'passed'],
    ['In Bearbeitung', '02.11.2025, 10:00', 'now'],
    ['Angebot', undefined, 'ahead'],
    ['Auftrag', undefined, 'ahead'],
  ]));

it('has nothing ahead of an order, and tells no time of a point that was passed over', () =>
  expect(course('new', 'offered', 'won')).toEqual([
    ['Eingegangen', '01.11.2025, 10:00', 'passed'],
    ['In Bearbeitung', undefined, 'passed'],
    ['Angebot', '02.11.2025, 10:00', 'passed'],
    ['Beauftragt', '03.11.2025, 10:00', 'passed'],
  ]));

it('names the points alone that an enquiry had which came to nothing', () =>
  expect(course('new', 'lost')).toEqual([
    ['Eingegangen', '01.11.2025, 10:00', 'passed'],
    ['Abgeschlossen', '02.11.2025, 10:00', 'passed'],
  ]));
