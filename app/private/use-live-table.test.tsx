// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLiveTable } from './use-live-table.ts';

type Listen = { change: () => void; status: (word: string) => void };
const { channels, client } = vi.hoisted(() => {
  const found: Listen[] = [];
  const backend = {
    realtime: { setAuth: async () => undefined },
    removeChannel: async () => undefined,
    channel: () => {
      const listen: Partial<Listen> = {};
      const channel = {
        on: (_kind: string, _filter: object, change: () => void) => {
          listen.change = change;
          return channel;
        },
        subscribe: (status: (word: string) => void) => {
          found.push({ ...listen, status } as Listen);
          return channel;
        },
      };
      return channel;
    },
  };
  return { channels: found, client: backend };
});
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: async () => client }));

const TABLES = { offers: [['steps'], ['offers']], invoices: [['steps']], messages: [['steps']] };

let queries: QueryClient;
let read: string[];
beforeEach(() => {
  vi.useFakeTimers();
  channels.length = 0;
  read = [];
  queries = new QueryClient();
  vi.spyOn(queries, 'invalidateQueries').mockImplementation(async (filter) => {
    read.push(String(filter?.queryKey));
  });
});
afterEach(() => void vi.useRealTimers());

async function followAll() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { unmount } = renderHook(
    () => {
      useLiveTable('offers', TABLES.offers);
      useLiveTable('invoices', TABLES.invoices);
      useLiveTable('messages', TABLES.messages);
    },
    { wrapper },
  );
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(channels).toHaveLength(3);
  return unmount;
}
const wait = () => vi.advanceTimersByTimeAsync(150);

it('reads once what several tables touch, when all of them have joined or failed', async () => {
  await followAll();
  channels[0]!.status('SUBSCRIBED');
  await wait();
  channels[1]!.status('SUBSCRIBED');
  await wait();
  expect(read).toEqual([]);
  channels[2]!.status('CHANNEL_ERROR');
  await wait();
  expect(read).toEqual(['steps', 'offers']);
});

it('reads again after a change, and after a connection that was away', async () => {
  await followAll();
  for (const { status } of channels) status('SUBSCRIBED');
  await wait();
  read.length = 0;
  channels[1]!.change();
  channels[2]!.change();
  await wait();
  expect(read).toEqual(['steps']);
  for (const { status } of channels) status('SUBSCRIBED');
  await wait();
  expect(read).toEqual(['steps', 'steps', 'offers']);
});

it('reads a change at once, whoever is still joining', async () => {
  await followAll();
  channels[1]!.change();
  await wait();
  expect(read).toEqual(['steps']);
});

it('joins anew where the server has ended a channel, and reads what it has missed', async () => {
  const unmount = await followAll();
  for (const { status } of channels) status('SUBSCRIBED');
  await wait();
  read.length = 0;
  channels[1]!.status('CLOSED');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(channels).toHaveLength(4);
  channels[3]!.status('SUBSCRIBED');
  await wait();
  expect(read).toEqual(['steps']);

  channels[0]!.status('CLOSED');
  unmount();
  channels[3]!.status('CLOSED');
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(channels).toHaveLength(4);
});

it('waits for nobody who has left', async () => {
  const unmount = await followAll();
  unmount();
  await followAllAnew();
  expect(read).toEqual(['steps', 'offers']);
});

async function followAllAnew() {
  channels.length = 0;
  await followAll();
  for (const { status } of channels) status('SUBSCRIBED');
  await wait();
}
