// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OFFER_SAMPLE } from '#tests/support/offer-sample.ts';
import OfferLink from './offer-link.island.tsx';
import type { OfferActions } from './offer-sheet.tsx';
import { ORDER_LOST, REFUSAL_LOST } from './settle-decision.ts';

const shown = vi.hoisted((): { actions?: OfferActions } => ({}));
vi.mock('./offer-sheet.tsx', async (load) => {
  const { OfferSheet } = await load<typeof import('./offer-sheet.tsx')>();
  return {
    OfferSheet: (props: Parameters<typeof OfferSheet>[0]) => {
      shown.actions = props.actions;
      return <OfferSheet {...props} />;
    },
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LINKED = {
  offer: {
    id: 'x',
    number: 'AN-2026-0007',
    version: 1,
    status: 'sent',
    snapshot: OFFER_SAMPLE,
    snapshot_hash: '0',
    valid_until: '2999-12-31',
    decided_at: null,
    accepted_options: null,
    offer_events: [],
  },
  hasAccount: true,
  // Without the canvas of the signature.
  needsSignIn: true,
};

it('notes the view once it lives, and keeps a question with the reason when its link ended', async () => {
  const ended = 'Dieses Angebot haben wir zurückgezogen.';
  const calls: { action: string }[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const call: { action: string } = JSON.parse(body);
    calls.push(call);
    return Response.json(
      call.action === 'view'
        ? { success: true }
        : { success: false, code: 'withdrawn', error: ended },
    );
  });
  render(
    <MemoryRouter>
      <OfferLink token="t" linked={LINKED} />
    </MemoryRouter>,
  );
  expect(calls).toEqual([{ action: 'view', token: 't' }]);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: 'Wann?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Frage senden' }));
  await screen.findByText(ended);
  expect(field.value).toBe('Wann?');
  expect(calls.slice(1)).toEqual([
    { action: 'ask', token: 't', body: 'Wann?', requestId: expect.any(String) },
  ]);
});

it('asks what became of an order whose answer was lost, and says so', async () => {
  let status = 'sent';
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const call: { action: string } = JSON.parse(body);
    if (call.action === 'accept') throw new TypeError('network');
    const offer = { ...LINKED.offer, status, decided_at: '2026-11-22T10:00:00Z' };
    return Response.json({ success: true, ...LINKED, offer });
  });
  render(
    <MemoryRouter>
      <OfferLink token="t" linked={LINKED} />
    </MemoryRouter>,
  );
  const accept = () =>
    shown.actions!.accept({
      id: 'x',
      hash: '0',
      options: [],
      grossCents: 1,
      name: 'Ada',
      signature: 'x',
      signatureKind: 'typed',
      withdrawalSeen: true,
      earlyStart: false,
    });
  expect(await accept()).toBe(ORDER_LOST);
  status = 'accepted';
  expect(await accept()).toEqual({ success: true });
  await screen.findByText(/Verbindlich beauftragt/);
});

it('asks what became of a refusal whose answer was lost', async () => {
  let status = 'sent';
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const call: { action: string } = JSON.parse(body);
    if (call.action === 'refuse') throw new TypeError('network');
    const offer = { ...LINKED.offer, status, decided_at: '2026-11-22T10:00:00Z' };
    return Response.json({ success: true, ...LINKED, offer });
  });
  render(
    <MemoryRouter>
      <OfferLink token="t" linked={LINKED} />
    </MemoryRouter>,
  );
  expect(await shown.actions!.refuse('Zu spät')).toBe(REFUSAL_LOST);
  status = 'refused';
  expect(await shown.actions!.refuse('Zu spät')).toEqual({ success: true });
});

it('offers nothing that needs scripts where they are off, and says so', () => {
  const page = new DOMParser().parseFromString(
    renderToStaticMarkup(
      <MemoryRouter>
        <OfferLink token="t" linked={{ ...LINKED, needsSignIn: false }} />
      </MemoryRouter>,
    ),
    'text/html',
  );
  expect(page.querySelector('noscript')?.textContent).toContain(
    'Zum Beauftragen braucht Ihr Browser JavaScript.',
  );
  const controls = [...page.querySelectorAll('button, input')];
  expect(controls.length).toBeGreaterThan(2);
  const dead = controls.filter((control) => !control.closest('[class*="scriptless:hidden"]'));
  expect(dead.map(({ outerHTML }) => outerHTML)).toEqual([]);
});
