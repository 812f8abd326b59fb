import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EMPTY_SIGNATURE } from './signature.ts';
import { SignatureField } from './signature-field.tsx';

it('asks for no stroke before its code can keep one', () => {
  const html = renderToString(
    <SignatureField id="s" value={EMPTY_SIGNATURE} error={undefined} onChange={() => {}} />,
  );
  expect(html).toContain('Einen Moment');
  expect(html).not.toContain('Bitte hier unterschreiben');
});
