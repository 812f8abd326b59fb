import type * as z from 'zod';
import { BlogPostSchema } from './schemas/blog.ts';
import { CaseStudySchema } from './schemas/case-study.ts';
import { CompanyPageSchema } from './schemas/company-page.ts';
import { GlossaryEntrySchema } from './schemas/glossary.ts';
import { HelpPageSchema } from './schemas/help-page.ts';
import { LegalPageSchema } from './schemas/legal-page.ts';
import { PlacePageSchema } from './schemas/place-page.ts';
import { ServicePageSchema } from './schemas/service-page.ts';

export type CollectionDefinition = {
  /** Shape of the front matter. */
  schema: z.ZodType;
  /** Address of an entry before its slug. */
  prefix: string;
  /** And behind it. */
  suffix?: string;
  /**
   * Fewest words of the running text, without what the front matter adds to the
   * page; 0 where the length is not a matter of quality.
   */
  minimumWords: number;
  /** Names that may stand alone on a line as {{name}}: the template puts a component there. */
  blocks: readonly string[];
};

/** Folder under content/pages → what its files are. */
export const COLLECTIONS = {
  services: {
    schema: ServicePageSchema,
    prefix: '/services/',
    minimumWords: 900,
    blocks: ['deliverables', 'process', 'example'],
  },
  glossary: { schema: GlossaryEntrySchema, prefix: '/glossar/', minimumWords: 150, blocks: [] },
  blog: {
    schema: BlogPostSchema,
    prefix: '/blog/',
    minimumWords: 700,
    blocks: ['decision'],
  },
  'case-studies': {
    schema: CaseStudySchema,
    prefix: '/case-studies/',
    minimumWords: 0,
    blocks: [],
  },
  help: { schema: HelpPageSchema, prefix: '/hilfe/', minimumWords: 0, blocks: [] },
  legal: { schema: LegalPageSchema, prefix: '/', minimumWords: 0, blocks: ['services-table'] },
  places: {
    schema: PlacePageSchema,
    prefix: '/',
    suffix: '/webdesign',
    minimumWords: 260,
    blocks: [],
  },
  company: { schema: CompanyPageSchema, prefix: '/', minimumWords: 0, blocks: ['company-facts'] },
} as const satisfies Record<string, CollectionDefinition>;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

export type PageData<C extends CollectionName> = z.infer<(typeof COLLECTIONS)[C]['schema']>;
