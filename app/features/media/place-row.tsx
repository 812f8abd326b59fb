import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { Media } from '#shared/media/media.ts';
import { MediaPicker } from './media-picker.tsx';
import { MediaTile } from './media-tile.tsx';

/** Where the site has room for a picture. */
export type Place = {
  id: string;
  name: string;
  where: string;
  page: string;
  advice: string;
  /** Of the picture, '4 / 5'. */
  ratio: string;
  /** Address of the picture that stands there until the agency has chosen one. */
  delivered?: string | undefined;
};

/** Of the page that holds the places. */
export type SlotAnswer = { error?: string };

type PlaceRowProps = { place: Place; media: readonly Media[]; picture: Media | undefined };

/** A place with its picture, which is chosen and taken out here. */
export function PlaceRow({ place, media, picture }: PlaceRowProps) {
  const fetcher = useFetcher<SlotAnswer>();
  const [isChoosing, setIsChoosing] = useState(false);
  const chosen = useRef('');
  const choose = (id: string): void => {
    setIsChoosing(false);
    chosen.current = id;
    void fetcher.submit(
      { slot: place.id, media: id },
      { method: 'post', action: '/admin/medien/plaetze' },
    );
  };
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (answer && answer.error === undefined)
      void showToast({
        title: chosen.current
          ? 'Das Bild steht auf der Website'
          : place.delivered
            ? 'Das mitgelieferte Bild steht wieder da'
            : 'Der Platz ist leer',
      });
  }, [answer, place.delivered]);
  const isBusy = fetcher.state !== 'idle';
  return (
    <li className="panel-row grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-5 gap-y-3 py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {/* Beside a tall picture the button stands below the words. */}
      <div className="row-span-2">
        {picture ? (
          <MediaTile media={picture} />
        ) : place.delivered ? (
          <figure>
            <img
              src={place.delivered}
              alt=""
              loading="lazy"
              className="w-full border border-line object-cover object-top"
              style={{ aspectRatio: place.ratio }}
            />
            <figcaption className="mt-1 text-fine text-muted">mitgeliefert</figcaption>
          </figure>
        ) : (
          <span
            className="mx-auto grid max-h-32 place-items-center border border-dashed border-line-strong text-fine text-muted"
            style={{ aspectRatio: place.ratio }}
          >
            leer
          </span>
        )}
      </div>
      <div>
        <h2 className="text-body font-semibold">{place.name}</h2>
        <p className="text-small text-muted">
          <SiteLink to={place.page} className="underline underline-offset-4">
            {place.where}
          </SiteLink>
        </p>
        <p className="mt-1 text-fine text-muted">{place.advice}</p>
        {answer?.error && (
          <p role="alert" className="text-small text-danger">
            {answer.error}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 self-end">
        <Button
          size="small"
          variant="secondary"
          busy={isBusy}
          aria-label={`${place.name}: ${picture ? 'anderes Bild wählen' : 'Bild wählen'}`}
          onClick={() => setIsChoosing(true)}
        >
          {picture ? 'Anderes Bild' : 'Bild wählen'}
        </Button>
        {picture && (
          <Button
            size="small"
            variant="quiet"
            disabled={isBusy}
            aria-label={`${place.name}: Bild herausnehmen`}
            onClick={() => choose('')}
          >
            Herausnehmen
          </Button>
        )}
      </div>
      {isChoosing && (
        <MediaPicker
          title={`Bild für: ${place.name}`}
          media={media}
          onPick={choose}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </li>
  );
}
