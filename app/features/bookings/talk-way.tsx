import { PROMISES } from '#shared/agency/business.ts';
import type { TalkKind } from '#shared/bookings/talks.ts';
import { Way, type WayStep } from '#app/private/way.tsx';
import type { Appointment } from './talk-card.tsx';

const TALKS: Record<TalkKind, string> = {
  phone: 'Wir rufen Sie an',
  video: 'Wir sprechen per Video',
  visit: 'Wir treffen uns',
};

type TalkWayProps = { talk: Appointment; hasProject: boolean };

/** Where a talk stands, and what can come of it: of one about a running project no offer. */
export function TalkWay({ talk: { kind, confirm_by: confirmBy }, hasProject }: TalkWayProps) {
  const steps: WayStep[] = [
    confirmBy
      ? { id: 'booked', text: 'Sie bestätigen den Termin', state: 'now' }
      : { id: 'booked', text: 'Gebucht', state: 'passed' },
    { id: 'talk', text: TALKS[kind], state: confirmBy ? 'ahead' : 'now' },
    ...(hasProject
      ? []
      : [
          {
            id: 'offer',
            text: 'Auf Wunsch bekommen Sie danach ein Angebot',
            note: `an Werktagen innerhalb von ${PROMISES.offerHours} Stunden`,
            state: 'ahead' as const,
          },
        ]),
  ];
  return (
    <div className="border-line max-lg:border-t max-lg:pt-5 lg:border-l lg:pl-8">
      <h3 className="mb-3 text-body font-semibold">So geht es weiter</h3>
      <Way steps={steps} />
    </div>
  );
}
