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

it('says beside its label what is still to be done, and reads it out with the field', () => {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(
    <SiteControl
      field={{ name: 'owner', label: 'Inhaber', mark: 'Noch ein Beispiel' }}
      id="inhaber"
      value="Erika Muster"
      error={undefined}
    />,
  );
  const described = document.querySelector('input')?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent.trim()).toBe('Noch ein Beispiel');
});
