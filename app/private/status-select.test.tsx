// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StatusSelect } from './status-select.tsx';

afterEach(cleanup);

const LABELS = { new: 'Neu', won: 'Beauftragt', lost: 'Verloren' };

function open() {
  const onChange = vi.fn();
  const show = (value: keyof typeof LABELS) => (
    <StatusSelect label="Status" value={value} labels={LABELS} onChange={onChange} />
  );
  const { rerender } = render(show('new'));
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  const step = (value: string) => {
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
  };
  return { onChange, select, step, tell: (value: keyof typeof LABELS) => rerender(show(value)) };
}
const confirm = () => screen.queryByRole('button', { name: 'Übernehmen' });

it('takes what a pointer chooses at once', () => {
  const { onChange, select } = open();
  fireEvent.pointerDown(select);
  fireEvent.change(select, { target: { value: 'lost' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('lost');
});

it('waits for a word where an arrow key has chosen, and keeps the keyboard there', () => {
  const { onChange, select, step } = open();
  step('won');
  step('lost');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.click(confirm()!);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('lost');
  expect(document.activeElement).toBe(select);
  expect(confirm()).toBeNull();
});

it('shows again what is stored, after Escape and once somebody else has changed it', () => {
  const { onChange, select, step, tell } = open();
  step('won');
  fireEvent.keyDown(select, { key: 'Escape' });
  expect([select.value, confirm()]).toEqual(['new', null]);
  step('won');
  tell('lost');
  expect([select.value, confirm()]).toEqual(['lost', null]);
  expect(onChange).not.toHaveBeenCalled();
});
