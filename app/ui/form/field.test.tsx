import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Field, Input } from './field.tsx';

it('ties label, hint and error to the control', () => {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(
    <Field id="ort" label="Ort" hint="Mit Postleitzahl" error="Bitte geben Sie den Ort ein.">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = document.querySelector('input')!;
  expect(document.querySelector('label')!.getAttribute('for')).toBe(input.id);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = input.getAttribute('aria-describedby')!.split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Mit Postleitzahl',
    'Bitte geben Sie den Ort ein.',
  ]);
});
