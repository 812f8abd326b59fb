import { TALK_LABELS, type TalkKind } from '#shared/bookings/talks.ts';

type TalkPlaceProps = {
  kind: TalkKind;
  place: string;
  /** A call goes without saying, except in a list of kinds. */
  always?: boolean;
};

/** How a talk is held, with its link or address. */
export function TalkPlace({ kind, place, always = false }: TalkPlaceProps) {
  if (kind === 'phone') return always ? <>{TALK_LABELS.phone}</> : null;
  return (
    <span className="block text-small wrap-anywhere">
      {TALK_LABELS[kind]}
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
