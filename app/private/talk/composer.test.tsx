// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FileEntry } from '#shared/core/file-entry.ts';
import type { Upload } from '#app/lib/files/use-uploads.ts';
import { Refused } from '#app/lib/refused.ts';
import { Composer } from './composer.tsx';
import { changeDraft, readDraft } from './drafts.ts';

const files = vi.hoisted(() => ({ add: vi.fn(), uploads: [] as Upload[], isBusy: false }));
const picked = vi.hoisted(() => ({ files: [] as File[] }));
vi.mock('#app/lib/files/use-uploads.ts', () => ({
  useUploads: () => ({ ...files, retry: () => undefined, cancel: () => undefined }),
}));
vi.mock('#app/lib/files/file-picker.tsx', () => ({
  FilePicker: ({ onPick }: { onPick: (files: File[]) => void }) => (
    <button type="button" onClick={() => onPick(picked.files)}>
      Datei anhängen
    </button>
  ),
}));

const mutate = vi.fn();
type Send = Parameters<typeof Composer>[0]['send'];
const listFiles = (count: number): FileEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `talk/${index}`,
    name: `${index}.pdf`,
    mime_type: 'application/pdf',
    size_bytes: 1,
  }));
const pick = (count: number) => {
  picked.files = Array.from({ length: count }, (_, index) => new File(['x'], `${index}.pdf`));
  fireEvent.click(screen.getByText('Datei anhängen'));
};
const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Senden' }));

function open() {
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Composer draftId="talk" send={{ mutate, isPending: false } as unknown as Send} />,
    },
    { path: '/fort', element: <p>Fort</p> },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => {
  cleanup();
  mutate.mockReset();
  files.add.mockReset();
  Object.assign(files, { uploads: [], isBusy: false });
  changeDraft('talk', { body: 'Anbei.', attachments: [] });
});

it.each([
  [0, 12, 10, 'Höchstens zehn Dateien je Nachricht; 2 wurden nicht übernommen.'],
  [9, 2, 1, 'Höchstens zehn Dateien je Nachricht; eine wurde nicht übernommen.'],
  [12, 3, 0, 'Höchstens zehn Dateien je Nachricht; 3 wurden nicht übernommen.'],
  [3, 7, 7, ''],
])('with %i files takes of %i more %i, and says what is left out', (there, more, taken, told) => {
  changeDraft('talk', { attachments: listFiles(there) });
  open();
  pick(more);
  expect(files.add).toHaveBeenCalledExactlyOnceWith(picked.files.slice(0, taken));
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe(told);
});

it('sends no message without a file whose upload has stopped', () => {
  const stopped = { id: '1', name: 'Logo.svg', size: 9, sent: 3, problem: 'Gerissen.' };
  files.uploads = [{ ...stopped, canRetry: true }];
  open();
  send();
  expect(mutate).not.toHaveBeenCalled();
  expect(screen.getByText(/^Logo\.svg fehlt noch: Setzen Sie den Upload fort/)).toBeTruthy();
  expect(readDraft('talk').body).toBe('Anbei.');
});

it('asks before the page is left while a file is being uploaded', async () => {
  files.isBusy = true;
  const router = open();
  await act(() => router.navigate('/fort'));
  expect(screen.queryByText('Fort')).toBeNull();
  expect(router.state.location.pathname).toBe('/');
});

it('sends no more files than a message may carry, nor more text', () => {
  changeDraft('talk', { attachments: listFiles(12) });
  open();
  send();
  expect(screen.getByRole('alert').textContent).toContain('bitte entfernen Sie 2.');
  act(() => changeDraft('talk', { body: 'x'.repeat(8001), attachments: [] }));
  send();
  expect(screen.getByRole('alert').textContent).toBe('Bitte kürzen Sie auf 8.000 Zeichen.');
  expect(mutate).not.toHaveBeenCalled();
});

it('says why a message has not arrived', () => {
  open();
  send();
  const [message, { onError }] = mutate.mock.calls[0]!;
  expect(message).toMatchObject({ body: 'Anbei.', id: expect.stringMatching(/.{36}/) });
  act(() => void onError(new Refused('Ihr Text steht wieder im Feld.')));
  expect(screen.getByRole('alert').textContent).toBe(
    'Die Nachricht ist nicht angekommen. Ihr Text steht wieder im Feld.',
  );
});

it('gives a letter three lines where a field does not grow with its text', () => {
  const lines = (isMail: boolean): string | null => {
    const props = { draftId: 'talk', send: { mutate, isPending: false } as unknown as Send };
    const element = <Composer {...props} isMail={isMail} reaches="ada@kunde.example" />;
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
    const rows = screen.getByRole('textbox').getAttribute('rows');
    cleanup();
    return rows;
  };
  expect([lines(true), lines(false)]).toEqual(['3', '1']);
});
