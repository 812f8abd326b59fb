import { RadioCards } from '#app/ui/form/radio-cards.tsx';
import { useTexts } from '#app/lib/use-texts.ts';
import type { OfferedTalks, TalkKind } from '#shared/bookings/talks.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';

type KindPickerProps = {
  id: string;
  talks: OfferedTalks;
  value: TalkKind;
  onChange: (kind: TalkKind) => void;
  error: string | undefined;
};

/** How to talk; where there is one way only, nobody is asked. */
export function KindPicker({ id, talks, value, onChange, error }: KindPickerProps) {
  const texts = useTexts(TALK_TEXTS);
  if (talks.kinds.length < 2) return null;
  return (
    <RadioCards
      id={id}
      legend="Wie möchten Sie sprechen?"
      required
      columns={talks.kinds.length === 2 ? 2 : 1}
      options={talks.kinds.map((kind) => ({
        value: kind,
        title: texts[kind],
        description: kind === 'visit' ? talks.visitAddress : texts[`${kind}.hint`],
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
