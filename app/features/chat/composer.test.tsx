// @vitest-environment happy-dom
import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Composer } from './composer.tsx';
import { useConversation } from './conversation.ts';
import { forgetTalk, getSessionId } from './kept-talk.ts';

// Files share their modules: another may have left a talk that has begun.
beforeEach(forgetTalk);
afterEach(cleanup);

const readDraft = (): string => renderHook(() => useConversation()).result.current.draft ?? '';
const open = () => {
  const onSend = vi.fn();
  render(<Composer draft={readDraft()} isPending={false} onSend={onSend} />);
  return { field: screen.getByRole<HTMLTextAreaElement>('textbox'), onSend };
};

it('keeps what was typed while the window is away, with the talk from its first message on', () => {
  fireEvent.change(open().field, { target: { value: 'Und was ko' } });
  expect(sessionStorage.length).toBe(0);
  cleanup();
  const { field } = open();
  expect(field.value).toBe('Und was ko');
  getSessionId();
  fireEvent.change(field, { target: { value: 'Und was kostet' } });
  const kept = JSON.parse(sessionStorage.getItem('chat-talk')!) as { conversation: object };
  expect(kept.conversation).toMatchObject({ draft: 'Und was kostet' });
  cleanup();
  const again = open();
  fireEvent.submit(again.field.form!);
  expect(again.onSend).toHaveBeenCalledWith('Und was kostet');
  expect([again.field.value, readDraft()]).toEqual(['', '']);
});
