// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { countChanged, SaveBar, SaveTogether, useSavedTogether } from './save-bar.tsx';

afterEach(cleanup);

const bar = { busy: false, onDiscard: () => undefined };

it('appears once something has changed, and says how much is unsaved', () => {
  const { rerender } = render(<SaveBar {...bar} changes={0} />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<SaveBar {...bar} changes={1} />);
  screen.getByText('1 Änderung, noch nicht gespeichert');
  screen.getByRole('button', { name: 'Änderungen verwerfen' });
  rerender(<SaveBar {...bar} changes={3} />);
  screen.getByText('3 Änderungen, noch nicht gespeichert');
  screen.getByRole('button', { name: 'Speichern' }).focus();
  rerender(<SaveBar {...bar} changes={0} />);
  expect(document.activeElement?.textContent).toBe('Keine Änderungen');
});

it('is there from the start over what was never stored', () => {
  const { rerender } = render(<SaveBar {...bar} changes={0} isNew />);
  screen.getByRole('button', { name: 'Speichern' });
  expect(screen.queryByText(/Änderung/)).toBeNull();
  rerender(<SaveBar {...bar} changes={2} isNew />);
  screen.getByText('Noch nicht gespeichert');
});

it('ends a dialog with a way out, and says nothing while nothing has changed', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Bewertung">
      <SaveBar {...bar} changes={0} />
    </Dialog>,
  );
  await screen.findByRole('button', { name: 'Speichern' }, { timeout: 30_000 });
  expect(screen.queryByText(/Änderung/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(onClose).toHaveBeenCalledOnce();
});

const press = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });

it('takes Ctrl+S while something is unsaved, and not below a dialog', () => {
  const onSave = vi.fn();
  const { rerender } = render(<SaveBar {...bar} changes={0} onSave={onSave} />);
  expect(press()).toBe(true);
  rerender(<SaveBar {...bar} changes={1} onSave={onSave} />);
  expect(press()).toBe(false);
  expect(onSave).toHaveBeenCalledTimes(1);
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  press();
  dialog.remove();
  expect(onSave).toHaveBeenCalledTimes(1);
});

function Part({
  changes,
  save,
  discard,
}: {
  changes: number;
  save: () => void;
  discard: () => void;
}) {
  useSavedTogether({ changes, busy: false, save, discard });
  return null;
}

it('saves and discards of several forms those that have changed', () => {
  const acts = [vi.fn(), vi.fn(), vi.fn(), vi.fn()] as const;
  const show = (changes: number) => (
    <SaveTogether>
      <Part changes={changes} save={acts[0]} discard={acts[1]} />
      <Part changes={2} save={acts[2]} discard={acts[3]} />
    </SaveTogether>
  );
  const { rerender } = render(show(0));
  screen.getByText('2 Änderungen, noch nicht gespeichert');
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(acts.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1, 0]);
  rerender(show(1));
  screen.getByText('3 Änderungen, noch nicht gespeichert');
  fireEvent.click(screen.getByRole('button', { name: 'Änderungen verwerfen' }));
  expect(acts.map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1, 1]);
});

function Named({ name, busy, save }: { name: string; busy: boolean; save: () => void }) {
  const saveAll = useSavedTogether({ changes: 1, busy, save, discard: () => undefined });
  return <button onClick={saveAll}>{name}</button>;
}

it('sends nothing again that is being stored, also by Enter in a field', () => {
  const saves = [vi.fn(), vi.fn()] as const;
  render(
    <SaveTogether>
      <Named name="Zeiten" busy save={saves[0]} />
      <Named name="Regeln" busy={false} save={saves[1]} />
    </SaveTogether>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Regeln' }));
  expect(saves.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

it('counts fields that hold something else than they began with', () => {
  const { container } = render(
    <form>
      <input defaultValue="a" />
      <input defaultValue="b" />
    </form>,
  );
  expect(countChanged(container)).toBe(0);
  fireEvent.change(container.querySelector('input')!, { target: { value: 'b' } });
  expect(countChanged(container)).toBe(1);
});
