import { Fragment, type Mark, type Node } from 'prosemirror-model';
import type { Kept, ReadText } from './read-markdown.ts';

/**
 * The document as Markdown. A block that nobody has touched stays as it was
 * written, and so does the whole text.
 */
export function writeMarkdown(doc: Node, read: ReadText): string {
  if (doc.eq(read.doc)) return read.whole;
  let text = '';
  let before = -1;
  for (const [node, at] of joinLists(doc, read.kept)) {
    const kept = read.kept[at];
    const written = kept?.source ?? writeBlock(node);
    if (written === '') continue;
    const isFirst = text === '';
    const follows = kept !== undefined && at === before + 1 && isFirst === (at === 0);
    text += (follows ? kept.before : isFirst ? '' : '\n\n') + written;
    before = kept ? at : -2;
  }
  return before === read.kept.length - 1 ? text + read.tail : text;
}

/** A field of a form: one line. */
export function writeLine(doc: Node, read: ReadText): string {
  return doc.eq(read.doc) ? read.whole : writeInline(doc.firstChild!.content).trim();
}

/** Blocks with their place among the kept ones. Lists side by side would be read as one. */
function joinLists(doc: Node, kept: readonly Kept[]): [node: Node, at: number][] {
  const joined: [Node, number][] = [];
  doc.forEach((node) => {
    const [last, place] = joined.at(-1) ?? [null, -2];
    const isNext = kept[place + 1]?.node.eq(node) ?? false;
    const at = isNext ? place + 1 : kept.findIndex((known) => known.node.eq(node));
    if (last && isList(node) && last.type === node.type && !(isNext && place >= 0))
      joined.splice(-1, 1, [last.copy(last.content.append(node.content)), -1]);
    else joined.push([node, at]);
  });
  return joined;
}

const isList = ({ type: { name } }: Node): boolean => name.endsWith('_list');

const childrenOf = (node: Node | Fragment): Node[] => {
  const children: Node[] = [];
  node.forEach((child) => void children.push(child));
  return children;
};

function writeBlock(node: Node): string {
  switch (node.type.name) {
    case 'heading': {
      const level = Number(node.attrs['level']);
      // Signs at its end would be taken for a frame.
      const text = oneLine(node.content).replace(/(^|\s)(#+)$/, '$1\\$2');
      return text === '' ? '' : `${'#'.repeat(level)} ${text}`;
    }
    case 'blockquote':
      return writeBlocks(node).replace(/^/gm, '> ').replace(/ +$/gm, '');
    case 'bullet_list':
      return writeItems(node, () => '- ');
    case 'ordered_list':
      return writeItems(node, (index) => `${Number(node.attrs['order']) + index}. `);
    case 'table':
      return writeTable(node);
    case 'horizontal_rule':
      return '---';
    case 'component':
      return `{{${String(node.attrs['name'])}}}`;
    case 'source':
      return node.textContent.replace(/\s+$/, '');
    default:
      return escapeStarts(writeInline(node.content).trim());
  }
}

const writeBlocks = (node: Node, between = '\n\n'): string =>
  childrenOf(node)
    .map(writeBlock)
    .filter((text) => text !== '')
    .join(between);

const writeItems = (list: Node, mark: (index: number) => string): string =>
  childrenOf(list)
    .map((item, index) => {
      const sign = mark(index);
      const isTight = list.attrs['tight'] === true && childrenOf(item).slice(1).every(isList);
      const text = writeBlocks(item, isTight ? '\n' : '\n\n');
      return (sign + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length)}`)).trimEnd();
    })
    .join(list.attrs['tight'] === true ? '\n' : '\n\n');

function writeTable(table: Node): string {
  const cells = childrenOf(table).map((row) =>
    childrenOf(row).map((cell) => oneLine(cell.firstChild!.content).replaceAll('|', '\\|')),
  );
  const columns = childrenOf(table.firstChild!).map((cell, column) => ({
    align: String(cell.attrs['align']),
    width: Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  }));
  const print = (parts: readonly string[]): string => `| ${parts.join(' | ')} |`;
  const rule = columns.map(({ align, width }) => {
    const left = align === 'left' || align === 'center' ? ':' : '-';
    const right = align === 'right' || align === 'center' ? ':' : '-';
    return left + '-'.repeat(width - 2) + right;
  });
  const rows = cells.map((row) =>
    print(columns.map(({ width }, column) => (row[column] ?? '').padEnd(width))),
  );
  return [rows[0], print(rule), ...rows.slice(1)].join('\n');
}

const oneLine = (content: Fragment): string => writeInline(content).replaceAll('\\\n', ' ').trim();

/** What would begin a list, a heading or a quote is a letter like others. */
const escapeStarts = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line
        .trimStart()
        .replace(/^(#{1,6}(\s|$)|[-+](\s|$)|>|=|-[-:|])/, '\\$1')
        .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2'),
    )
    .join('\n');

/** Inline content as Markdown. */
export const writeInline = (content: Fragment): string => {
  const nodes = childrenOf(content);
  while (nodes.at(-1)?.type.name === 'hard_break') nodes.pop();
  return spellSigns(writeRun(nodes, []));
};

/** What bears the same mark the longest is written around the rest. */
function writeRun(nodes: readonly Node[], around: readonly Mark[]): string {
  let text = '';
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at]!;
    const [widest] = node.marks
      .filter((mark) => mark.type.name !== 'code' && !mark.isInSet(around))
      .map((mark) => {
        const end = nodes.findIndex((other, index) => index > at && !mark.isInSet(other.marks));
        return { mark, end: end < 0 ? nodes.length : end };
      })
      .toSorted((one, other) => other.end - one.end);
    if (widest) {
      const inner = writeRun(nodes.slice(at, widest.end), [...around, widest.mark]);
      text += writeMark(widest.mark, inner);
      at = widest.end;
    } else {
      text += writeLeaf(node);
      at += 1;
    }
  }
  return text;
}

const SIGNS: Readonly<Record<string, string>> = { strong: '**', em: '*', strike: '~~' };

// Where a mark begins and ends, in characters that no text has.
const MARKS = Object.keys(SIGNS);
const signOf = (name: string, isEnd: boolean): string => {
  const at = MARKS.indexOf(name);
  return at < 0 ? '' : String.fromCharCode(0xfdd0 + 2 * at + Number(isEnd));
};
const BEGIN = '[\\ufdd0\\ufdd2\\ufdd4]';
const END = '[\\ufdd1\\ufdd3\\ufdd5]';
const ANY = '[\\ufdd0-\\ufdd5]*';
const LETTER = '([^\\s\\p{P}\\p{S}\\ufdd0-\\ufdd5]|[\\u{10000}-\\u{10ffff}])';
// Stars and tildes are punctuation to each other.
const MIXED = '(?:[\\ufdd0-\\ufdd3][\\ufdd4\\ufdd5]|[\\ufdd4\\ufdd5][\\ufdd0-\\ufdd3])';
const BEFORE_BEGIN = new RegExp(
  `${LETTER}(?=${ANY}${BEGIN})(?=${ANY}[\\p{P}\\p{S}]|${ANY}${MIXED})`,
  'gu',
);
const BEHIND_END = new RegExp(
  `(?<=${END}${ANY})(?<=[\\p{P}\\p{S}]${ANY}|${MIXED}${ANY})${LETTER}`,
  'gu',
);

/**
 * A sign between a letter and a punctuation mark is read as none, as that behind
 * “**‘word’**s”. Written by its number, the letter counts as punctuation too.
 */
const spellSigns = (text: string): string =>
  text
    .replace(BEFORE_BEGIN, toNumber)
    .replace(BEHIND_END, toNumber)
    .replace(/[\ufdd0-\ufdd5]/g, (sign) => SIGNS[MARKS[(sign.charCodeAt(0) - 0xfdd0) >> 1]!]!);

const toNumber = (letter: string): string => `&#${String(letter.codePointAt(0))};`;

function writeMark({ type: { name }, attrs }: Mark, inner: string): string {
  if (name === 'link') return `[${inner}](${writeAddress(attrs['href'], attrs['title'])})`;
  // A sign beside a space is none.
  const [, lead = '', core = '', tail = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  return core === '' ? lead + tail : lead + signOf(name, false) + core + signOf(name, true) + tail;
}

function writeAddress(href: unknown, title: unknown): string {
  const address = String(href);
  const shown = /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, '\\$&')}>` : address;
  return typeof title === 'string' ? `${shown} "${title.replaceAll('"', '\\"')}"` : shown;
}

function writeLeaf(node: Node): string {
  const { name } = node.type;
  if (name === 'figure') return `{{${String(node.attrs['name'])}}}`;
  if (name === 'hard_break') return '\\\n';
  if (name === 'image')
    return `![${String(node.attrs['alt'])}](${writeAddress(node.attrs['src'], node.attrs['title'])})`;
  const text = node.text ?? '';
  return node.marks.some(({ type }) => type.name === 'code') ? writeCode(text) : escapeText(text);
}

function writeCode(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : '';
  return fence + pad + text + pad + fence;
}

const escapeText = (text: string): string =>
  text
    .replace(/[\\`*[\]~]|<(?=[a-z/!?])|&(?=#?\w+;)/gi, '\\$&')
    // Within a word it means nothing.
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
