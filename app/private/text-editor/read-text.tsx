import { use, useState } from 'react';
import { readLine, readMarkdown } from './read-markdown.ts';
import { createSchema, type Extent } from './schema.ts';
import { TextHelpContext } from './text-context.ts';
import { toHtml } from './to-html.ts';

/** Markdown as it is read, where it is not written. */
export function ReadText({ text, extent }: { text: string; extent: Extent }) {
  const { names } = use(TextHelpContext);
  const [schema] = useState(() => createSchema(names, extent));
  const { doc } = extent === 'line' ? readLine(schema, text) : readMarkdown(schema, text);
  return <div className="prose" dangerouslySetInnerHTML={{ __html: toHtml(doc) }} />;
}
