import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/icon.tsx';

const TITLE = /^(?:Dr|Prof|.{2,}\.)$/;

/** 'JM' of 'Dr. Jana Musterfeld', the first letter of a single name or an address. */
export const initialsOf = (person: string): string => {
  const words = person.split(/\s+/).filter((word) => word !== '' && !TITLE.test(word));
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => word?.charAt(0).toUpperCase()).join('');
};

/** Stands before the name of a person in a list, for the eye alone. */
export const Initials = ({ person }: { person: string }) => <Tile>{initialsOf(person)}</Tile>;

/** The same place where nobody is named; `title` says what it stands for, which is read out elsewhere. */
export const SignTile = ({ icon, title }: { icon: IconName; title?: string | undefined }) => (
  <Tile title={title}>
    <Icon name={icon} size={18} />
  </Tile>
);

const Tile = ({ title, children }: { title?: string | undefined; children: ReactNode }) => (
  <span
    title={title}
    aria-hidden="true"
    className={
      'grid size-[2rem] shrink-0 place-items-center rounded-control bg-sunken text-fine ' +
      'font-semibold text-muted'
    }
  >
    {children}
  </span>
);
