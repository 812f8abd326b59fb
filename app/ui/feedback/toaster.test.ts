// @vitest-environment happy-dom
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { showCarriedToasts } from './toast.ts';
import { presentToast } from './toaster.tsx';

const shown = vi.hoisted((): string[] => []);
vi.unmock('#app/ui/feedback/toaster.tsx');
vi.mock('sonner', () => {
  const show = (title: ReactElement<{ children: string }>) => shown.push(title.props.children);
  return { Toaster: () => null, toast: Object.assign(show, { error: show }) };
});

it('keeps the order of the first messages, whose region is new', async () => {
  presentToast({ title: 'Gesendet' });
  presentToast({ title: 'Eine Datei fehlt', tone: 'destructive' });
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  expect(shown).toEqual(['Gesendet', 'Eine Datei fehlt']);
});

it('tells what the page before could not, and nothing in a shape of another release', async () => {
  sessionStorage.setItem('carried-toasts', '[null,{"text":"Alt"},{"title":"Abgemeldet"}]');
  showCarriedToasts();
  await vi.waitFor(() => expect(shown).toContain('Abgemeldet'));
  expect(shown).not.toContain(undefined);
  sessionStorage.setItem('carried-toasts', '{}');
  expect(showCarriedToasts).not.toThrow();
});
