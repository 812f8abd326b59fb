import { use, useState } from 'react';
import { useKeyboard } from '#app/private/talk/use-keyboard.ts';
import { MENU_ENTRY, MoreMenu } from '#app/private/more-menu.tsx';
import { cx } from '#app/ui/cx.ts';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { Textarea } from '#app/ui/form/field.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';
import * as commands from './commands.ts';
import type { Tool } from './commands.ts';
import type { TextKey } from './create-state.ts';
import type { Extent } from './schema.ts';
import { TextHelpContext } from './text-context.ts';
import { Toolbar, type ToolbarEntry, type ToolLook } from './toolbar.tsx';
import { useTextView } from './use-text-view.ts';

type Props = {
  id: string;
  label: string;
  /** Blocks lie on a sheet as wide as their page or mail sets them, a line in its form. */
  extent: Extent;
  value: string;
  required?: boolean;
  error: string | undefined;
  /** Read from its beginning, as posts are: in larger type. */
  isReading?: boolean;
  onChange: (value: string) => void;
};

/** Running text, edited as it is read; what is stored is its Markdown. */
export function VisualField(props: Props) {
  const { id, label, extent, value, required = false, error, onChange } = props;
  const [isSource, setIsSource] = useState(false);
  const describedBy = error
    ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true as const }
    : {};
  return (
    <div className={cx('grid min-w-0 grid-cols-1 gap-1.5', extent === 'line' && 'sm:col-span-2')}>
      <div className="text-small font-semibold">
        {label}
        {!required && <span className="font-normal text-muted"> (optional)</span>}
      </div>
      <div className="writing-frame" data-wrong={error ? '' : undefined}>
        {isSource ? (
          <>
            <div className="sticky top-0 z-10 border-b border-line bg-surface">
              <button type="button" className={MENU_ENTRY} onClick={() => setIsSource(false)}>
                Gestalteten Text zeigen
              </button>
            </div>
            <Textarea
              id={id}
              aria-label={label}
              {...describedBy}
              rows={extent === 'line' ? 4 : 26}
              value={value}
              spellCheck
              className="block rounded-none border-0 leading-relaxed"
              onChange={(event) => onChange(event.target.value)}
            />
          </>
        ) : (
          <WrittenText {...props} describedBy={describedBy} onSource={() => setIsSource(true)} />
        )}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

type Asked = 'link' | 'figure' | 'picture' | 'component';
type WrittenProps = Props & {
  describedBy: { 'aria-describedby'?: string; 'aria-invalid'?: true };
  onSource: () => void;
};

function WrittenText({
  id,
  label,
  extent,
  value,
  isReading = false,
  describedBy,
  onChange,
  onSource,
}: WrittenProps) {
  const { names, targets, figures, choosePicture, disabled } = use(TextHelpContext);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [said, setSaid] = useState('');
  useKeyboard();
  const onKey = (key: TextKey): void => {
    if (key === 'k') setAsked('link');
    else press(key === 'b' ? commands.BOLD : commands.ITALIC);
  };
  const { mount, first, state, isEased, run } = useTextView({
    value,
    extent,
    names,
    disabled,
    onChange,
    onKey,
  });
  const press = (tool: Tool): void => {
    run(tool.run);
    if (tool.isOn && state) setSaid(`${tool.label} ${tool.isOn(state) ? 'aus' : 'an'}`);
  };
  const link = state && commands.findLink(state);

  const toEntry = (tool: Tool, look?: ToolLook, keys?: string): ToolbarEntry => {
    const isOn = state ? tool.isOn?.(state) : undefined;
    return {
      label: tool.label,
      ...(look && { look }),
      ...(keys && { keys }),
      isOn: tool.isOn ? isOn === true : undefined,
      isOff: state !== null && isOn !== true && !tool.run(state),
      onPress: () => press(tool),
    };
  };
  const ask = (what: Asked, entry: Omit<ToolbarEntry, 'onPress'>): ToolbarEntry => ({
    ...entry,
    onPress: () => setAsked(what),
  });

  const letters = [
    toEntry(commands.BOLD, { sign: 'F', className: 'font-bold' }, 'Strg+B'),
    toEntry(commands.ITALIC, { sign: 'K', className: 'italic' }, 'Strg+I'),
    ask('link', { label: 'Link', look: 'link', keys: 'Strg+K', isOn: link !== null }),
  ];
  const figure = ask('figure', { label: 'Preis oder Angabe', look: { sign: '€' } });
  const listInserts = (): ToolbarEntry[] => [
    toEntry(commands.TABLE, 'table'),
    ask('picture', { label: 'Bild', look: 'picture' }),
    figure,
    ...(Object.keys(names.components).length > 0
      ? [ask('component', { label: 'Baustein', look: 'component' })]
      : []),
  ];
  const groups =
    extent === 'line'
      ? [[...letters, figure]]
      : [
          [
            toEntry(commands.HEADING, { sign: 'Ü', rest: 'berschrift', className: 'font-bold' }),
            toEntry(commands.SUBHEADING, { sign: 'Z', rest: 'wischentitel' }),
          ],
          letters,
          [
            toEntry(commands.LIST, 'list'),
            toEntry(commands.NUMBERS, 'numbers'),
            toEntry(commands.QUOTE, 'quote'),
          ],
          ...(extent === 'blocks' ? [listInserts()] : []),
          [
            {
              ...toEntry(commands.UNDO, 'undo', 'Strg+Z'),
              isOff: !state || !commands.canUndo(state),
            },
            {
              ...toEntry(commands.REDO, 'redo', 'Strg+Umschalt+Z'),
              isOff: !state || !commands.canRedo(state),
            },
          ],
        ];
  const around = !state
    ? []
    : commands.isInTable(state)
      ? commands.TABLE_TOOLS
      : commands.isInList(state)
        ? commands.LIST_TOOLS
        : [];

  const close = (): void => setAsked(null);
  const finish = (command: Parameters<typeof run>[0]): void => {
    close();
    // The dialog gives the focus back first.
    window.setTimeout(() => run(command), 50);
  };

  return (
    <>
      <div className="writing-bar z-10 flex items-start border-line bg-surface">
        <div className="writing-tools">
          <Toolbar label={`${label} gestalten`} controls={id} groups={groups} />
          {around.length > 0 && (
            <div className="max-sm:order-first max-sm:border-r sm:basis-full sm:border-t border-line">
              <Toolbar
                label={around === commands.TABLE_TOOLS ? 'Tabelle ändern' : 'Liste ändern'}
                controls={id}
                groups={[
                  around.map((tool) =>
                    toEntry(tool, tool.short === undefined ? undefined : { sign: tool.short }),
                  ),
                ]}
              />
            </div>
          )}
        </div>
        <MoreMenu label="Mehr zum Text">
          <button type="button" className={MENU_ENTRY} onClick={onSource}>
            Quelltext
          </button>
        </MoreMenu>
      </div>
      <div
        className={
          extent === 'line'
            ? 'writing-line'
            : cx('writing-sheet', isReading && 'reading', extent === 'mail' && 'writing-mail')
        }
      >
        <div>
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the editor makes it editable */}
          <div
            ref={mount}
            id={id}
            role="textbox"
            aria-multiline={extent !== 'line'}
            aria-label={label}
            aria-disabled={disabled || undefined}
            {...describedBy}
            spellCheck
            className="prose"
            // What the server knows of it, until the editor takes the element over.
            dangerouslySetInnerHTML={{ __html: first }}
          />
        </div>
      </div>
      <span className="sr-only" role="status">
        {said}
      </span>
      <p
        role="status"
        className="border-line px-3.5 text-small not-empty:border-t not-empty:py-2.5"
      >
        {isEased &&
          'Fett und Kursiv wechseln hier mitten im Wort. Das lässt sich nicht speichern und wurde ' +
            'zurückgenommen.'}
      </p>
      {asked === 'link' && (
        <ChoiceDialog
          title="Wohin führt der Verweis?"
          options={targets}
          isFree
          current={link?.href}
          onRemove={() => finish(commands.removeLink)}
          onClose={close}
          onPick={({ value: href, label: name }) => finish(commands.setLink(href, name))}
        />
      )}
      {asked === 'figure' && (
        <ChoiceDialog
          title="Welche Angabe?"
          options={figures}
          onClose={close}
          onPick={({ value: name }) => finish(commands.insertInline('figure', { name }))}
        />
      )}
      {asked === 'component' && (
        <ChoiceDialog
          title="Welcher Baustein?"
          options={Object.entries(names.components).map(([name, shown]) => ({
            value: name,
            label: shown,
          }))}
          onClose={close}
          onPick={({ value: name }) =>
            finish(commands.insertBlock(({ schema }) => schema.node('component', { name })))
          }
        />
      )}
      {asked === 'picture' && (
        <PictureDialog
          choose={choosePicture}
          onPick={(found, alt) =>
            finish(
              commands.insertBlock(({ schema }) =>
                schema.node(
                  'paragraph',
                  null,
                  // Brackets would end the description.
                  schema.node('image', {
                    src: `medien:${found}`,
                    alt: alt.replaceAll(/[[\]]/g, ''),
                  }),
                ),
              ),
            )
          }
          onClose={close}
        />
      )}
    </>
  );
}

type PictureDialogProps = {
  choose: (onPick: (id: string, alt: string) => void, onClose: () => void) => React.ReactNode;
  onPick: (id: string, alt: string) => void;
  onClose: () => void;
};
const PictureDialog = ({ choose, onPick, onClose }: PictureDialogProps) => choose(onPick, onClose);
