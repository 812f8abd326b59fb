import { PROMISES } from '#shared/agency/business.ts';
import type { TalkKind } from '#shared/bookings/talks.ts';
import { Way, type WayStep } from '#app/private/way.tsx';
import type { Appointment } from './talk-card.tsx';

const TALKS: Record<TalkKind, string> = {
  phone: 'Wir rufen Sie an',
  video: 'Wir sprechen per Video',
  visit: 'Wir treffen uns',
};

/** Where a talk stands, and what can come of it. */
export function TalkWay({ talk: { kind, confirm_by: confirmBy } }: { talk: Appointment }) {
  const steps: WayStep[] = [
    confirmBy
      ? { id: 'booked', text: 'Sie bestätigen den Termin', state: 'now' }
      : { id: 'booked', text: 'Gebucht', state: 'passed' },
    { id: 'talk', text: TALKS[kind], state: confirmBy ? 'ahead' : 'now' },
    {
      id: 'offer',
      text: 'Auf Wunsch bekommen Sie danach ein Angebot',
      note: `an Werktagen innerhalb von ${PROMISES.offerHours} Stunden`,
      state: 'ahead',
    },
  ];
  return (
    <div className="border-line max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-8">
      <h3 className="mb-3 text-body font-semibold">So geht es weiter</h3>
      <Way steps={steps} />
    </div>
  );
}
