import { RadioCards } from '#app/ui/form/radio-cards.tsx';
import { TALK_LABELS, type OfferedTalks, type TalkKind } from '#shared/bookings/talks.ts';

const describe = (kind: TalkKind, { visitAddress }: OfferedTalks): string =>
  ({
    phone: 'Wir rufen Sie an.',
    video: 'Den Link bekommen Sie mit der Bestätigung.',
    visit: visitAddress,
  })[kind];

type KindPickerProps = {
  id: string;
  talks: OfferedTalks;
  value: TalkKind;
  onChange: (kind: TalkKind) => void;
  error: string | undefined;
};

/** How to talk; where there is one way only, nobody is asked. */
export function KindPicker({ id, talks, value, onChange, error }: KindPickerProps) {
  if (talks.kinds.length < 2) return null;
  return (
    <RadioCards
      id={id}
      legend="Wie möchten Sie sprechen?"
      required
      columns={talks.kinds.length === 2 ? 2 : 1}
      options={talks.kinds.map((kind) => ({
        value: kind,
        title: TALK_LABELS[kind],
        description: describe(kind, talks),
      }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}

/** What the number is for; `isAgency`: filled in for somebody else. */
export function phoneHintOf(kind: TalkKind, isAgency: boolean): string {
  if (kind !== 'phone') return 'Für den Fall, dass etwas dazwischenkommt.';
  return isAgency ? 'Unter dieser Nummer rufen wir an.' : 'Unter dieser Nummer rufen wir Sie an.';
}
