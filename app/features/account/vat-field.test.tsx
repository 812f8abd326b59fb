// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { VatField } from './vat-field.tsx';

afterEach(cleanup);

function Part({ value: initial }: { value: string }) {
  const [value, setValue] = useState(initial);
  return <VatField value={value} onChange={setValue} />;
}

it('is folded while there is no number, and stays open once one was typed', () => {
  const { container } = render(<Part value="" />);
  const box = container.querySelector('details')!;
  expect(box.open).toBe(false);
  const field = screen.getByLabelText('USt-IdNr.');
  for (const value of ['DE123456789', '']) {
    fireEvent.change(field, { target: { value } });
    expect(box.open).toBe(true);
  }
  expect(box.contains(screen.getByLabelText('USt-IdNr.'))).toBe(true);
});

it('is a field where a number is known', () => {
  const { container } = render(<Part value="DE123456789" />);
  expect(container.querySelector('details')).toBeNull();
  fireEvent.change(screen.getByLabelText('USt-IdNr.'), { target: { value: '' } });
  expect(container.querySelector('details')).toBeNull();
});
