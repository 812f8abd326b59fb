import type { ReactNode } from 'react';
import type { IconName } from '#app/ui/icon.tsx';

export type AreaLink = {
  to: string;
  label: string;
  end?: boolean;
  /** Where the records of this list live, when not below `to`. */
  records?: string;
  /** Begins the links that this word stands before, to the end of the line. */
  group?: string;
  /** Begins what concerns the reader himself: at the other end of the line. */
  isApart?: boolean;
  /** On phones it stands in the bar at the lower edge; all without one behind 'Mehr'. */
  icon?: IconName;
  /** Stands behind the label, e.g. a count. */
  badge?: ReactNode;
  /** The pages of the section that it leads to the first one of. */
  within?: readonly AreaLink[];
};

/** One entry of the navigation, with the pages that stand beside each other below it. */
export type AreaSection = {
  label: string;
  icon: IconName;
  links: readonly AreaLink[];
  badge?: ReactNode;
  /** On phones it stands in the bar at the lower edge. */
  isAtHand?: boolean;
};

const isBelow = (pathname: string, folder: string): boolean =>
  pathname === folder || pathname.startsWith(`${folder}/`);

/** The heading above the tabs: a section named after one of its pages would name the others wrong. */
export const headingOf = ({ label, links }: AreaSection, tab: AreaLink | undefined): string =>
  links.some((link) => link.label === label) ? (tab?.label ?? label) : label;

export const isAt = (pathname: string, { to, end = false, records, within }: AreaLink): boolean =>
  within?.some((link) => isAt(pathname, link)) ??
  ((end ? pathname === to : isBelow(pathname, to)) ||
    (records !== undefined && isBelow(pathname, records)));

/** The section that a page belongs to. */
export const findSection = (
  pathname: string,
  sections: readonly AreaSection[],
): AreaSection | undefined =>
  sections.find(({ links }) => links.some((link) => isAt(pathname, link)));

/** Sections as the entries of the bar of phones. */
export const toBar = (sections: readonly AreaSection[]): AreaLink[] =>
  sections.flatMap(({ label, icon, badge, isAtHand, links }) =>
    links
      .slice(0, 1)
      .map(({ to }) => ({ to, label, badge, within: links, ...(isAtHand && { icon }) })),
  );
