import { useRef, useState } from 'react';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { Input } from '#app/ui/form/field.tsx';
import { cx } from '#app/ui/cx.ts';
import { matchWords } from '#app/lib/match-words.ts';
import { fieldId } from './structured-field.tsx';

export type Insertable = { value: string; label: string };
export type PictureChoice = (
  onPick: (id: string, alt: string) => void,
  onClose: () => void,
) => React.ReactNode;

type MarkdownFieldProps = {
  value: string;
  error: string | undefined;
  /** Pages and documents that a link can lead to. */
  targets: readonly Insertable[];
  /** Placeholders for prices and facts. */
  figures: readonly Insertable[];
  choosePicture: PictureChoice;
  onChange: (value: string) => void;
};

type Tool = { label: string; look?: string; apply: (selected: string) => string };
const lines = (text: string, mark: string): string =>
  (text || 'Text')
    .split('\n')
    .map((line) => mark + line)
    .join('\n');
const TOOLS: readonly Tool[] = [
  { label: 'Überschrift', apply: (text) => `\n## ${text || 'Überschrift'}\n` },
  { label: 'Zwischentitel', apply: (text) => `\n### ${text || 'Zwischentitel'}\n` },
  { label: 'Fett', look: 'font-bold', apply: (text) => `**${text || 'Text'}**` },
  { label: 'Kursiv', look: 'italic', apply: (text) => `*${text || 'Text'}*` },
  { label: 'Liste', apply: (text) => lines(text, '- ') },
  { label: 'Zitat', apply: (text) => lines(text, '> ') },
  {
    label: 'Tabelle',
    apply: () => '\n| Spalte | Spalte |\n| --- | --- |\n| Text | Text |\n',
  },
];

/**
 * Markdown with buttons for what one does not know by heart; what they write
 * can be undone like typing.
 */
export function MarkdownField({
  value,
  error,
  targets,
  figures,
  choosePicture,
  onChange,
}: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<'link' | 'figure' | 'picture' | null>(null);

  const insert = (apply: (selected: string) => string): void => {
    const field = area.current;
    if (!field) return;
    field.focus();
    const selected = field.value.slice(field.selectionStart, field.selectionEnd);
    // The only way to write into a field that its undo knows of.
    const isDone = document.execCommand('insertText', false, apply(selected));
    if (!isDone) {
      field.setRangeText(apply(selected));
      onChange(field.value);
    }
  };
  const close = (): void => setAsked(null);
  const finish = (text: (selected: string) => string): void => {
    close();
    // The dialog gives the focus back first.
    window.setTimeout(() => insert(text), 50);
  };

  return (
    <div>
      <Field
        id={fieldId('body')}
        label="Text"
        required
        error={error}
        hint="Markieren Sie Text und wählen Sie oben, was er werden soll. Strg+Z nimmt es zurück."
      >
        {(control) => (
          <div className="border border-line-strong">
            <div
              role="toolbar"
              aria-label="Text gestalten"
              className="flex flex-wrap border-b border-line bg-surface px-1"
            >
              {TOOLS.map(({ label, look, apply }) => (
                <ToolButton key={label} label={label} look={look} onClick={() => insert(apply)} />
              ))}
              <ToolButton label="Link" onClick={() => setAsked('link')} />
              <ToolButton label="Bild" onClick={() => setAsked('picture')} />
              <ToolButton label="Preis" onClick={() => setAsked('figure')} />
            </div>
            <Textarea
              {...control}
              ref={area}
              rows={26}
              value={value}
              spellCheck
              className="block max-h-[70dvh] rounded-none border-0 leading-relaxed"
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
        )}
      </Field>
      {asked === 'link' && (
        <InsertDialog
          title="Wohin führt der Verweis?"
          options={targets}
          isFree
          onClose={close}
          onPick={({ value: to, label }) => finish((selected) => `[${selected || label}](${to})`)}
        />
      )}
      {asked === 'figure' && (
        <InsertDialog
          title="Welche Angabe?"
          options={figures}
          onClose={close}
          onPick={({ value: name }) => finish(() => `{{${name}}}`)}
        />
      )}
      {asked === 'picture' && (
        <PictureDialog
          choose={choosePicture}
          onPick={(id, alt) => finish(() => `\n![${alt}](medien:${id})\n`)}
          onClose={close}
        />
      )}
    </div>
  );
}

type PictureDialogProps = {
  choose: PictureChoice;
  onPick: (id: string, alt: string) => void;
  onClose: () => void;
};
const PictureDialog = ({ choose, onPick, onClose }: PictureDialogProps) => choose(onPick, onClose);

type ToolButtonProps = { label: string; look?: string | undefined; onClick: () => void };
const ToolButton = ({ label, look, onClick }: ToolButtonProps) => (
  <button
    type="button"
    className={cx('min-h-11 px-1.5 text-small hover:bg-sunken', look)}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onClick}
  >
    {label}
  </button>
);

type InsertDialogProps = {
  title: string;
  options: readonly Insertable[];
  /** Whether an address that is not in the list can be typed. */
  isFree?: boolean;
  onPick: (option: Insertable) => void;
  onClose: () => void;
};

function InsertDialog({ title, options, isFree = false, onPick, onClose }: InsertDialogProps) {
  const [search, setSearch] = useState('');
  const found = options
    .filter(({ value, label }) => matchWords(search, [value, label]))
    .slice(0, 40);
  const typed = /^(https?:\/\/|\/|mailto:|tel:)\S+$/.test(search.trim());
  return (
    <Dialog open onClose={onClose} title={title}>
      <Field
        label="Suche"
        optionalMark={false}
        hint={isFree ? 'Oder eine Adresse mit https://' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      {isFree && typed && (
        <Button
          size="small"
          className="mt-3"
          onClick={() => onPick({ value: search.trim(), label: search.trim() })}
        >
          Diese Adresse nehmen
        </Button>
      )}
      <ul className="mt-4 max-h-[45dvh] overflow-y-auto border-t border-line">
        {found.map((option) => (
          <li key={option.value} className="border-b border-line">
            <button
              type="button"
              className="grid min-h-11 w-full py-1.5 text-left hover:bg-sunken"
              onClick={() => onPick(option)}
            >
              <span className="text-small font-semibold">{option.label}</span>
              <span className="text-fine text-muted">{option.value}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
