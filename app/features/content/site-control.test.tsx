import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { COMPANY_FIELDS } from './company-fields.ts';
import { SiteControl } from './site-control.tsx';

const choicesFor = (value: string) => {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(
    <SiteControl
      field={COMPANY_FIELDS.get('country')!}
      id="land"
      value={value}
      error={undefined}
    />,
  );
  return {
    chosen: document.querySelector('option[selected]')?.getAttribute('value'),
    names: [...document.querySelectorAll('option')].map(({ textContent }) => textContent),
  };
};

it('offers the countries that documents know, and keeps another one that is stored', () => {
  const known = ['Deutschland', 'Österreich', 'Schweiz', 'Niederlande', 'Belgien', 'Luxemburg'];
  expect(choicesFor('NL')).toEqual({ chosen: 'NL', names: known });
  expect(choicesFor('DK')).toEqual({ chosen: 'DK', names: [...known, 'DK'] });
});
