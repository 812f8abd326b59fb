import type { TextGroup } from './text-group.ts';

/** What the kinds of talk are called, wherever somebody chooses, reads or keeps one. */
export const TALK_TEXTS = {
  id: 'gespraeche',
  name: 'Kontakt: Gesprächsarten',
  page: '/kontakt',
  inBrowser: true,
  entries: {
    phone: { label: 'Telefonat: Name', text: 'Telefonat' },
    'phone.hint': { label: 'Telefonat: Erklärung', text: 'Wir rufen Sie an.' },
    'phone.way': { label: 'Telefonat: im Satz („Beratung …“)', text: 'am Telefon' },
    video: { label: 'Videogespräch: Name', text: 'Videogespräch' },
    'video.hint': {
      label: 'Videogespräch: Erklärung',
      text: 'Den Link bekommen Sie mit der Bestätigung.',
    },
    'video.way': { label: 'Videogespräch: im Satz („Beratung …“)', text: 'per Video' },
    visit: { label: 'Besuch: Name', text: 'Besuch bei uns' },
    'visit.way': { label: 'Besuch: im Satz („Beratung …“)', text: 'bei uns' },
  },
} as const satisfies TextGroup;
