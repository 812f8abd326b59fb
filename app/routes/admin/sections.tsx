import { InboxCount, WayCount } from '#app/features/inbox/inbox-count.tsx';
import { MailCount } from '#app/features/operations/failed-mails.tsx';
import { ALL_OPEN, WAYS_IN_PLURAL, type WayIn } from '#app/features/inbox/waiting.ts';
import type { AreaSection } from '#app/private/area-links.ts';

/** A way in: its list, and how many of it await an answer. */
const wayIn = (kind: WayIn) => ({
  label: WAYS_IN_PLURAL[kind],
  badge: <WayCount kind={kind} />,
});

/** The navigation of the admin area: at most nine entries, each address in one of them. */
export const SECTIONS: readonly AreaSection[] = [
  {
    label: 'Übersicht',
    icon: 'window',
    isAtHand: true,
    links: [{ to: '/admin/uebersicht', label: 'Übersicht' }],
  },
  {
    label: 'Posteingang',
    icon: 'mail',
    badge: <InboxCount />,
    isAtHand: true,
    links: [
      { to: '/admin/eingang', label: ALL_OPEN, badge: <WayCount /> },
      { to: '/admin', ...wayIn('anfrage'), end: true, records: '/admin/anfragen' },
      { to: '/admin/unterhaltungen', ...wayIn('kunde') },
      { to: '/admin/nachrichten', ...wayIn('kontakt') },
      { to: '/admin/chat', ...wayIn('chat') },
      { to: '/admin/fragen', ...wayIn('angebot') },
    ],
  },
  {
    label: 'Angebote',
    icon: 'file',
    links: [{ to: '/admin/angebote', label: 'Angebote' }],
  },
  {
    label: 'Kunden',
    icon: 'user',
    links: [{ to: '/admin/kunden', label: 'Kunden' }],
  },
  {
    label: 'Projekte',
    icon: 'flow',
    isAtHand: true,
    links: [{ to: '/admin/projekte', label: 'Projekte' }],
  },
  {
    label: 'Rechnungen',
    icon: 'receipt',
    isAtHand: true,
    links: [{ to: '/admin/rechnungen', label: 'Rechnungen' }],
  },
  {
    label: 'Termine',
    icon: 'calendar',
    links: [
      { to: '/admin/termine', label: 'Kalender', end: true },
      { to: '/admin/termine/liste', label: 'Terminliste' },
      { to: '/admin/termine/zeiten', label: 'Zeiten' },
      { to: '/admin/termine/verbindungen', label: 'Verbindungen' },
    ],
  },
  {
    label: 'Website',
    icon: 'edit',
    links: [
      { to: '/admin/inhalte', label: 'Inhalte' },
      { to: '/admin/medien', label: 'Medien' },
      { to: '/admin/statistik', label: 'Statistik' },
      { to: '/admin/bewertungen', label: 'Bewertungen' },
      { to: '/admin/angaben', label: 'Werbeaussagen' },
      { to: '/admin/newsletter', label: 'Newsletter' },
    ],
  },
  {
    label: 'Einstellungen',
    icon: 'settings',
    badge: <MailCount tone="urgent" />,
    links: [
      { to: '/admin/firma', label: 'Firmendaten' },
      { to: '/admin/preise', label: 'Preise' },
      { to: '/admin/marke', label: 'Marke' },
      { to: '/admin/benutzer', label: 'Benutzer' },
      { to: '/admin/adresse', label: 'Adresse' },
      { to: '/admin/mailserver', label: 'Mailserver' },
      { to: '/admin/datenschutz', label: 'Datenschutz' },
      { to: '/admin/start', label: 'Vor dem Start' },
      { to: '/admin/konto', label: 'Mein Konto' },
      { to: '/admin/mails', group: 'System', label: 'Mails', badge: <MailCount tone="plain" /> },
      { to: '/admin/fehler', label: 'Fehler' },
      { to: '/admin/protokoll', label: 'Protokoll' },
    ],
  },
];
