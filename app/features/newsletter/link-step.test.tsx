import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PageContext } from '#app/lib/use-site.ts';
import { LinkStep } from './link-step.tsx';

const show = (advice?: string): string =>
  renderToStaticMarkup(
    <PageContext value={{ pathname: '/newsletter/bestaetigen', search: '?token=1' } as never}>
      <MemoryRouter>
        <LinkStep outcome="unknown" text="" button="" done="" {...(advice && { advice })} />
      </MemoryRouter>
    </PageContext>,
  );

it('advises to open a link once more, unless its page knows better', () => {
  expect(show()).toContain('öffnen Sie den Link aus der E-Mail noch einmal');
  expect(show('Bestellen Sie noch einmal.')).toContain('unbekannt. Bestellen Sie noch einmal.');
  expect(show('Bestellen Sie noch einmal.')).not.toContain('öffnen Sie den Link');
});
