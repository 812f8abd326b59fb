// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import Chat from './chat.island.tsx';

const painted = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('#app/lib/after-paint.ts', () => ({ afterPaint: () => painted.promise }));
vi.mock('./visitor.ts', () => ({ findUserId: async () => null }));
vi.mock('./chat-window.tsx', () => ({ default: () => <p>Fenster</p> }));
afterEach(cleanup);

it('is seen to be pressed before the page is laid out anew for its window', async () => {
  render(<Chat />);
  const bubble = screen.getByRole('button', { name: 'Chat öffnen' });
  fireEvent.click(bubble);
  expect(bubble.getAttribute('aria-busy')).toBe('true');
  expect(document.documentElement.dataset['chat']).not.toBe('open');
  await act(async () => painted.resolve());
  expect(await screen.findByText('Fenster')).toBeTruthy();
});
