// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { SaveNote } from './save-note.tsx';

vi.mock('#app/ui/feedback/toast.ts', () => ({ showFailure: vi.fn(async () => undefined) }));
afterEach(cleanup);

it.each([
  ['changed', [], /hat diesen Entwurf geändert/, /hat inzwischen gespeichert/],
  ['deleted', null, /gelöscht oder abgeschlossen/, /gelöscht oder abgeschlossen/],
])('says everywhere the same of a draft that somebody else has %s', (_, theirs, note, notice) => {
  const nothing = () => undefined;
  render(
    <>
      <ConflictNotice unasked differences={theirs} onKeep={nothing} onTake={nothing} />
      <SaveNote state="conflict" problem="" isGone={theirs === null} onRetry={nothing} />
    </>,
  );
  expect(screen.getByRole('status').textContent).toMatch(note);
  expect(screen.getByRole('alert').textContent).toMatch(notice);
  expect(showFailure).toHaveBeenCalledExactlyOnceWith(
    'Gleichzeitige Änderung',
    expect.stringMatching(notice),
  );
});
