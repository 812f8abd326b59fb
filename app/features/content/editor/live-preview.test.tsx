import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownText } from '#app/lib/contexts.ts';
import { LivePreview } from './live-preview.tsx';

function show(shown: ShownText | null, isPending = false) {
  const { document } = new Window();
  document.body.innerHTML = renderToStaticMarkup(
    <LivePreview
      shown={shown}
      problem={null}
      isPending={isPending}
      views={[
        { id: 'a', name: 'Rechnung', keys: [] },
        { id: 'b', name: 'Mahnung', keys: [] },
      ]}
      viewId="b"
      onView={() => {}}
    />,
  );
  return document.body;
}

it('shows a mail with its subject, in a frame where no script runs', () => {
  const body = show({ html: '<p>Guten Tag</p>', mail: { subject: 'Betreff <1>', text: 'Guten' } });
  expect(body.textContent).toContain('Betreff: Betreff <1>');
  const frame = body.querySelector('iframe')!;
  expect(frame.getAttribute('srcdoc')).toBe('<p>Guten Tag</p>');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(body.textContent).toContain('Nur Text');
  expect(body.textContent).not.toContain('Dunkel');
});

it('offers what else there is to see, and both schemes of a page', () => {
  const body = show({ html: '<p>Seite</p>' });
  expect(body.querySelector('option[selected]')?.textContent).toBe('Mahnung');
  expect(body.textContent).toContain('Dunkel');
  expect(show(null).querySelector('iframe')).toBeNull();
});

it('lets keys pass the frame with all that it holds', () => {
  const body = show({ html: '<p>Seite</p>' });
  const order = [...body.querySelectorAll('a, iframe, [tabindex]')];
  expect(order.map(({ localName }) => localName)).toEqual(['a', 'iframe', 'span']);
  expect(order[0]!.textContent).toBe('Vorschau überspringen');
  expect(order[0]!.getAttribute('href')).toBe(`#${order[2]!.id}`);
});

it('says that it loads, before the page comes and until its styles are there', () => {
  expect(show(null, true).querySelector('output')?.textContent).toBe('Vorschau lädt...');
  expect(show({ html: '<p>Seite</p>' }).querySelector('output')).not.toBeNull();
  expect(show(null).querySelector('output')).toBeNull();
});
