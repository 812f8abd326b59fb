// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeDraft, readDraft, takeDraft } from '#app/private/talk/drafts.ts';
import type { Message } from '#app/private/talk/message.ts';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { useThread } from './use-thread.ts';

type Row = { body: string };
const server = vi.hoisted(() => ({
  insert: async (row: Row): Promise<{ error: { code: string; message?: string } | null }> => ({
    error: { code: `not expected: ${row.body}` },
  }),
  stored: new Set<string>(),
  messages: [] as Message[],
  mark: vi.fn<() => Promise<{ error: { message: string } | null }>>(),
}));
vi.mock('#app/ui/feedback/toast.ts', () => ({ showFailure: vi.fn(async () => undefined) }));
vi.mock('#app/lib/supabase-browser.ts', () => {
  const rows = {
    select: () => rows,
    eq: () => rows,
    order: () => rows,
    limit: async () => ({ data: server.messages, error: null }),
    insert: (row: Row) => server.insert(row),
  };
  const exists = async (path: string) => ({ data: server.stored.has(path) });
  return {
    loadSupabase: async () => ({
      from: () => rows,
      rpc: () => server.mark(),
      storage: { from: () => ({ exists }) },
    }),
  };
});

const nameFile = (name: string) => ({
  path: `ada/${name}`,
  name,
  mime_type: 'application/pdf',
  size_bytes: 1,
});

function open() {
  const queries = new QueryClient();
  const { result } = renderHook(() => useThread('ada', 'customer', false), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  return (body: string, names: string[] = []) => {
    changeDraft('ada', { body, attachments: names.map(nameFile) });
    return result.current.send.mutateAsync(takeDraft('ada')).catch(() => undefined);
  };
}
beforeEach(() => {
  changeDraft('ada', { body: '', attachments: [] });
  vi.mocked(showFailure).mockClear();
});

it('gives back a message without its files that are there no more, and names them', async () => {
  server.insert = async () => ({ error: { code: '23514' } });
  server.stored.add('ada/Neu.pdf');
  const send = open();
  await act(() => send('Anbei.', ['Alt.pdf', 'Neu.pdf']));
  expect(readDraft('ada')).toEqual({
    id: '',
    body: 'Anbei.',
    attachments: [nameFile('Neu.pdf')],
  });
  expect(showFailure).toHaveBeenCalledWith(
    'Nicht gesendet',
    'Die Datei „Alt.pdf“ ist nicht mehr da, bitte hängen Sie sie neu an.',
  );
});

it('says in the words of the database why no more is taken, and keeps what was typed', async () => {
  server.insert = async () => ({ error: { code: '54000', message: 'Bitte später weiter.' } });
  const send = open();
  await act(() => send('Noch etwas.'));
  expect(readDraft('ada').body).toBe('Noch etwas.');
  expect(showFailure).toHaveBeenCalledWith('Nicht gesendet', 'Bitte später weiter.');
});

it('takes the same message for stored when it is there already', async () => {
  server.insert = async () => ({ error: { code: '23505' } });
  const send = open();
  await act(() => send('Schon da.'));
  expect(readDraft('ada').body).toBe('');
  expect(showFailure).not.toHaveBeenCalled();
});

it('sends what was written offline one after the other', async () => {
  const begun: string[] = [];
  let finishFirst = () => undefined as void;
  server.insert = ({ body }) => {
    begun.push(body);
    return new Promise((resolve) => {
      if (body === 'Eins') finishFirst = () => resolve({ error: null });
      else resolve({ error: null });
    });
  };
  const send = open();
  onlineManager.setOnline(false);
  void send('Eins');
  void send('Zwei');
  await act(async () => onlineManager.setOnline(true));
  await waitFor(() => expect(begun).toEqual(['Eins']));
  await act(async () => finishFirst());
  await waitFor(() => expect(begun).toEqual(['Eins', 'Zwei']));
});

it('marks what arrives while the last mark is under way, and tries once more after a failure', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const write = (id: string) => {
    server.messages = [
      { id, from_staff: true, body: id, attachments: [], read_at: null, created_at: '2026-11-28' },
      ...server.messages,
    ];
  };
  write('1');
  server.mark.mockResolvedValueOnce({ error: { message: 'offline' } });
  server.mark.mockResolvedValue({ error: null });
  const queries = new QueryClient();
  renderHook(() => useThread('ada', 'customer', true), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(server.mark).toHaveBeenCalledTimes(1));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(server.mark).toHaveBeenCalledTimes(2);
  // The mark was too early for this one, which is unread like the one before.
  write('2');
  await act(() => queries.invalidateQueries({ queryKey: ['thread'] }));
  await waitFor(() => expect(server.mark).toHaveBeenCalledTimes(3));
  vi.useRealTimers();
});

it('marks nothing any more once its reader has left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.mark.mockReset();
  const { promise, resolve } = Promise.withResolvers<{ error: { message: string } }>();
  server.mark.mockReturnValue(promise);
  const queries = new QueryClient();
  const { unmount } = renderHook(() => useThread('ada', 'customer', true), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(server.mark).toHaveBeenCalledOnce());
  unmount();
  resolve({ error: { message: 'offline' } });
  await vi.advanceTimersByTimeAsync(6000);
  expect(server.mark).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
