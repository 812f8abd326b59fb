// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderHook } from '@testing-library/react';

it('offers to ask again what was on its way when the page was left', async () => {
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
  const { messages, pending } = renderHook(() => useConversation()).result.current;
  expect(pending).toBeNull();
  expect(messages).toMatchObject([
    { content: 'Was kostet ein Shop?', isFailed: true },
    { role: 'assistant', isFailed: true },
  ]);
});
