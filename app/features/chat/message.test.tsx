// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ChatMessage } from './conversation.ts';
import { Message } from './message.tsx';

afterEach(cleanup);

const show = (content: string): void => {
  const message: ChatMessage = {
    id: 'a',
    role: 'assistant',
    content,
    timestamp: '2026-11-30T09:00:00Z',
    sources: [],
    stored: { sessionId: 's', messageId: 1 },
  };
  render(<Message message={message} onRetry={() => {}} onNavigate={() => {}} />);
};

it('asks how an answer was, and not how a question back was', () => {
  show('Welcher dieser Tage passt Ihnen?');
  expect(screen.queryByRole('button', { name: 'Hilfreich' })).toBeNull();
  cleanup();
  show('Eine Website kostet ab 590 €. Möchten Sie ein Angebot?');
  expect(screen.getByRole('button', { name: 'Hilfreich' })).toBeTruthy();
});
