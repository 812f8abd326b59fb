import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { OwnTalk } from './own-talk.tsx';
import { TalkCard, type Appointment } from './talk-card.tsx';

const TALK: Appointment = {
  id: '0a20f929-17bb-42b9-8172-e73da089db4b',
  reference: 'MT-2026-ABC123',
  email: 'karin@firma.example',
  starts_at: '2026-11-30T08:00:00+00:00',
  ends_at: '2026-11-30T08:15:00+00:00',
  sequence: 0,
  status: 'booked',
  confirm_by: null,
  kind: 'phone',
  phone: '+49 241 000000',
  place: '',
  note: '',
};

const show = (change: Partial<Appointment> = {}, isNext = true): string =>
  render(<TalkCard talk={{ ...TALK, ...change }} isNext={isNext} />);
const render = (element: ReactElement): string => {
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, '|');
};

it('says when a talk is and how, each with its leaf', () => {
  const next = show();
  expect(next).toMatch(/Mo\|+30\|+Nov/);
  expect(next).toContain('Montag, 30. November 2026');
  expect(next).toMatch(/09:00 bis 09:15.Uhr/);
  expect(next).toContain('+49 241 000000');
  expect(show({}, false)).toMatch(/Mo\|+30/);
});

it('keeps the room of a video talk until it is confirmed', () => {
  const room = { kind: 'video', place: 'https://video.example/raum' } as const;
  expect(show(room)).toContain('video.example/raum');
  const held = show({ ...room, confirm_by: '2026-11-28T08:00:00+00:00' });
  expect(held).toContain('Für Sie freigehalten bis');
  expect(held).not.toContain('video.example/raum');
});

it('offers of a talk what its customer may do with it', () => {
  const offer = (change: Partial<Appointment>, hasBegun = false): string =>
    render(
      <OwnTalk
        talk={{ ...TALK, ...change }}
        isNext
        hasBegun={hasBegun}
        email="Karin@firma.example"
        onChange={() => undefined}
      />,
    );
  const held = { confirm_by: '2026-11-28T08:00:00+00:00' };
  expect(offer(held)).toContain('Termin bestätigen');
  // The link of the mail alone confirms a mailbox that is another's.
  const strange = offer({ ...held, email: 'fremd@firma.example' });
  expect(strange).toMatch(/über den Link in der E-Mail an.*fremd@firma\.example/);
  expect(strange).not.toMatch(/Termin (bestätigen\||verschieben)/);
  expect(strange).toContain('Termin absagen');

  const begun = offer({ kind: 'video', place: 'https://video.example/raum' }, true);
  expect(begun).toContain('video.example/raum');
  expect(begun).not.toMatch(/verschieben|absagen/);
});
