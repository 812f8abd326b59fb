import { expect, test } from 'vitest';
import { findSection, headingOf, isAt, toBar, type AreaSection } from './area-links.ts';

const SECTIONS: readonly AreaSection[] = [
  {
    label: 'Posteingang',
    icon: 'mail',
    isAtHand: true,
    links: [
      { to: '/admin', label: 'Anfragen', end: true, records: '/admin/anfragen' },
      { to: '/admin/chat', label: 'Chat' },
    ],
  },
  { label: 'Angebote', icon: 'file', links: [{ to: '/admin/angebote', label: 'Angebote' }] },
];

test.each([
  ['/admin', 'Posteingang'],
  ['/admin/anfragen/1', 'Posteingang'],
  ['/admin/chat', 'Posteingang'],
  ['/admin/angebote/1', 'Angebote'],
  ['/admin/angebotenes', undefined],
])('%s belongs to %s', (pathname, label) => {
  expect(findSection(pathname, SECTIONS)?.label).toBe(label);
});

test('a section stands in the bar of phones by its first page, and is current on each of them', () => {
  const [inbox, offers] = toBar(SECTIONS);
  expect(inbox).toMatchObject({ to: '/admin', label: 'Posteingang', icon: 'mail' });
  expect(offers).not.toHaveProperty('icon');
  expect(isAt('/admin/chat', inbox!)).toBe(true);
  expect(isAt('/admin/angebote/1', inbox!)).toBe(false);
  expect(isAt('/admin/angebote/1', offers!)).toBe(true);
});

test('above the tabs stands the section, or the page where one of them has the name of it', () => {
  const [kunden, projekte] = [
    { to: '/admin/kunden', label: 'Kunden' },
    { to: '/admin/projekte', label: 'Projekte' },
  ];
  const work: AreaSection = { label: 'Projekte', icon: 'flow', links: [projekte, kunden] };
  expect([kunden, projekte, undefined].map((tab) => headingOf(work, tab))).toEqual([
    'Kunden',
    'Projekte',
    'Projekte',
  ]);
  expect(headingOf(SECTIONS[0]!, SECTIONS[0]!.links[1])).toBe('Posteingang');
});
