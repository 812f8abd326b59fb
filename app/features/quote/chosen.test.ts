// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { takeChosen } from './chosen.ts';
import { dispatchQuote, prefillQuote, readQuote } from './quote-store.ts';

/** As the gauge of the home page. */
const GAUGE = `
  <input type="radio" name="angebot" value="website" checked />
  <input type="radio" name="angebot" value="shop" />
  <select name="dringlichkeit"><option value="asap"></option>
    <option value="1month" selected></option></select>
  <input type="checkbox" name="leistungen" value="seo" />`;
const UNTOUCHED = { projectType: 'website', urgency: '1month', additionalServices: [] };

function open(content = GAUGE): HTMLFormElement {
  document.body.innerHTML = `<form>${content}</form>`;
  return document.forms[0]!;
}
const press = (form: HTMLFormElement, value: string) =>
  form.querySelector<HTMLInputElement>(`[value=${value}]`)!.click();
const readForm = () => readQuote().form;

beforeEach(() => void dispatchQuote({ type: 'emptied' }));

it('an enquiry that nobody has begun begins with what the gauge shows, also after sending', () => {
  const gauge = open();
  takeChosen(gauge);
  expect(readForm()).toMatchObject(UNTOUCHED);
  dispatchQuote({ type: 'emptied' });
  takeChosen(gauge);
  expect(readForm()).toMatchObject(UNTOUCHED);
});

it('the package of an address stays when the form is opened again', () => {
  prefillQuote({ package: 'commerce', projectType: 'shop' });
  takeChosen(open());
  expect(readForm()).toMatchObject({ package: 'commerce', projectType: 'shop', urgency: '' });
});

it('what was changed in the form stays until something else is chosen at the gauge', () => {
  const gauge = open();
  takeChosen(gauge);
  dispatchQuote({ type: 'changed', change: { projectType: 'chatbot', urgency: 'asap' } });
  takeChosen(gauge);
  expect(readForm()).toMatchObject({ projectType: 'chatbot', urgency: 'asap' });
  press(gauge, 'seo');
  takeChosen(gauge);
  expect(readForm()).toMatchObject({ ...UNTOUCHED, additionalServices: ['seo'] });
});

it('a wish that was brought along to the page goes before a draft', () => {
  dispatchQuote({ type: 'changed', change: { projectType: 'website' } });
  takeChosen(open('<input type="hidden" name="angebot" value="enterprise" />'));
  expect(readForm()).toMatchObject({ package: 'enterprise', projectType: 'automation' });
});
