// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MessageFiles } from './message-files.tsx';

// The code of dialogs comes on demand.

afterEach(cleanup);
const file = (name: string, path: string) => ({
  path,
  name,
  mime_type: 'application/pdf',
  size_bytes: 2048,
});

it('keeps the name of a file that was removed, and leads nowhere', () => {
  const files = [file('Alt.pdf', ''), file('Neu.pdf', 'k1/2')];
  const { container } = render(<MessageFiles files={files} />);
  expect(screen.getByText('Alt.pdf (entfernt)')).toBeTruthy();
  const buttons = within(container).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Neu\.pdf/),
  ]);
});

it('lets the agency remove a file, and asks before', async () => {
  const remove = vi.fn();
  const files = [file('Neu.pdf', 'k1/2')];
  render(<MessageFiles files={files} onRemove={remove} />);
  fireEvent.click(screen.getByRole('button', { name: 'Neu.pdf entfernen' }));
  const confirm = await screen.findByRole('button', { name: 'Entfernen' });
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(confirm);
  expect(remove).toHaveBeenCalledExactlyOnceWith(files[0]);
});
