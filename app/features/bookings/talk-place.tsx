import { useTexts } from '#app/lib/use-texts.ts';
import type { TalkKind } from '#shared/bookings/talks.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';

type TalkPlaceProps = {
  kind: TalkKind;
  place: string;
  /** A call goes without saying, except in a list of kinds. */
  always?: boolean;
};

/** How a talk is held, with its link or address. */
export function TalkPlace({ kind, place, always = false }: TalkPlaceProps) {
  const names = useTexts(TALK_TEXTS);
  if (kind === 'phone') return always ? <>{names.phone}</> : null;
  return (
    <span className="block text-small wrap-anywhere">
      {names[kind]}
      {place && ': '}
      {kind === 'video' && place ? (
        <a
          className="inline-flex min-h-11 items-center underline underline-offset-4"
          href={place}
          target="_blank"
          rel="noopener noreferrer"
        >
          {place.replace(/^https:\/\//, '')}
        </a>
      ) : (
        place
      )}
    </span>
  );
}
