import type { Fragment, Node, Schema } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { readLine } from './read-markdown.ts';
import { writeInline } from './write-markdown.ts';

/** On the transaction that has taken marks back. */
export const EASED = 'eased';

/** Each letter with its marks. Those of spaces are written beside them. */
function print(content: Fragment): string {
  let text = '';
  content.forEach((node) => {
    const marks = node.marks.map(({ type, attrs }) => type.name + String(attrs['href'] ?? ''));
    const own = `<${marks.toSorted().join()}>`;
    const letters = node.isText ? (node.text ?? '').replace(/\s/g, '').split('') : [node.type.name];
    if (node.type.name !== 'hard_break') text += letters.map((letter) => letter + own).join('');
  });
  return text;
}

/** Whether Markdown has a spelling for it. */
const isWritable = (schema: Schema, content: Fragment): boolean =>
  print(readLine(schema, writeInline(content)).doc.firstChild!.content) === print(content);

const NAMES = ['em', 'strike', 'strong'];

/**
 * Bold and italic that meet within a word have no spelling in some places. What
 * is stored is to be what is seen: the fewest of them are taken back at once.
 */
export const easeMarks = (schema: Schema): Plugin =>
  new Plugin({
    appendTransaction: (transactions, { doc: before }, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      const known = new Set<Node>();
      before.descendants((node) => void known.add(node));
      doc.descendants((block, at) => {
        if (!block.isTextblock || block.type.spec.code || known.has(block)) return;
        let { content } = block;
        for (const isMeeting of [true, false])
          for (const name of NAMES) {
            if (isWritable(schema, content)) return;
            const type = schema.marks[name]!;
            content.forEach((node, from, index) => {
              const sides = [content.maybeChild(index - 1), content.maybeChild(index + 1)];
              if (isMeeting && !sides.some((side) => side && meets(node, side))) return;
              tr.removeMark(at + 1 + from, at + 1 + from + node.nodeSize, type);
            });
            content = tr.doc.nodeAt(at)!.content;
          }
      });
      return tr.docChanged ? tr.setMeta(EASED, true) : null;
    },
  });

/** Both marked: a mark beside plain text has a spelling. */
const meets = (node: Node, side: Node): boolean =>
  [node, side].every(({ marks }) => marks.some(({ type }) => NAMES.includes(type.name)));
