// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { act, renderHook } from '@testing-library/react';
import { AFTER_NO_HELP } from './texts.ts';

// The talk of before is read when the module is loaded, and files share their modules.
vi.resetModules();

it('offers to ask again what was on its way, and follows other pages', async () => {
  const asked = {
    id: 'a',
    role: 'user',
    content: 'Was kostet ein Shop?',
    timestamp: '2026-11-27T10:00:00Z',
    sources: [],
  };
  const conversation = { messages: [asked], pending: '', suggestions: [] };
  sessionStorage.setItem(
    'chat-talk',
    JSON.stringify({ sessionIds: ['s'], panel: 'open', conversation }),
  );
  const { useConversation } = await import('./conversation.ts');
  const { listSessionIds } = await import('./kept-talk.ts');
  const talk = renderHook(() => useConversation());
  const { messages, pending } = talk.result.current;
  expect(pending).toBeNull();
  expect(messages).toMatchObject([
    { content: 'Was kostet ein Shop?', isFailed: true },
    { role: 'assistant', isFailed: true },
  ]);

  // Another page has gone on with the talk meanwhile, and this one comes back from the cache.
  const answer = { ...asked, id: 'b', role: 'assistant', content: 'Ab 2.590 €.' };
  sessionStorage.setItem(
    'chat-talk',
    JSON.stringify({
      sessionIds: ['s', 't'],
      panel: 'open',
      conversation: { ...conversation, messages: [asked, answer], pending: null },
    }),
  );
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(talk.result.current.messages).toMatchObject([asked, answer]);
  expect(listSessionIds()).toEqual(['s', 't']);
});

it('knows a booking again after a reload, and keeps its confirmation when a message fails', async () => {
  const slot = '2026-11-30T08:00:00.000Z';
  const { addAnswer, identifyBooking, sendMessage, useConversation } =
    await import('./conversation.ts');
  const id = identifyBooking(slot, 'karin@firma.example');
  expect(identifyBooking(slot)).toBe(id);
  vi.resetModules();
  const reloaded = await import('./conversation.ts');
  expect(reloaded.identifyBooking(slot)).toBe(id);
  expect(reloaded.identifyBooking(slot, 'karin@firma.example')).toBe(id);
  expect(reloaded.identifyBooking(slot, 'kuester@firma.example')).not.toBe(id);

  // The answer of the booking arrives while a message is on its way, which fails.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  vi.spyOn(console, 'error').mockReturnValue();
  const talk = renderHook(() => useConversation());
  await act(async () => {
    const sending = sendMessage('Danke', { phone: '02431', streams: false });
    addAnswer('Noch ein Klick.', ['Preis schätzen'], 'de');
    await sending;
  });
  expect(talk.result.current.messages.slice(-3)).toMatchObject([
    { content: 'Noch ein Klick.' },
    { content: 'Danke', isFailed: true },
    { role: 'assistant', isFailed: true },
  ]);
  expect(talk.result.current.suggestions).toEqual(['Preis schätzen']);
  vi.unstubAllGlobals();
});

it('says what the server says to too many messages', async () => {
  const error = 'Von Ihrem Anschluss kamen heute sehr viele Nachrichten.';
  const context = Response.json({ error }, { status: 429 });
  const invoke = async () => ({ data: null, error: { context } });
  vi.resetModules();
  vi.doMock('#app/lib/supabase-browser.ts', () => ({
    loadSupabase: async () => ({ functions: { invoke } }),
  }));
  vi.doMock('./visitor.ts', () => ({ findUserId: async () => null }));
  const { sendMessage, useConversation } = await import('./conversation.ts');
  vi.spyOn(console, 'error').mockReturnValue();
  const talk = renderHook(() => useConversation());
  await act(() => sendMessage('Danke', { phone: '02431', streams: false }));
  expect(talk.result.current.messages.at(-1)).toMatchObject({ content: error, isFailed: true });
  vi.doUnmock('#app/lib/supabase-browser.ts');
  vi.doUnmock('./visitor.ts');
  vi.resetModules();
});

it('asks again for what was on its way behind a confirmation, and deletes all that it kept', async () => {
  const message = (id: string, role: string, content: string) => ({
    id,
    role,
    content,
    timestamp: '2026-11-27T10:00:00Z',
    sources: [],
  });
  const conversation = {
    messages: [message('a', 'user', 'Danke'), message('b', 'assistant', 'Noch ein Klick.')],
    pending: '',
    suggestions: [],
    draft: 'Mein Name ist',
    attempts: [{ id: 'x', startsAt: '2026-11-30T08:00:00.000Z', email: 'karin@firma.example' }],
  };
  sessionStorage.setItem(
    'chat-talk',
    JSON.stringify({ sessionIds: ['s'], panel: 'open', conversation }),
  );
  vi.resetModules();
  vi.doMock(import('./ask-assistant.ts'), async (load) => ({
    ...(await load()),
    deleteConversation: () => Promise.resolve(),
  }));
  const { clearConversation, identifyBooking, useConversation } = await import('./conversation.ts');
  const { getSessionId } = await import('./kept-talk.ts');
  const talk = renderHook(() => useConversation());
  expect(talk.result.current.messages).toMatchObject([
    { content: 'Noch ein Klick.' },
    { content: 'Danke', isFailed: true },
    { role: 'assistant', isFailed: true },
  ]);
  expect(talk.result.current.messages[0]).not.toHaveProperty('isFailed');

  await act(() => clearConversation());
  // The next message keeps the talk anew.
  getSessionId();
  identifyBooking('2026-12-01T08:00:00.000Z');
  const kept = sessionStorage.getItem('chat-talk');
  expect(kept).toContain('2026-12-01');
  expect(kept).not.toMatch(/karin|Mein Name/);
  vi.doUnmock(import('./ask-assistant.ts'));
});

it('shows whoever was not helped the way to a person in the language of the answer', async () => {
  const phrases = parse(readFileSync('content/assistant-phrases.yaml', 'utf8')) as Record<
    string,
    Record<'de' | 'en' | 'nl', string>
  >;
  for (const language of ['de', 'en', 'nl'] as const) {
    const ways = ['button-human', 'button-booking'].map((key) => phrases[key]![language]);
    expect(AFTER_NO_HELP[language]).toEqual(ways);
  }

  const answer = {
    id: 'c',
    role: 'assistant',
    content: 'From 590 €.',
    language: 'en',
    timestamp: '2026-11-27T10:00:00Z',
    sources: [],
    stored: { sessionId: 's', messageId: 1 },
  } as const;
  const conversation = { messages: [answer], pending: null, suggestions: ['Price'] };
  sessionStorage.setItem(
    'chat-talk',
    JSON.stringify({ sessionIds: ['s'], panel: 'open', conversation }),
  );
  vi.resetModules();
  const { rate, useConversation } = await import('./conversation.ts');
  const talk = renderHook(() => useConversation());
  vi.spyOn(console, 'error').mockReturnValue();
  await act(() => rate(talk.result.current.messages[0]!, -1));
  expect(talk.result.current.suggestions).toEqual(['Speak to a person', 'Book a call', 'Price']);
});

it('begins anew where another release has kept the talk in another shape', async () => {
  const greeting = { role: 'assistant', sources: [] };
  const message = { id: 'a', role: 'user', content: 'Hallo' };
  for (const kept of [
    '{',
    '[]',
    JSON.stringify({ sessionIds: ['s'], panel: 'open' }),
    JSON.stringify({
      sessionIds: ['s'],
      panel: 'open',
      conversation: { messages: [message], pending: null, suggestions: [] },
    }),
  ]) {
    sessionStorage.setItem('chat-talk', kept);
    vi.resetModules();
    const { useConversation } = await import('./conversation.ts');
    const talk = renderHook(() => useConversation());
    expect(talk.result.current.messages, kept).toMatchObject([greeting]);
  }
});
