// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OnDemand } from './on-demand.tsx';

afterEach(cleanup);

it('gives the focus to its field and back, and keeps what was typed from Escape', () => {
  render(<OnDemand label="Notiz schreiben">{() => <textarea aria-label="Neue Notiz" />}</OnDemand>);
  fireEvent.click(screen.getByRole('button', { name: 'Notiz schreiben' }));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Neue Notiz' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'Ruft am Montag an' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Ruft am Montag an');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
