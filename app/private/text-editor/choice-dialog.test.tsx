// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChoiceDialog } from './choice-dialog.tsx';

afterEach(cleanup);

it('finds a figure by what it is, and says where there is none', async () => {
  const figures = [
    { value: 'service.maintenance', label: '79 € im Monat', name: 'Preis: Wartung und Pflege' },
    { value: 'company.hours', label: 'Montag bis Freitag', name: 'Öffnungszeiten' },
  ];
  const onPick = vi.fn();
  render(
    <ChoiceDialog title="Welche Angabe?" options={figures} onPick={onPick} onClose={() => {}} />,
  );
  const search = await screen.findByLabelText('Suche');
  fireEvent.change(search, { target: { value: 'Wartung' } });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '79 € im MonatPreis: Wartung und Pflege',
  ]);
  fireEvent.change(search, { target: { value: 'Fahrtkosten' } });
  expect(screen.queryByRole('listitem')).toBeNull();
  screen.getByText('Dazu ist nichts in der Liste.');
  fireEvent.change(search, { target: { value: '' } });
  fireEvent.click(screen.getByText('Öffnungszeiten'));
  expect(onPick).toHaveBeenCalledWith(figures[1]);
});
