import { setImmediate } from 'node:timers/promises';
import { SERVICES } from '#shared/agency/business.ts';
import type { Company } from '#shared/agency/company.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import { renderMarkdown } from './markdown.ts';
import { getPageName, listAllPages, type Page } from './pages.ts';
import { buildRoutePageDocuments } from './search-pages.ts';
import { getContentSettings, type ContentSettings } from './settings.ts';

/** Every change of the settings makes a new object of them, and so does every preview. */
const loaded = new WeakMap<ContentSettings, Promise<SearchDocument[]>>();

/**
 * Every section of the site for search and chat. The array is the same until
 * the content changes.
 */
export function loadSearchDocuments(): Promise<SearchDocument[]> {
  const settings = getContentSettings();
  const known = loaded.get(settings);
  if (known) return known;
  const documents = listAllPages().then((pages) => buildSearchDocuments(pages, settings.company));
  loaded.set(settings, documents);
  documents.catch(() => loaded.delete(settings));
  return documents;
}

/**
 * Pages → sections, with the sections of the pages that are no Markdown files. One page a turn of
 * the event loop: a server goes on answering meanwhile.
 */
async function buildSearchDocuments(
  pages: readonly Page[],
  company: Company,
): Promise<SearchDocument[]> {
  const documents = buildRoutePageDocuments(company);
  for (const page of pages) {
    documents.push(...buildPageDocuments(page));
    await setImmediate();
  }
  return documents;
}

type Section = {
  heading: string;
  anchor: string;
  text: string;
  kind?: string;
  keywords?: string;
  answers?: SearchDocument['answers'];
};

function buildPageDocuments(page: Page): SearchDocument[] {
  const name = getShortName(page);
  const opening = 'lead' in page.data ? `${page.data.lead}\n` : '';
  const [first, ...others] = splitSections(page);
  const sections: Section[] = [
    {
      heading: name,
      anchor: '',
      text: `${opening}${first?.text ?? ''}`.trim() || page.data.description,
    },
    ...others,
    ...buildDataSections(page),
  ];
  const keywords = findKeywords(page, name);
  return sections.map((section, index) => ({
    id: `${page.path}-${index}`,
    path: section.anchor ? `${page.path}#${section.anchor}` : page.path,
    page: page.path,
    title: name,
    heading: section.heading,
    text: section.text,
    kind: section.kind ?? page.collection,
    keywords: section.keywords ?? (index === 0 ? keywords : ''),
    ...(section.answers ? { answers: section.answers } : {}),
  }));
}

/** Further names of a page; an example project is also found by its line of business. */
function findKeywords({ data, ...page }: Page, name: string): string {
  if ('synonyms' in data) return data.synonyms.join(', ');
  if ('industry' in data) return data.industry;
  const own = getPageName({ data, ...page } as Page);
  return name === own ? '' : own;
}

/**
 * A service page is known by the name of the service, a topic of the help
 * centre by its own; the h1 is a whole sentence.
 */
function getShortName(page: Page): string {
  if ('name' in page.data) return page.data.name;
  if (page.collection === 'company') return 'Über uns';
  const slug = 'service' in page.data ? page.data.service : null;
  return SERVICES.find((service) => service.slug === slug)?.name ?? getPageName(page);
}

/** The body cut at its headings; the first piece is the text before the first heading. */
function splitSections(page: Page): Section[] {
  const chunks = page.markdown.split(/^#{2,3} .*$/m);
  return chunks
    .map((chunk, index) => {
      const heading = page.headings[index - 1];
      return {
        heading: heading?.text ?? '',
        anchor: heading?.id ?? '',
        text: renderMarkdown(chunk).text.replaceAll('\n', ' ').trim(),
      };
    })
    .filter((section, index) => index === 0 || section.text.length > 0);
}

/** Lists of the front matter that the template prints: questions, deliverables, steps. */
function buildDataSections(page: Page): Section[] {
  const { data } = page;
  const sections: Section[] = [];
  if ('faq' in data) {
    for (const entry of data.faq) {
      const { question, answer, asked, english, dutch } = entry;
      const text = renderMarkdown(answer).text.replaceAll('\n', ' ');
      const answers = english || dutch ? { answers: { en: english, nl: dutch } } : {};
      sections.push({
        heading: question,
        anchor: 'id' in entry ? entry.id : 'fragen',
        text,
        kind: 'faq',
        keywords: asked.join(', '),
        ...answers,
      });
    }
  }
  if ('deliverables' in data) {
    const text = data.deliverables.map((item) => `${item.name}: ${item.detail}`).join(' ');
    sections.push({ heading: `Leistungen ${getShortName(page)}`, anchor: '', text });
  }
  if ('process' in data) {
    const text = data.process
      .map((step) => `${step.step} (${step.duration}): ${step.work}`)
      .join(' ');
    sections.push({ heading: `Ablauf ${getShortName(page)}`, anchor: '', text });
  }
  return sections;
}
