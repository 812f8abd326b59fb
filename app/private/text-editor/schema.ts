import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** What a text refers to by name, as its writer is to see it. */
export type Names = {
  /** Placeholder → what it stands for today. */
  figures: Readonly<Record<string, string>>;
  /** Address of a picture in the text → where its file is. */
  pictures: Readonly<Record<string, string>>;
  /** Parts that the page puts in, by the name on their line. */
  components: Readonly<Record<string, string>>;
};
/** A text of several blocks, that of a mail, or one line of a form field. */
export type Extent = 'blocks' | 'mail' | 'line';

const HEADINGS = [1, 2, 3, 4, 5, 6];
const ADDRESS = /^(https?:\/\/|mailto:|tel:|medien:|[/#])/;
/** A link of a page that is pasted; scripts and addresses of its own site fall away. */
export const isAddress = (text: string): boolean => ADDRESS.test(text);

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.style.textAlign || null,
      setDOMAttr: (value, attrs) => {
        if (typeof value === 'string') attrs['style'] = `text-align:${value}`;
      },
    },
  },
});

function listNodes({ figures, pictures, components }: Names): Record<string, NodeSpec> {
  return {
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: HEADINGS.map((level) => ({
        tag: `h${String(level)}`,
        // The one of the page is its title.
        attrs: { level: Math.max(2, level) },
      })),
      toDOM: (node) => [`h${String(node.attrs['level'])}`, 0],
    },
    blockquote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      attrs: { tight: { default: true } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      attrs: { tight: { default: true }, order: { default: 1 } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [
        { tag: 'ol', getAttrs: (list) => ({ order: Number(list.getAttribute('start') ?? 1) }) },
      ],
      toDOM: (node) => ['ol', node.attrs['order'] === 1 ? {} : { start: node.attrs['order'] }, 0],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    ...tables,
    table: {
      ...tables.table,
      toDOM: () => ['div', { class: 'table-scroll' }, ['table', ['tbody', 0]]],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    component: {
      attrs: { name: {} },
      group: 'block',
      atom: true,
      draggable: true,
      parseDOM: [
        {
          tag: 'div[data-component]',
          getAttrs: (box) => ({ name: box.getAttribute('data-component') }),
        },
      ],
      toDOM: ({ attrs: { name } }) => [
        'div',
        { 'data-component': name, class: 'component-box' },
        components[name] ?? name,
      ],
    },
    /** Markdown that the editor has no form for, as it is written. */
    source: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', 0]],
    },
    figure: {
      attrs: { name: {} },
      group: 'inline',
      inline: true,
      atom: true,
      parseDOM: [
        {
          tag: 'span[data-figure]',
          getAttrs: (chip) => ({ name: chip.getAttribute('data-figure') }),
        },
      ],
      leafText: ({ attrs: { name } }) => `{{${String(name)}}}`,
      toDOM: ({ attrs: { name } }): DOMOutputSpec => {
        const known = figures[String(name).trim()];
        const title = `Angabe ${String(name)}`;
        return ['span', { 'data-figure': name, class: 'figure-chip', title }, known ?? name];
      },
    },
    image: {
      attrs: { src: {}, alt: { default: '' }, title: { default: null } },
      group: 'inline',
      inline: true,
      draggable: true,
      parseDOM: [
        {
          tag: 'img[data-source]',
          getAttrs: (picture) => ({
            src: picture.getAttribute('data-source'),
            alt: picture.getAttribute('alt') ?? '',
          }),
        },
      ],
      toDOM: ({ attrs: { src, alt } }): DOMOutputSpec =>
        pictures[src]
          ? ['img', { src: pictures[src], alt, 'data-source': src }]
          : ['span', { class: 'figure-chip' }, `Bild: ${String(alt || src)}`],
    },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      leafText: () => '\n',
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  };
}

const MARKS: Record<string, MarkSpec> = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? '';
          return isAddress(href) ? { href, title: link.getAttribute('title') } : false;
        },
      },
    ],
    toDOM: ({ attrs: { href } }) => ['a', { href, title: href }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps all that is copied into one that is none.
      { tag: 'b', getAttrs: (node) => node.style.fontWeight !== 'normal' && null },
      { style: 'font-weight', getAttrs: (value) => /^(bold|[7-9]00)$/.test(value) && null },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
  strike: { parseDOM: [{ tag: 's' }, { tag: 'del' }], toDOM: () => ['s', 0] },
  code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
};

/** Mails show no tables and pictures well, and nothing is filled in there. */
const NOT_IN_MAILS = new Set([...Object.keys(tables), 'component', 'figure', 'image']);

/** The first node of a group is what an empty text begins with. */
export const createSchema = (names: Names, extent: Extent): Schema => {
  const nodes = Object.entries(listNodes(names)).filter(
    ([name]) => extent !== 'mail' || !NOT_IN_MAILS.has(name),
  );
  return new Schema({
    nodes: {
      doc: { content: extent === 'line' ? 'paragraph' : 'block+' },
      ...Object.fromEntries(nodes),
    },
    marks: MARKS,
  });
};
