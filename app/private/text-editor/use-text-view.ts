import { Fragment, Slice, type Node, type Schema } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cleanPaste } from './clean-paste.ts';
import { createState, type TextKey } from './create-state.ts';
import { EASED } from './ease-marks.ts';
import { readLine, readMarkdown, type ReadText } from './read-markdown.ts';
import { createSchema, type Extent, type Names } from './schema.ts';
import { toHtml } from './to-html.ts';
import { writeLine, writeMarkdown } from './write-markdown.ts';

type Options = {
  value: string;
  extent: Extent;
  names: Names;
  disabled: boolean;
  onChange: (value: string) => void;
  onKey: (key: TextKey) => void;
};

/** What is pasted into one line, all of it behind each other. */
function joinLines({ content }: Slice): Slice {
  const nodes: Node[] = [];
  content.descendants((node) => {
    if (node.isTextblock && nodes.length > 0) nodes.push(node.type.schema.text(' '));
    if (node.isInline && node.type.name !== 'hard_break') nodes.push(node);
    return !node.isInline;
  });
  return new Slice(Fragment.from(nodes), 0, 0);
}

const readText = (schema: Schema, text: string, extent: Extent): ReadText =>
  extent === 'line' ? readLine(schema, text) : readMarkdown(schema, text);

/** Markdown as a text to write in, in the element that `mount` is given to. */
export function useTextView({ value, extent, names, disabled, onChange, onKey }: Options) {
  const [schema] = useState(() => createSchema(names, extent));
  const [first] = useState(() => toHtml(readText(schema, value, extent).doc));
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const read = useRef<ReadText>(null);
  const written = useRef(value);
  const [state, setState] = useState<EditorState | null>(null);
  const [isEased, setEased] = useState(false);
  const tell = useEffectEvent(onChange);
  const press = useEffectEvent(onKey);
  const begin = useEffectEvent((): EditorState => {
    read.current = readText(schema, value, extent);
    written.current = value;
    return createState(read.current.doc, extent, (key) => press(key));
  });
  const isEditable = useEffectEvent(() => !disabled);

  useLayoutEffect(() => {
    if (!mount.current) return;
    // For the tools above the text, on phones for all that stands below it (`.writing-bar`).
    const isNarrow = window.matchMedia('(width < 40rem)').matches;
    const room = { top: isNarrow ? 24 : 90, bottom: isNarrow ? 190 : 90, left: 90, right: 90 };
    const editor = new EditorView(
      { mount: mount.current },
      {
        state: begin(),
        editable: () => isEditable(),
        scrollMargin: room,
        scrollThreshold: room,
        transformPastedHTML: cleanPaste,
        clipboardTextParser: (text, $context) => {
          if ($context.parent.type.spec.code)
            return new Slice(Fragment.from(schema.text(text)), 0, 0);
          return Slice.maxOpen(readText(schema, text, extent).doc.content);
        },
        transformPasted: (slice) => (extent === 'line' ? joinLines(slice) : slice),
        clipboardTextSerializer: ({ content }) => content.textBetween(0, content.size, '\n\n'),
        dispatchTransaction(transaction) {
          const { state: next, transactions } = editor.state.applyTransaction(transaction);
          editor.updateState(next);
          setState(next);
          if (!transaction.docChanged || !read.current) return;
          setEased(transactions.some((part) => part.getMeta(EASED) === true));
          const write = extent === 'line' ? writeLine : writeMarkdown;
          const text = write(next.doc, read.current);
          if (text === written.current) return;
          written.current = text;
          tell(text);
        },
      },
    );
    view.current = editor;
    setState(editor.state);
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, [extent, schema]);

  // Another version has come into the form.
  useLayoutEffect(() => {
    if (!view.current || value === written.current) return;
    const next = begin();
    view.current.updateState(next);
    setState(next);
  }, [value]);
  useLayoutEffect(() => view.current?.setProps({}), [disabled]);

  const run = (command: Command): void => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch.bind(editor), editor);
    editor.focus();
  };
  return { mount, first, state, isEased, run };
}
