import { expect, test } from 'vitest';
import { findSection, type AreaSection } from './area-links.ts';

const SECTIONS: readonly AreaSection[] = [
  {
    label: 'Posteingang',
    icon: 'mail',
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
