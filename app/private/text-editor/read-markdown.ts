import MarkdownIt from 'markdown-it';
import { Mark, type Attrs, type Node, type Schema } from 'prosemirror-model';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** The grammar of `content/markdown.ts`; what is written is not set here. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
// Placeholders stand in addresses as well.
markdown.normalizeLink = (address) => address;

const FIGURE = /^\{\{([^{}\n]+)\}\}/;
markdown.inline.ruler.before('escape', 'figure', (state, silent) => {
  const found = FIGURE.exec(state.src.slice(state.pos, state.posMax));
  if (!found) return false;
  if (!silent) state.push('figure', '', 0).content = found[1] ?? '';
  state.pos += found[0].length;
  return true;
});

/** A block of the text with the very characters it was read from. */
export type Kept = { node: Node; source: string; before: string };
export type ReadText = { doc: Node; kept: readonly Kept[]; tail: string; whole: string };

/** Markdown as a document; each block of it keeps its source. */
export function readMarkdown(schema: Schema, whole: string): ReadText {
  const lines = whole.split('\n');
  const starts: number[] = [];
  for (let at = 0, index = 0; index < lines.length; at += lines[index]!.length + 1, index += 1)
    starts.push(at);
  const kept: Kept[] = [];
  let end = 0;
  const keep = (from: number, to: number, build: (source: string) => Node): void => {
    // Where a block ends is told with the empty lines behind it.
    let last = to;
    while (last > from && lines[last - 1]!.trim() === '') last -= 1;
    const source = lines.slice(from, last).join('\n');
    const start = starts[from]!;
    kept.push({ node: build(source), source, before: whole.slice(end, start) });
    end = start + source.length;
  };
  const asSource = (source: string): Node => schema.node('source', null, schema.text(source));
  let line = 0;
  /** What no block was made of, such as the address of a link that others name. */
  const keepBetween = (to: number): void => {
    while (line < to && lines[line]!.trim() === '') line += 1;
    if (line < to) keep(line, to, asSource);
  };
  for (const group of groupTokens(markdown.parse(whole, {}))) {
    const [from, to] = group[0]!.map!;
    keepBetween(from);
    keep(from, to, (source) => buildBlock(schema, group, source) ?? asSource(source));
    line = to;
  }
  keepBetween(lines.length);
  const nodes = kept.map(({ node }) => node);
  return {
    doc: schema.node('doc', null, nodes.length > 0 ? nodes : [schema.node('paragraph')]),
    kept,
    tail: whole.slice(end),
    whole,
  };
}

/** The blocks of a text, each as it is written. */
export const splitBlocks = (schema: Schema, whole: string): string[] =>
  readMarkdown(schema, whole).kept.map(({ source }) => source);

/** One line of Markdown, as fields of a form hold it. */
export function readLine(schema: Schema, whole: string): ReadText {
  const [inline] = markdown.parseInline(whole, {});
  const node = schema.node('paragraph', null, readInline(schema, inline?.children ?? []) ?? []);
  return {
    doc: schema.node('doc', null, node),
    kept: [{ node, source: whole, before: '' }],
    tail: '',
    whole,
  };
}

function groupTokens(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    if (token.level === 0 && token.nesting >= 0) groups.push([]);
    groups.at(-1)?.push(token);
  }
  return groups;
}

const COMPONENT_LINE = /^\{\{[a-z-]+\}\}$/m;

/** Null: the editor has no form for it. */
function buildBlock(schema: Schema, group: readonly Token[], source: string): Node | null {
  const isFilled = schema.nodes['component'] && group[0]?.type === 'paragraph_open';
  if (isFilled && COMPONENT_LINE.test(source))
    return source.includes('\n') ? null : schema.node('component', { name: source.slice(2, -2) });
  const stack: { type: string; attrs: Attrs | null; content: Node[] }[] = [
    { type: '', attrs: null, content: [] },
  ];
  for (const token of group) {
    if (token.type === 'inline') {
      const inline = readInline(schema, token.children ?? []);
      if (!inline) return null;
      // A cell holds one paragraph.
      const isCell = stack.at(-1)!.type.startsWith('table_');
      stack.at(-1)!.content.push(...(isCell ? [schema.node('paragraph', null, inline)] : inline));
    } else if (token.type === 'hr') stack.at(-1)!.content.push(schema.node('horizontal_rule'));
    else if (IGNORED.has(token.type)) continue;
    else if (token.nesting === 1) {
      const type = BLOCKS[token.type];
      if (!type || !schema.nodes[type]) return null;
      if (type === 'paragraph' && token.hidden) stack.at(-2)!.attrs = tightened(stack.at(-2)!);
      stack.push({ type, attrs: readAttrs(token), content: [] });
    } else if (token.nesting === -1) {
      const { type, attrs, content } = stack.pop()!;
      const begins = type === 'list_item' && content[0]?.type.name !== 'paragraph';
      const all = begins ? [schema.node('paragraph'), ...content] : content;
      stack.at(-1)!.content.push(schema.nodes[type]!.createChecked(attrs, all));
    } else return null;
  }
  return stack[0]!.content[0] ?? null;
}

const tightened = ({ attrs }: { attrs: Attrs | null }): Attrs => ({ ...attrs, tight: true });

const IGNORED = new Set(['thead_open', 'thead_close', 'tbody_open', 'tbody_close']);
const BLOCKS: Readonly<Record<string, string>> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  blockquote_open: 'blockquote',
  bullet_list_open: 'bullet_list',
  ordered_list_open: 'ordered_list',
  list_item_open: 'list_item',
  table_open: 'table',
  tr_open: 'table_row',
  th_open: 'table_header',
  td_open: 'table_cell',
};

function readAttrs(token: Token): Attrs | null {
  if (token.type === 'heading_open') return { level: Number(token.tag.slice(1)) };
  if (token.type === 'bullet_list_open') return { tight: false };
  if (token.type === 'ordered_list_open')
    return { tight: false, order: Number(token.attrGet('start') ?? 1) };
  if (token.tag === 'th' || token.tag === 'td')
    return { align: /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? null };
  return null;
}

const MARKS: Readonly<Record<string, string>> = { strong: 'strong', em: 'em', s: 'strike' };

/** Null: something stands there that the editor has no form for. */
function readInline(schema: Schema, tokens: readonly Token[]): Node[] | null {
  const nodes: Node[] = [];
  let marks: readonly Mark[] = Mark.none;
  const text = (content: string, own = marks): void => {
    if (content === '') return;
    const last = nodes.at(-1);
    if (last?.isText && Mark.sameSet(last.marks, own))
      nodes.splice(-1, 1, schema.text(`${last.text ?? ''}${content}`, own));
    else nodes.push(schema.text(content, own));
  };
  for (const token of tokens) {
    const kind = /^(strong|em|s)_(open|close)$/.exec(token.type);
    const attr = (name: string): string | null => {
      const value = token.attrGet(name);
      return value === null ? null : String(value);
    };
    if (kind) {
      const mark = schema.mark(MARKS[kind[1]!]!);
      marks = kind[2] === 'open' ? mark.addToSet(marks) : mark.removeFromSet(marks);
    } else if (token.type === 'link_open')
      marks = schema
        .mark('link', { href: attr('href') ?? '', title: attr('title') })
        .addToSet(marks);
    else if (token.type === 'link_close') marks = schema.marks['link']!.removeFromSet(marks);
    else if (token.type === 'text') text(token.content);
    else if (token.type === 'softbreak') text(' ');
    else if (token.type === 'code_inline') text(token.content, schema.mark('code').addToSet(marks));
    else if (token.type === 'hardbreak')
      nodes.push(schema.node('hard_break', null, undefined, marks));
    else if (token.type === 'figure' && !schema.nodes['figure']) text(`{{${token.content}}}`);
    else if (token.type === 'figure')
      nodes.push(schema.node('figure', { name: token.content }, undefined, marks));
    else if (token.type === 'image' && schema.nodes['image'])
      nodes.push(
        schema.node(
          'image',
          { src: attr('src') ?? '', alt: token.content, title: attr('title') },
          undefined,
          marks,
        ),
      );
    else return null;
  }
  return nodes;
}
