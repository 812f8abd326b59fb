import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
} from 'prosemirror-tables';

/** What can be done with the text: its name, whether it is so now, and how it comes to be. */
export type Tool = {
  label: string;
  /** Seen instead, where several stand in one line. */
  short?: string;
  isOn?: (state: EditorState) => boolean;
  run: Command;
};

const typeOf = ({ schema }: EditorState, name: string): NodeType => schema.nodes[name]!;

/** Innermost block of a kind around the selection. */
const isWithin = ({ selection: { $from } }: EditorState, name: string): boolean => {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if ($from.node(depth).type.name === name) return true;
  return false;
};

const markTool = (label: string, name: string): Tool => ({
  label,
  isOn: ({ selection: { empty, $from, from, to }, storedMarks, doc, schema }) => {
    const type = schema.marks[name]!;
    return empty
      ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, type);
  },
  run: (state, dispatch) => toggleMark(state.schema.marks[name]!)(state, dispatch),
});

const headingTool = (label: string, level: number): Tool => {
  const isOn = ({ selection: { $from } }: EditorState): boolean =>
    $from.parent.type.name === 'heading' && $from.parent.attrs['level'] === level;
  return {
    label,
    isOn,
    run: (state, dispatch) =>
      isOn(state)
        ? setBlockType(typeOf(state, 'paragraph'))(state, dispatch)
        : setBlockType(typeOf(state, 'heading'), { level })(state, dispatch),
  };
};

const LISTS = ['bullet_list', 'ordered_list'];

/** Kind and place of the innermost list around the selection. */
function findList({ selection: { $from } }: EditorState): { node: Node; at: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1)
    if (LISTS.includes($from.node(depth).type.name))
      return { node: $from.node(depth), at: $from.before(depth) };
  return null;
}

const listTool = (label: string, name: string): Tool => ({
  label,
  isOn: (state) => findList(state)?.node.type.name === name,
  run: (state, dispatch) => {
    const list = findList(state);
    if (!list) return wrapInList(typeOf(state, name))(state, dispatch);
    if (list.node.type.name === name)
      return liftListItem(typeOf(state, 'list_item'))(state, dispatch);
    const tight: unknown = list.node.attrs['tight'];
    dispatch?.(state.tr.setNodeMarkup(list.at, typeOf(state, name), { tight }));
    return true;
  },
});

/** A block in place of an empty paragraph, or behind the block that is being written. */
export const insertBlock =
  (build: (state: EditorState) => Node): Command =>
  (state, dispatch) => {
    if (isInTable(state)) return false;
    const { $from } = state.selection;
    const { tr } = state;
    const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
    const at = $from.depth === 0 ? state.selection.to : isEmpty ? $from.before(1) : $from.after(1);
    if (isEmpty) tr.replaceWith(at, $from.after(1), build(state));
    else tr.insert(at, build(state));
    tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const buildTable = ({ schema }: EditorState): Node => {
  const { table, table_row: row, table_header: header, table_cell: cell } = schema.nodes;
  const fill = (type: NodeType): Node[] => [1, 2, 3].map(() => type.createAndFill()!);
  const rows = [header!, cell!, cell!].map((type) => row!.create(null, fill(type)));
  return table!.create(null, rows);
};

export const HEADING: Tool = headingTool('Überschrift', 2);
export const SUBHEADING: Tool = headingTool('Zwischentitel', 3);
export const BOLD: Tool = markTool('Fett', 'strong');
export const ITALIC: Tool = markTool('Kursiv', 'em');
export const LIST: Tool = listTool('Liste', 'bullet_list');
export const NUMBERS: Tool = listTool('Nummerierte Liste', 'ordered_list');
export const QUOTE: Tool = {
  label: 'Zitat',
  isOn: (state) => isWithin(state, 'blockquote'),
  run: (state, dispatch) =>
    isWithin(state, 'blockquote')
      ? lift(state, dispatch)
      : wrapIn(typeOf(state, 'blockquote'))(state, dispatch),
};
export const TABLE: Tool = {
  label: 'Tabelle',
  run: insertBlock(buildTable),
};
export const UNDO: Tool = { label: 'Rückgängig', run: undo };
export const REDO: Tool = { label: 'Wiederholen', run: redo };
export const canUndo = (state: EditorState): boolean => undoDepth(state) > 0;
export const canRedo = (state: EditorState): boolean => redoDepth(state) > 0;

/** Offered where the selection is in such a block. */
export const TABLE_TOOLS: readonly Tool[] = [
  { label: 'Zeile einfügen', short: '+ Zeile', run: addRowAfter },
  { label: 'Zeile löschen', short: '− Zeile', run: deleteRow },
  { label: 'Spalte einfügen', short: '+ Spalte', run: addColumnAfter },
  { label: 'Spalte löschen', short: '− Spalte', run: deleteColumn },
  { label: 'Tabelle löschen', short: 'Löschen', run: deleteTable },
];
export const LIST_TOOLS: readonly Tool[] = [
  {
    label: 'Einrücken',
    run: (state, dispatch) => sinkListItem(typeOf(state, 'list_item'))(state, dispatch),
  },
  {
    label: 'Ausrücken',
    run: (state, dispatch) => liftListItem(typeOf(state, 'list_item'))(state, dispatch),
  },
];
export const isInList = (state: EditorState): boolean => findList(state) !== null;
export { isInTable };

/** To the next cell; behind the last one begins another row. */
export const nextCell: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  if (!view) return true;
  addRowAfter(state, view.dispatch);
  return goToNextCell(1)(view.state, view.dispatch);
};

/** The link around the cursor, from its first letter to its last. */
export function findLink(state: EditorState): { from: number; to: number; href: string } | null {
  const { $from, from, to } = state.selection;
  const { parent } = $from;
  const type = state.schema.marks['link']!;
  const own = type.isInSet($from.nodeAfter?.marks ?? []) ?? type.isInSet($from.marks());
  if (!own) return null;
  const bears = (index: number): boolean => own.isInSet(parent.maybeChild(index)?.marks ?? []);
  let first = $from.index();
  // At its end the cursor stands before the next piece.
  if (!bears(first)) first -= 1;
  let last = first;
  while (bears(first - 1)) first -= 1;
  while (bears(last + 1)) last += 1;
  const placeOf = (index: number): number => {
    let at = $from.start();
    for (let before = 0; before < index; before += 1) at += parent.child(before).nodeSize;
    return at;
  };
  const [start, end] = [placeOf(first), placeOf(last + 1)];
  const isAround = from >= start && to <= end;
  return isAround ? { from: start, to: end, href: String(own.attrs['href']) } : null;
}

export const setLink =
  (href: string, label: string): Command =>
  (state, dispatch) => {
    const type = state.schema.marks['link']!;
    const mark = type.create({ href });
    const { from, to } = findLink(state) ?? state.selection;
    const { tr } = state;
    if (from === to)
      tr.replaceSelectionWith(
        state.schema.text(label, mark.addToSet(state.selection.$from.marks())),
        false,
      );
    else tr.removeMark(from, to, type).addMark(from, to, mark);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const link = findLink(state);
  if (!link) return false;
  dispatch?.(state.tr.removeMark(link.from, link.to, state.schema.marks['link']!));
  return true;
};

export const insertInline =
  (name: string, attrs: Record<string, string>): Command =>
  (state, dispatch) => {
    const marks = state.storedMarks ?? state.selection.$from.marks();
    const node = typeOf(state, name).create(attrs, null, marks);
    dispatch?.(state.tr.replaceSelectionWith(node, false).scrollIntoView());
    return true;
  };
