import type { ReactNode } from 'react';
import type { ListedWay } from '#app/features/inbox/settled.ts';
import { WayList } from '#app/features/inbox/way-list.tsx';
import { WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { InboxDesk } from './inbox-desk.tsx';

const PLACES: Readonly<Record<ListedWay, { root: string; noun: string; whenEmpty: string }>> = {
  kontakt: {
    root: '/admin/nachrichten',
    noun: 'Nachrichten',
    whenEmpty: 'Nachrichten aus dem Kontaktformular erscheinen hier.',
  },
  chat: {
    root: '/admin/chat',
    noun: 'Gespräche',
    whenEmpty: 'Gespräche, die der Website-Chat an einen Menschen übergibt, erscheinen hier.',
  },
  angebot: {
    root: '/admin/fragen',
    noun: 'Fragen',
    whenEmpty:
      'Was Kunden im Portal oder über den Link der Mail zu einem Angebot fragen, erscheint hier.',
  },
};

/** The page of one way in: what awaits an answer there, and what is settled. */
export function WayDesk({
  kind,
  id,
  tools,
}: {
  kind: ListedWay;
  id: string | undefined;
  tools?: ReactNode;
}) {
  const { root, ...list } = PLACES[kind];
  return (
    <InboxDesk
      title={WAYS_IN_PLURAL[kind]}
      root={root}
      tools={tools}
      only={kind}
      opened={id === undefined ? undefined : { kind, id }}
      list={() => <WayList kind={kind} root={root} {...list} />}
      addressOf={(row) => `${root}/${encodeURIComponent(row.id)}`}
    />
  );
}
