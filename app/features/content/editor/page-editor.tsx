import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFetcher, useLocation, useRevalidator } from 'react-router';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { DiscardQuestion } from '#app/private/dialog.tsx';
import { MENU_ENTRY, MenuButton, MoreMenu } from '#app/private/more-menu.tsx';
import { isSame } from '#app/private/use-edited.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { createUuid } from '#app/lib/uuid.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import {
  PREVIEW_PATH,
  type EditorAnswer,
  type EditorText,
  type Intent,
  type PreviewAnswer,
  type PreviewCall,
  type TextStatus,
} from './editor-call.ts';
import { Comparison } from './comparison.tsx';
import { asText, prune, type Draft, type EditorField } from './field-spec.ts';
import type { TextView } from '#app/lib/contexts.ts';
import { listParts, type Part } from './list-parts.ts';
import { LivePreview } from './live-preview.tsx';
import { PartView } from './part-view.tsx';
import { fieldId, StructuredFields } from './structured-field.tsx';
import { TextHelpContext, type TextHelp } from '#app/private/text-editor/text-context.ts';
import { VisualField } from '#app/private/text-editor/visual-field.tsx';
import { wordRemoval } from './word-removal.ts';
import { VersionList, type Version } from './version-list.tsx';
import { buildSlug } from '#content/slug.ts';
import { formatMoment } from '#shared/agency/moment.ts';
import { findMomentOf } from '#shared/bookings/booking-slots.ts';

/** The field says a time by the agency's clock, wherever its owner is. */
const momentOf = (wall: string): string =>
  findMomentOf(wall.slice(0, 10), wall.slice(11)).toISOString();

type PageEditorProps = {
  text: EditorText;
  fields: readonly EditorField[];
  /** A page of its own, not texts of other pages. */
  isPage: boolean;
  /** How its running text is set on its page; null where it has none. */
  body: 'running' | 'reading' | null;
  isNew: boolean;
  hasDelivered: boolean;
  state: TextStatus;
  /** Visitors read what is stored. */
  isLive: boolean;
  /** Names of the texts that lead to it. */
  mentions: readonly string[];
  versions: readonly Version[];
  /** Where more of them are; null: these are all. */
  olderVersions: string | null;
  help: Omit<TextHelp, 'disabled'>;
  /** What shows the texts; without any it is the page of the text. */
  views: readonly TextView[];
};

const PAUSE_MS = 600;

/** Beside the buttons of the bar; phones have it in the menu. */
const BAR_LINK =
  'inline-flex min-h-11 items-center text-small underline underline-offset-4 max-sm:hidden';

/** Writes one text of the content store: draft, preview, schedule, publish, history. */
export function PageEditor({
  text,
  fields,
  isPage,
  body,
  isNew,
  hasDelivered,
  state,
  isLive,
  mentions,
  versions,
  olderVersions,
  help,
  views,
}: PageEditorProps) {
  const saver = useFetcher<EditorAnswer>();
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState(text);
  const [draft, setDraft] = useState(text.draft);
  const [typedSlug, setSlug] = useState<string>();
  // Follows the title until somebody types another.
  const slug = isNew ? (typedSlug ?? buildSlug(nameOf(draft)).slice(0, 80)) : '';
  const [viewId, setViewId] = useState(views[0]?.id ?? '');
  const [publishAt, setPublishAt] = useState('');
  const [isPlanning, setIsPlanning] = useState(false);
  const [id] = useState(createUuid);
  const [isDirty, setIsDirty] = useState(false);
  const [conflict, setConflict] = useState<{ theirs: EditorText | null; intent: Intent }>();
  const [restoring, setRestoring] = useState<Version>();
  const sent = useRef<{ intent: Intent; draft: Draft }>({ intent: 'draft', draft });
  const answer = saver.state === 'idle' ? saver.data : undefined;
  const errors = answer && 'errors' in answer ? answer.errors : {};
  const { pathname } = useLocation();
  const [shown, setShown] = useState<PreviewAnswer>();
  const [asking, setAsking] = useState<'now' | 'lost' | null>('now');
  const isFirst = useRef(true);

  const send = (intent: Intent, seen = base.seen): void => {
    sent.current = { intent, draft };
    void saver.submit(
      JSON.stringify({
        intent,
        slug,
        seen,
        front: prune(fields, draft.front),
        body: draft.body,
        publishAt: publishAt ? momentOf(publishAt) : '',
        ...(isNew && { id }),
      }),
      { method: 'post', encType: 'application/json' },
    );
  };

  const begin = (anew: EditorText): void => {
    setConflict(undefined);
    setBase(anew);
    setDraft(anew.draft);
    setIsDirty(false);
  };

  useEffect(() => {
    if (!answer) return;
    if ('saved' in answer) {
      const { front, ...version } = answer.saved;
      // What was typed since then is not stored.
      if (sent.current.draft === draft) setIsDirty(false);
      setConflict(undefined);
      setBase((before) => ({ ...before, ...version }));
      if (front) setDraft((before) => ({ ...before, front: { ...before.front, ...front } }));
      void showToast({ title: answer.title });
      return;
    }
    if ('reset' in answer) {
      begin(answer.reset);
      void showToast({ title: answer.title });
      return;
    }
    if ('theirs' in answer) setConflict({ theirs: answer.theirs, intent: sent.current.intent });
    void showToast({
      title: 'Nicht gespeichert',
      description: answer.message,
      tone: 'destructive',
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an answer
  }, [answer]);

  /** Whatever shows the text that is being written comes into view. */
  const follow = (fieldName: string): void => {
    const shows = (view: TextView | undefined) => view?.keys.includes(fieldName);
    if (shows(views.find(({ id }) => id === viewId))) return;
    const other = views.find(shows);
    if (other) setViewId(other.id);
  };

  // The preview comes at once, and then follows a pause in typing.
  useEffect(() => {
    const stop = new AbortController();
    setAsking('now');
    const pause = isFirst.current ? 0 : PAUSE_MS;
    const timer = window.setTimeout(() => {
      isFirst.current = false;
      const call: PreviewCall = {
        slug,
        front: prune(fields, draft.front),
        body: draft.body,
        view: viewId,
      };
      void askForPreview(`${pathname}/${PREVIEW_PATH}`, call, stop.signal).then((found) => {
        if (stop.signal.aborted) return;
        setAsking(found ? null : 'lost');
        if (found) setShown(found);
      });
    }, pause);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed or chosen alone asks for another preview
  }, [draft, slug, viewId]);

  const change = (next: Draft): void => {
    setDraft(next);
    setIsDirty(true);
  };
  const take = (theirs: EditorText | null): void => {
    begin(theirs ?? { ...base, seen: '' });
    // Says that there is no such text where nothing is left of it.
    void revalidate();
  };
  const isBusy = saver.state !== 'idle';
  const parts = splitFields(fields, isPage);
  const isLocked = isNew && isBusy;
  const planLabel = base.publishAt
    ? `Geht von selbst online: ${formatMoment(base.publishAt)}`
    : 'Später veröffentlichen';
  const plan = (
    <button
      type="button"
      className={BAR_LINK}
      aria-expanded={isPlanning}
      onClick={() => setIsPlanning(!isPlanning)}
    >
      {planLabel}
    </button>
  );
  const structured = {
    front: draft.front,
    path: '',
    errors,
    onUse: follow,
    onChange: (front: Draft['front']) => change({ ...draft, front }),
  };
  const hints = shown?.hints ?? [];
  const removal = wordRemoval({
    hasDelivered,
    isLive,
    hasDraft: state === 'draft',
    hasVersions: versions.some(({ id }) => id !== 'delivered'),
    mentions,
  });

  return (
    <TextHelpContext value={{ ...help, disabled: isLocked }}>
      <div className={cx('grid grid-cols-1 gap-10', body ? 'writing-desk' : 'xl:grid-cols-2')}>
        <div className="min-w-0">
          <form
            noValidate
            className="grid grid-cols-1 gap-8"
            onSubmit={(event) => {
              // React carries those of dialogs here as well, whose forms are none of this page.
              if (event.target !== event.currentTarget) return;
              event.preventDefault();
              send('draft');
            }}
          >
            <ErrorSummary
              attempt={answer}
              problems={Object.entries(errors).map(([path, message]) => ({
                fieldId: fieldId(path),
                message,
              }))}
            />
            {conflict && (
              <ConflictNotice
                differences={
                  conflict.theirs && (conflict.theirs.seen || hasDelivered)
                    ? describe(fields, conflict.theirs.draft, draft)
                    : null
                }
                canBeAnew
                busy={isBusy}
                keepLabel={conflict.intent === 'remove' ? `Trotzdem ${removal.verb}` : undefined}
                onKeep={() => send(conflict.intent, conflict.theirs?.seen ?? '')}
                onTake={() => take(conflict.theirs)}
              />
            )}
            {/* The page of a stored text begins anew, without what is typed meanwhile. */}
            <fieldset disabled={isLocked} className="contents">
              {parts.head.length > 0 && <StructuredFields {...structured} fields={parts.head} />}
              {body && (
                <VisualField
                  id={fieldId('body')}
                  label="Text"
                  extent="blocks"
                  required
                  isReading={body === 'reading'}
                  value={draft.body}
                  error={errors['body']}
                  onChange={(written) => change({ ...draft, body: written })}
                />
              )}
              {parts.main.length > 0 && <StructuredFields {...structured} fields={parts.main} />}
              {parts.folds.map(({ title, fields: folded }, index) => {
                const isFirst = index === 0;
                const isWrong = folded.some(({ name }) =>
                  Object.keys(errors).some((path) => path === name || path.startsWith(`${name}.`)),
                );
                return (
                  <Fold
                    key={title}
                    title={title}
                    isOpen={isFirst && (isNew || 'slug' in errors) ? true : isWrong}
                  >
                    {isFirst && isNew && (
                      <Field
                        id={fieldId('slug')}
                        label="Kurzname in der Adresse"
                        hint="Folgt der Überschrift, solange Sie nichts anderes eintragen."
                        required
                        error={errors['slug']}
                      >
                        {(control) => (
                          <Input
                            {...control}
                            value={slug}
                            spellCheck={false}
                            onChange={(event) => {
                              setSlug(event.target.value);
                              setIsDirty(true);
                            }}
                          />
                        )}
                      </Field>
                    )}
                    <StructuredFields {...structured} fields={folded} />
                  </Fold>
                );
              })}
            </fieldset>
            <Hints hints={hints} />
            {/* On a phone one row, which must leave room for what is being written. */}
            <div className="writing-actions sticky bottom-(--above-bars) z-10 flex flex-wrap items-center gap-x-4 border border-line bg-surface px-5 py-2 shadow-[0_-0.5rem_1.5rem_-0.75rem_rgb(0_0_0/0.25)] max-sm:-mx-5 max-sm:border-x-0 sm:rounded-t-control">
              {base.publishAt && plan}
              <Button
                size="small"
                variant={base.publishAt ? 'secondary' : 'primary'}
                busy={isBusy}
                onClick={() => send('publish')}
              >
                {base.publishAt ? 'Jetzt veröffentlichen' : 'Veröffentlichen'}
              </Button>
              {/* The one that Enter presses: nothing goes online by accident. */}
              <Button
                type="submit"
                size="small"
                variant="secondary"
                disabled={isBusy}
                className="max-sm:hidden"
              >
                Entwurf speichern
              </Button>
              <a href="#vorschau" className={cx(BAR_LINK, 'xl:hidden')}>
                Vorschau
              </a>
              {!base.publishAt && plan}
              <span
                className="min-w-0 flex-1 text-small text-muted hyphens-auto max-sm:leading-tight sm:min-w-max"
                aria-live="polite"
              >
                {isDirty && !isBusy ? 'Nicht gespeicherte Änderungen' : ''}
              </span>
              <div className="sm:hidden">
                <MoreMenu label="Weitere Schritte" isUp>
                  <MenuButton disabled={isBusy} onClick={() => send('draft')}>
                    Entwurf speichern
                  </MenuButton>
                  {shown?.preview && (
                    <a href="#vorschau" className={MENU_ENTRY}>
                      Vorschau
                    </a>
                  )}
                  <MenuButton aria-expanded={isPlanning} onClick={() => setIsPlanning(!isPlanning)}>
                    {planLabel}
                  </MenuButton>
                </MoreMenu>
              </div>
              {isPlanning && (
                <div className="mt-2 flex basis-full flex-wrap items-end gap-3">
                  <Field
                    id={fieldId('publishAt')}
                    label="Zeitpunkt"
                    optionalMark={false}
                    error={errors['publishAt']}
                  >
                    {(control) => (
                      <Input
                        {...control}
                        type="datetime-local"
                        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened on request
                        autoFocus
                        value={publishAt}
                        onChange={(event) => setPublishAt(event.target.value)}
                      />
                    )}
                  </Field>
                  <Button
                    variant="secondary"
                    disabled={isBusy || publishAt === ''}
                    onClick={() => send('schedule')}
                  >
                    Zu dieser Zeit veröffentlichen
                  </Button>
                  {base.publishAt && (
                    <Button variant="secondary" disabled={isBusy} onClick={() => send('unplan')}>
                      Planung aufheben
                    </Button>
                  )}
                </div>
              )}
            </div>
            {!isNew && base.seen && (
              <ConfirmButton
                label={removal.label}
                title={removal.title}
                explanation={removal.explanation}
                busy={isBusy}
                onConfirm={() => send('remove')}
              />
            )}
          </form>
          {versions.length > 0 && (
            <VersionList
              fields={fields}
              versions={versions}
              older={olderVersions}
              current={{ ...draft, front: prune(fields, draft.front) }}
              onRestore={isDirty ? setRestoring : ({ draft: past }) => change(past)}
            />
          )}
        </div>
        <LivePreview
          shown={shown?.preview ?? null}
          isPending={asking === 'now'}
          views={views}
          viewId={viewId}
          onView={setViewId}
          problem={
            asking === 'lost'
              ? 'Die Vorschau kam nicht an. Sie kommt, sobald Sie weiterschreiben.'
              : shown?.preview === null
                ? (shown.problem ??
                  'Die Vorschau erscheint, sobald alle Pflichtfelder ausgefüllt sind.')
                : null
          }
        />
        {restoring && (
          <DiscardQuestion
            onStay={() => setRestoring(undefined)}
            onDiscard={() => {
              setRestoring(undefined);
              change(restoring.draft);
            }}
          >
            Die Fassung ersetzt, was im Formular steht. Diese Eingaben gehen dann verloren.
          </DiscardQuestion>
        )}
        <UnsavedGuard dirty={isDirty} busy={isBusy} />
      </div>
    </TextHelpContext>
  );
}

/** Null where none came: the one before stays. */
async function askForPreview(
  url: string,
  call: PreviewCall,
  signal: AbortSignal,
): Promise<PreviewAnswer | null> {
  try {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(call), signal });
    // Written by our own route of the same release.
    return response.ok ? ((await response.json()) as PreviewAnswer) : null;
  } catch {
    return null;
  }
}

/** What is not read on the page itself stands behind it. */
const FOLDS: readonly (readonly [title: string, names: readonly string[]])[] = [
  ['Für Suchmaschinen', ['description', 'asked']],
  ['Datum', ['date', 'updated', 'reviewed']],
  ['Themen und Verknüpfungen', ['tags', 'figure', 'related', 'sources']],
];

/** What stands above the text on the page. */
const HEAD: readonly string[] = ['title', 'term', 'name', 'h1', 'lead'];

function splitFields(fields: readonly EditorField[], isPage: boolean) {
  if (!isPage) return { head: [], ...foldByName(fields) };
  const folded = new Set(FOLDS.flatMap(([, names]) => names));
  return {
    head: fields.filter(({ name }) => HEAD.includes(name)),
    main: fields.filter(({ name }) => !folded.has(name) && !HEAD.includes(name)),
    folds: FOLDS.map(([title, names]) => ({
      title,
      fields: fields.filter(({ name }) => names.includes(name)),
    })).filter((part) => part.fields.length > 0),
  };
}

/**
 * Texts of a group name their part of the page before a colon: 'Beispiele: Überschrift'. What has
 * a part in common is one fold; what stands alone is not folded.
 */
function foldByName(fields: readonly EditorField[]) {
  const titleOf = ({ label }: EditorField): string => label.split(': ')[0] ?? label;
  const parts = [...new Set(fields.map(titleOf))].map((title) => ({
    title,
    fields: fields.filter((field) => titleOf(field) === title),
  }));
  return {
    main: parts.filter((part) => part.fields.length === 1).flatMap((part) => part.fields),
    folds: parts.filter((part) => part.fields.length > 1),
  };
}

const Fold = ({
  title,
  isOpen,
  children,
}: {
  title: string;
  isOpen: boolean;
  children: ReactNode;
}) => (
  <details open={isOpen || undefined} className="group/fold panel">
    <summary className="panel-row flex min-h-12 cursor-pointer list-none items-center gap-3 font-semibold">
      {title}
      <Icon name="chevron" size={18} className="ml-auto group-open/fold:rotate-180" />
    </summary>
    <div className="panel-row grid gap-5 border-t border-line py-4">{children}</div>
  </details>
);

/** What a new text is called in its form. */
const nameOf = ({ front }: Draft): string =>
  asText(front['title']) || asText(front['term']) || asText(front['name']);

function Hints({ hints }: { hints: readonly string[] }) {
  if (hints.length === 0) return null;
  return (
    <section aria-label="Hinweise" className="border border-line bg-surface p-5 text-small">
      <h2 className="font-semibold">Hinweise</h2>
      <ul className="mt-2 list-disc pl-5 text-muted">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </section>
  );
}

/** Fields of the other version that differ from what is typed. */
function describe(
  fields: readonly EditorField[],
  theirs: Draft,
  own: Draft,
): (readonly [label: string, stored: ReactNode])[] {
  const show = ({ front }: Draft, field: EditorField): Part[] =>
    listParts([field], { front, body: '' });
  const differing = fields
    .filter((field) => !isSame(show(theirs, field), show(own, field)))
    .map((field) => {
      const parts = show(theirs, field);
      // oxlint-disable-next-line react/no-array-index-key -- parts have no other name
      const views = parts.map((part, index) => <PartView key={index} part={part} />);
      return [field.label, views.length > 0 && views] as const;
    });
  if (theirs.body === own.body) return differing;
  const [typed, stored] = [own, theirs].map(({ body }) => listParts([], { front: {}, body }));
  const body = stored!.length > 0 && <Comparison before={typed!} after={stored!} isNewOnly />;
  return [...differing, ['Text', body]];
}
