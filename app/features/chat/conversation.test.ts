// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { act, renderHook } from '@testing-library/react';

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
  const conversation = { messages: [asked], pending: '', suggestions: [], engine: undefined };
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
