import type { Source } from '../schemas/place-data.ts';
import type { City } from './types.ts';
import type { ServiceSlug } from '#shared/agency/business.ts';

/** Text may contain `[label](address)` links; nothing else is markup. */
export type PageSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  /** Named entries, e.g. a branch and its advice. */
  entries?: readonly { label: string; text: string }[];
  list?: readonly string[];
  table?: {
    caption: string;
    head: readonly string[];
    rows: readonly (readonly string[])[];
  };
  /** Preformatted text, e.g. structured data. */
  code?: string;
};

export type PlacePage = {
  city: City;
  service: ServiceSlug;
  /** Canonical path. */
  path: string;
  title: string;
  description: string;
  h1: string;
  lead: string;
  sections: readonly PageSection[];
  sources: readonly Source[];
};

/** The main text without markup: what a reader reads and the uniqueness gate compares. */
export function getMainText(page: Pick<PlacePage, 'lead' | 'sections'>): string {
  const parts = page.sections.flatMap((section) => [
    section.title,
    ...section.paragraphs,
    ...(section.entries ?? []).flatMap((entry) => [entry.label, entry.text]),
    ...(section.list ?? []),
    ...(section.table?.rows.flat() ?? []),
  ]);
  return [page.lead, ...parts].join(' ').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
}
