// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Refused } from '#app/lib/refused.ts';
import { OfferNotes } from './offer-notes.tsx';

afterEach(cleanup);
const send = vi.fn<ComponentProps<typeof OfferNotes>['send']>();
const notes = (canWrite = true) => (
  <OfferNotes
    events={[]}
    names={{}}
    send={send}
    label="Ihre Frage"
    submitLabel="Frage senden"
    done="Frage gesendet"
    canWrite={canWrite}
  />
);
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Ihre Frage');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Frage senden' }));

it('tries the same text again under the same number, and tells why it was refused', async () => {
  render(notes());
  type('Wann?');
  send.mockRejectedValueOnce(new Error('Failed to fetch'));
  press();
  await screen.findByText(/Nicht gesendet\. Ihr Text ist noch da/);
  send.mockRejectedValueOnce(new Refused('Bitte warten Sie etwas oder rufen Sie uns an'));
  press();
  await screen.findByText('Bitte warten Sie etwas oder rufen Sie uns an');
  expect(field().value).toBe('Wann?');
  type('Wann genau?');
  send.mockResolvedValueOnce();
  press();
  await waitFor(() => expect(field().value).toBe(''));
  const [[, first], [, second], [, third]] = send.mock.calls as [string, string][] as [
    [string, string],
    [string, string],
    [string, string],
  ];
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('keeps what was typed when the offer ends meanwhile, and asks before it is left', () => {
  const { rerender } = render(notes());
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(false);
  type('Warum?');
  expect(leave()).toBe(true);
  rerender(notes(false));
  expect(field().value).toBe('Warum?');
  expect(screen.getByText(/gilt nicht mehr\. Ihr Text steht noch hier/)).toBeTruthy();
  send.mockClear();
  press();
  expect(send).not.toHaveBeenCalled();
  type('');
  expect(screen.queryByLabelText('Ihre Frage')).toBeNull();
});
