import { Window } from 'happy-dom';

export type ReadPage = {
  status: number;
  headers: Headers;
  html: string;
  document: Document;
  main: Element;
  /** Of the whole page, as one line. */
  text: string;
  /** Every block of structured data. */
  data: { '@type': string }[];
};

/** A page as it leaves the server, for what needs no browser: status, elements, text, data. */
export async function readPage(origin: string, path: string): Promise<ReadPage> {
  // A test that works longer than the server keeps a connection open must not come back to it.
  const response = await fetch(origin + path, { headers: { connection: 'close' } });
  const html = await response.text();
  const window = new Window({ url: origin + path });
  window.document.write(html);
  const document = window.document as unknown as Document;
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return {
    status: response.status,
    headers: response.headers,
    html,
    document,
    main: document.querySelector('main')!,
    text: readText(document.body),
    data: blocks.map(({ textContent }) => JSON.parse(textContent) as { '@type': string }),
  };
}

/** Text of an element as one line, with plain spaces. */
export const readText = (element: Element | null): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const readTexts = (part: ParentNode, selector: string): string[] =>
  [...part.querySelectorAll(selector)].map(readText);

/** The section whose heading begins so. */
export function findSection(page: ReadPage, heading: string): Element {
  const found = [...page.main.querySelectorAll('h2, h3')].find((element) =>
    readText(element).startsWith(heading),
  );
  const section = found?.closest('section');
  if (!section) throw new Error(`no section '${heading}'`);
  return section;
}
