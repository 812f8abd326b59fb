import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { formatNumber } from '#shared/core/format.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { FilePicker } from '#app/lib/files/file-picker.tsx';
import { UploadList } from '#app/lib/files/upload-list.tsx';
import { useUploads } from '#app/lib/files/use-uploads.ts';
import { useLeaveQuestion } from '#app/lib/use-leave-question.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import type { useRowChange } from '#app/private/use-row-change.ts';
import { AttachmentList } from './attachment-list.tsx';
import {
  changeDraft,
  hasContent,
  isPrepared,
  readDraft,
  takeDraft,
  useDraft,
  type Outgoing,
} from './drafts.ts';
import { MESSAGE_FILES } from './message.ts';

type ComposerProps = {
  /** Of what is being written, and where its files are kept: the customer, or the record. */
  draftId: string;
  send: ReturnType<typeof useRowChange<Outgoing>>;
  onSent?: () => void;
  /** How often a beginning was taken: writing goes on behind it at once. */
  begun?: number;
  /** It leaves as a mail: without files, and by a press alone. */
  isMail?: boolean;
  /** Whom it reaches: the address of a mail, or where it is read. */
  reaches?: string;
};

const MAX_FILES = 10;
const AT_MOST = 'Höchstens zehn Dateien je Nachricht;';
const GO_ON = 'Setzen Sie den Upload fort oder brechen Sie ihn ab, dann senden Sie.';
const MAX_LENGTH = 8000;
const MAX_MAIL_LENGTH = 4000;

/**
 * Writes a message. What could not be sent comes back into the field, with the
 * same id, so that a lost answer never makes two messages.
 */
export function Composer({
  draftId,
  send,
  onSent,
  begun = 0,
  isMail = false,
  reaches,
}: ComposerProps) {
  const draft = useDraft(draftId);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const keysId = useId();
  const maxLength = isMail ? MAX_MAIL_LENGTH : MAX_LENGTH;
  const isBegun = hasContent(draft);
  const { uploads, add, retry, cancel, isBusy } = useUploads({
    bucket: MESSAGE_FILES,
    folder: draftId,
    onStored: async ({ path, name, mimeType, size }) =>
      changeDraft(draftId, {
        attachments: [
          ...readDraft(draftId).attachments,
          { path, name, mime_type: mimeType, size_bytes: size },
        ],
      }),
  });

  /** Not given up: it goes on by a press, or with the connection. */
  const stopped = uploads.find(({ canRetry }) => canRetry);

  useEffect(() => {
    if (begun === 0) return;
    field.current?.focus();
    field.current?.setSelectionRange(MAX_LENGTH, MAX_LENGTH);
  }, [begun]);

  useLeaveQuestion(isBegun);

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    if (stopped) return setProblem(`${stopped.name} fehlt noch: ${GO_ON}`);
    if (!isBegun) {
      setProblem(`Bitte schreiben Sie etwas${isMail ? '' : ' oder hängen Sie eine Datei an'}.`);
      return field.current?.focus();
    }
    if (draft.body.trim().length > maxLength)
      return setProblem(`Bitte kürzen Sie auf ${formatNumber(maxLength)} Zeichen.`);
    const tooMany = draft.attachments.length - MAX_FILES;
    if (tooMany > 0) return setProblem(`${AT_MOST} bitte entfernen Sie ${tooMany}.`);
    setProblem('');
    onSent?.();
    send.mutate(takeDraft(draftId), {
      onError: ({ message }) => setProblem(`Die Nachricht ist nicht angekommen. ${message}`),
    });
  };
  const pick = (files: File[]) => {
    const room = Math.max(0, MAX_FILES - draft.attachments.length - uploads.length);
    const left = files.length - room;
    setProblem(
      left > 0
        ? `${AT_MOST} ${left === 1 ? 'eine wurde' : `${left} wurden`} nicht übernommen.`
        : '',
    );
    add(files.slice(0, room));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keyboards on glass have no Shift+Enter, and an input method confirms its word with Enter.
    if (
      isMail ||
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      matchMedia('(pointer: coarse)').matches
    )
      return;
    event.preventDefault();
    submit();
  };

  return (
    // Where the window is low the talk gives way first, then this scrolls, but for its buttons.
    <form
      onSubmit={submit}
      className="min-h-0 overflow-y-auto border-t border-line px-5 py-3 md:p-4 md:px-6"
    >
      <UnsavedGuard dirty={isBusy || stopped !== undefined} />
      {problem && (
        <p role="alert" className="mb-3 text-small font-medium text-danger">
          {problem}
        </p>
      )}
      {isPrepared(draftId) && (
        <p className="mb-2 text-small text-muted">
          Vorbereiteter Text. Er geht erst mit „Senden“ hinaus.
        </p>
      )}
      <AttachmentList
        files={draft.attachments}
        onChange={(attachments) => changeDraft(draftId, { attachments })}
      />
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} />
      {/* On phones one line, so that the talk keeps the room above the keyboard. */}
      <div className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:items-end max-md:gap-2">
        <Field
          label={isMail ? 'Ihre Antwort' : 'Ihre Nachricht'}
          optionalMark={false}
          // On phones the buttons end with the field: whom it reaches stands above.
          className={cx(
            'max-md:contents max-md:[&>p]:col-span-full max-md:[&>p]:-order-1',
            reaches === undefined ? '[&>label]:sr-only' : 'max-md:[&>label]:sr-only',
          )}
          hint={
            isMail ? (
              <span className="wrap-anywhere">
                Geht als E-Mail an {reaches}. Anrede wird automatisch ergänzt.
              </span>
            ) : (
              reaches
            )
          }
        >
          {(control) => (
            <Textarea
              data-key="r"
              {...control}
              aria-describedby={cx(control['aria-describedby'], !isMail && keysId)}
              ref={field}
              rows={isMail ? 3 : 1}
              placeholder={isMail ? 'Antwort schreiben' : 'Nachricht schreiben'}
              maxLength={maxLength}
              className={cx(
                'field-sizing-content max-h-48 max-md:max-h-32 max-md:resize-none',
                // The agency writes letters: five lines.
                reaches !== undefined && 'md:min-h-[calc(5lh+1.5rem)]',
              )}
              value={draft.body}
              onKeyDown={onKeyDown}
              onChange={(event) => changeDraft(draftId, { body: event.target.value })}
            />
          )}
        </Field>
        <div className="flex justify-between gap-2 max-md:[&>button]:size-12 max-md:[&>button]:px-0 md:sticky md:bottom-0 md:mt-3 md:gap-3 md:bg-surface">
          {!isMail && (
            <FilePicker
              label={<span className="whitespace-nowrap max-md:sr-only">Datei anhängen</span>}
              onPick={pick}
            />
          )}
          {!isMail && (
            <p
              id={keysId}
              className="self-center text-fine text-muted max-md:hidden pointer-coarse:hidden"
            >
              Enter sendet, Umschalt + Enter beginnt eine neue Zeile.
            </p>
          )}
          <Button
            type="submit"
            size="small"
            className="ml-auto"
            disabled={isBusy}
            busy={isMail && send.isPending}
          >
            <Icon name="send" size={18} />
            <span className="max-md:sr-only">Senden</span>
          </Button>
        </div>
      </div>
    </form>
  );
}
