import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node, Schema } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, Plugin, Selection, type Command } from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';
import { easeMarks } from './ease-marks.ts';
import { nextCell, REDO, UNDO } from './commands.ts';
import type { Extent } from './schema.ts';

const breakLine: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.name !== 'paragraph' || isInTable(state)) return false;
  const node = state.schema.nodes['hard_break']!.create();
  dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView());
  return true;
};

/** Browsers do not get before a figure that begins the text. */
const toStart: Command = ({ tr, doc }, dispatch) => {
  dispatch?.(tr.setSelection(Selection.atStart(doc)).scrollIntoView());
  return true;
};

/** A line has no second one. */
const stayInLine: Command = () => true;

/** A text begins and ends where one can write, and a table has its head in the first row. */
const keepForm = (schema: Schema): Plugin =>
  new Plugin({
    appendTransaction: (transactions, _, { doc, tr }) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      doc.descendants((node, at) => {
        if (node.type.name !== 'table') return !node.isTextblock;
        node.forEach((row, rowAt, index) => {
          const type = schema.nodes[index === 0 ? 'table_header' : 'table_cell'];
          row.forEach((cell, cellAt) => {
            if (cell.type !== type) tr.setNodeMarkup(at + 1 + rowAt + 1 + cellAt, type, cell.attrs);
          });
        });
        return false;
      });
      if (doc.lastChild?.type.name !== 'paragraph')
        tr.insert(tr.doc.content.size, schema.nodes['paragraph']!.create());
      return tr.docChanged ? tr : null;
    },
  });

function listRules(schema: Schema): InputRule[] {
  const { heading, bullet_list: list, ordered_list: numbers, blockquote } = schema.nodes;
  return [
    textblockTypeInputRule(/^(#{2,3})\s$/, heading!, (found) => ({ level: found[1]!.length })),
    wrappingInputRule(/^\s*[-*]\s$/, list!),
    wrappingInputRule(
      /^(\d{1,3})\.\s$/,
      numbers!,
      (found) => ({ order: Number(found[1]) }),
      (found, node) => node.childCount + Number(node.attrs['order']) === Number(found[1]),
    ),
    wrappingInputRule(/^\s*>\s$/, blockquote!),
  ];
}

const figureRule = (schema: Schema): InputRule =>
  new InputRule(/\{\{([a-z0-9._-]+)\}\}$/i, ({ tr }, found, start, end) =>
    tr.replaceWith(start, end, schema.nodes['figure']!.create({ name: found[1] })),
  );

/** With Ctrl or ⌘. */
export type TextKey = 'b' | 'i' | 'k';

/** A document with all that makes it one that can be written in. */
export function createState(doc: Node, extent: Extent, onKey: (key: TextKey) => void): EditorState {
  const { schema } = doc.type;
  const isLine = extent === 'line';
  const press =
    (key: TextKey): Command =>
    () => {
      onKey(key);
      return true;
    };
  const enter = chainCommands(
    nextCell,
    splitListItem(schema.nodes['list_item']!),
    baseKeymap['Enter']!,
  );
  return EditorState.create({
    doc: isLine ? doc : endInParagraph(doc),
    plugins: [
      inputRules({
        rules: [
          ...(extent === 'mail' ? [] : [figureRule(schema)]),
          ...(isLine ? [] : listRules(schema)),
        ],
      }),
      keymap({
        'Mod-b': press('b'),
        'Mod-i': press('i'),
        'Mod-k': press('k'),
        'Mod-z': UNDO.run,
        'Shift-Mod-z': REDO.run,
        'Mod-y': REDO.run,
        'Mod-Home': toStart,
        Enter: isLine ? stayInLine : enter,
        'Shift-Enter': isLine ? stayInLine : chainCommands(exitCode, breakLine, enter),
        // Behind the last cell it leaves the text, as everywhere in it.
        Tab: goToNextCell(1),
        'Shift-Tab': goToNextCell(-1),
      }),
      keymap(baseKeymap),
      history(),
      easeMarks(schema),
      ...(extent === 'blocks' ? [tableEditing()] : []),
      ...(isLine ? [] : [keepForm(schema)]),
    ],
  });
}

const endInParagraph = (doc: Node): Node =>
  doc.lastChild?.type.name === 'paragraph'
    ? doc
    : doc.copy(doc.content.addToEnd(doc.type.schema.nodes['paragraph']!.create()));
