import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { renderInline, renderMarkdown } from '#content/markdown.ts';
import { splitSource } from '#content/source-text.ts';
import { readLine, readMarkdown, type ReadText } from './read-markdown.ts';
import { createSchema } from './schema.ts';
import { writeLine, writeMarkdown } from './write-markdown.ts';

const NAMES = { figures: {}, pictures: {}, components: {} };
const schema = createSchema(NAMES, 'blocks');
const lineSchema = createSchema(NAMES, 'line');

const PAGES = join(import.meta.dirname, '../../../content/pages');
const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, ...splitSource(readFileSync(join(PAGES, name), 'utf8')) }));

const read = (source: string): ReadText => readMarkdown(schema, source);
/** Written without anything that was kept, as if every block had been touched. */
const rewrite = (source: string): string =>
  writeMarkdown(read(source).doc, { ...read(''), whole: '' });
/** What a browser shows of it: where a source breaks its lines does not matter. */
const show = (source: string): string => renderMarkdown(source).html.replace(/\s+/g, ' ');

function listAnswers(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listAnswers);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'answer' && typeof part === 'string' ? [part] : listAnswers(part),
  );
}
const answers = files.flatMap(({ data }) => listAnswers(data));

describe('the delivered texts', () => {
  it('come out of the editor as they went in, to the last character', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const { name, body } of files) {
      const text = read(body);
      expect(writeMarkdown(schema.nodeFromJSON(text.doc.toJSON()), text), name).toBe(body);
    }
  });

  it('mean the same when every block is written anew', () => {
    for (const { name, body } of files) expect(show(rewrite(body)), name).toBe(show(body));
  });

  it('have no block that the editor can only show as source', () => {
    const sources = files.flatMap(({ name, body }) => {
      const found: string[] = [];
      read(body).doc.forEach((node) => {
        if (node.type.name === 'source') found.push(`${name}: ${node.textContent}`);
      });
      return found;
    });
    expect(sources).toEqual([]);
  });

  it('have answers of one line that stay, and mean the same when written anew', () => {
    expect(answers.length).toBeGreaterThan(100);
    for (const answer of answers) {
      const text = readLine(lineSchema, answer);
      expect(writeLine(text.doc, text)).toBe(answer);
      const anew = writeLine(text.doc, readLine(lineSchema, ''));
      expect(renderInline(anew)).toBe(renderInline(answer.trim()));
    }
  });
});

/** A text whose first paragraph has another ending. */
function touch({ doc }: ReadText): Node {
  const first = doc.firstChild!;
  const changed = first.copy(
    first.content.append(
      schema.node('doc', null, [schema.node('paragraph', null, schema.text('!'))]).firstChild!
        .content,
    ),
  );
  return doc.copy(doc.content.replaceChild(0, changed));
}

it('keeps the rest of a delivered text when one block of it changes', () => {
  for (const { name, body } of files) {
    const text = read(body);
    const second = text.kept[1];
    if (!second || !text.doc.firstChild?.isTextblock) continue;
    const rest = body.slice(body.indexOf(second.source, text.kept[0]!.source.length));
    expect(writeMarkdown(touch(text), text).endsWith(rest), name).toBe(true);
  }
});

it('leaves every block as it was written but the one that was touched', () => {
  const rest = '\n\n* one\n* two\n\n|a|b|\n|-|:-:|\n| 1 |2|\n\nSetext\n======\n\n[x]: /pakete\n';
  const text = read(`First *one*${rest}`);
  expect(writeMarkdown(touch(text), text)).toBe(`First *one*!${rest}`);
});

it('shows what it has no form for as source, and keeps it', () => {
  const source =
    'Text\n\n```js\nlet a;\n```\n\n    indented\n\n[ref]: https://example.org\n\nEnd [ref]';
  const text = read(source);
  const kinds: string[] = [];
  text.doc.forEach((node) => void kinds.push(node.type.name));
  expect(kinds).toEqual(['paragraph', 'source', 'source', 'source', 'paragraph']);
  expect(rewrite(source)).toBe(
    'Text\n\n```js\nlet a;\n```\n\n    indented\n\n[ref]: https://example.org\n\n' +
      'End [ref](https://example.org)',
  );
});

it.each([
  [
    'plain signs',
    '\\*no\\* \\_no\\_ \\[no\\] \\`no\\` \\<b> \\&amp; snake_case \\~\\~no\\~\\~ a\\\\b',
  ],
  [
    'beginnings',
    '\\# no heading\n\n\\- no list\n\n1\\. no number\n\n\\> no quote\n\n\\--- no rule',
  ],
  ['marks within marks', '**bold *both* bold** and *italic **both***, ~~gone~~, `a | b`'],
  ['a link with a figure in its address', '[{{company.phone}}](tel:{{company.phone}} "call")'],
  ['an address with brackets', '[text](</a (b)>)'],
  ['a component between paragraphs', 'Before\n\n{{process}}\n\nAfter {{price.startpaket}}.'],
  ['lists within lists', '- one\n  - two\n    1. three\n    2. four\n- five'],
  ['a list with room', '3. one\n\n   more\n\n4. two'],
  ['a quote with a list', '> said\n>\n> - one\n> - two'],
  ['a table', '| a   |   b | c   |\n| --- | --: | :-: |\n| \\|   | **x** |     |'],
  ['lines that break', 'one\\\ntwo\\\n\\- three'],
  ['a picture', '![a \\[b\\]](medien:00000000-0000-4000-8000-000000000000)'],
])('writes %s so that it is read again as it is', (_, source) => {
  const written = rewrite(source);
  expect(read(written).doc.toJSON()).toEqual(read(source).doc.toJSON());
  expect(show(written)).toBe(show(source));
});

it('keeps from a mail what mails cannot show, as source that stays', () => {
  const mail = createSchema(NAMES, 'mail');
  const source = 'Ab {{price.startpaket}}\n\n{{process}}\n\n| a |\n| - |\n\n![x](/x.jpg)';
  const text = readMarkdown(mail, source);
  const kinds: string[] = [];
  text.doc.forEach((node) => void kinds.push(node.type.name));
  expect(kinds).toEqual(['paragraph', 'paragraph', 'source', 'source']);
  expect(text.doc.firstChild!.textContent).toBe('Ab {{price.startpaket}}');
  expect(writeMarkdown(text.doc, { ...read(''), whole: '' })).toBe(source);
});

it('makes one list of two that have come to stand side by side', () => {
  const text = read('- one\n\nbetween\n\n- two');
  const doc = text.doc.copy(
    text.doc.content
      .cut(0, text.doc.child(0).nodeSize)
      .append(text.doc.content.cut(text.doc.child(0).nodeSize + text.doc.child(1).nodeSize)),
  );
  expect(writeMarkdown(doc, text)).toBe('- one\n- two');
});

it('moves spaces out of what is bold', () => {
  const paragraph = schema.node('paragraph', null, [
    schema.text('a'),
    schema.text(' b ', [schema.mark('strong')]),
    schema.text('c'),
  ]);
  const doc = schema.node('doc', null, paragraph);
  expect(writeMarkdown(doc, { ...read(''), whole: '' })).toBe('a **b** c');
});
