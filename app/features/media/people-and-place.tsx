import type { FilledSlots } from '#shared/media/slots.ts';
import { SitePicture } from './site-picture.tsx';

type Pictures = Pick<FilledSlots, 'owner' | 'team' | 'office'>;

/** The pictures of those who work here, as many as there are: a tall one beside wide ones. */
export function PeopleAndPlace({ owner, team, office }: Pictures) {
  const wide = [team, office].filter((picture) => picture !== undefined);
  if (!owner && wide.length === 0) return null;
  const both = owner !== undefined && wide.length > 0;
  return (
    <div className={both ? 'mb-14 grid gap-4 sm:grid-cols-[4fr_5fr]' : 'mb-14 grid gap-4'}>
      {owner && (
        <SitePicture
          media={owner}
          ratio={wide.length === 2 ? '3 / 4' : '4 / 5'}
          sizes={both ? '(width < 40rem) 92vw, 24rem' : '(width < 64rem) 92vw, 52rem'}
          className={both ? 'h-full! rounded-control' : 'max-w-[26rem] rounded-control'}
        />
      )}
      {wide.length > 0 && (
        <div className="grid content-start gap-4">
          {wide.map((picture) => (
            <SitePicture
              key={picture.id}
              media={picture}
              ratio="3 / 2"
              sizes={both ? '(width < 40rem) 92vw, 30rem' : '(width < 64rem) 92vw, 52rem'}
              className="rounded-control"
            />
          ))}
        </div>
      )}
    </div>
  );
}
