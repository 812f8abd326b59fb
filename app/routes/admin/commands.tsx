import { CommandBar } from '#app/features/command/command-bar.tsx';
import type { Command } from '#app/features/command/command.ts';
import { useStartOffer } from '#app/features/offers/start-offer-button.tsx';
import { SECTIONS } from './sections.tsx';

const PAGES: readonly Command[] = SECTIONS.flatMap((section) =>
  section.links.map(({ to, label }) => ({
    id: to,
    label,
    icon: section.icon,
    ...(section.links.length > 1 && { note: section.label }),
    to,
  })),
);

/** The palette with everything that can be done here. */
export function AdminCommands() {
  const offer = useStartOffer(null);
  const actions: Command[] = [
    { id: 'offer', label: 'Angebot schreiben', icon: 'plus', run: offer.open },
    { id: 'invoice', label: 'Rechnung schreiben', icon: 'plus', to: '/admin/rechnungen?neu=1' },
    { id: 'project', label: 'Projekt anlegen', icon: 'plus', to: '/admin/projekte?neu=1' },
    {
      id: 'late',
      label: 'Überfällige Angebotsanfragen zeigen',
      icon: 'clock',
      to: '/admin?status=overdue',
    },
    { id: 'site', label: 'Website ansehen', icon: 'external', run: () => location.assign('/') },
  ];
  return <CommandBar pages={PAGES} actions={actions} />;
}
