import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import type { Media } from '#shared/media/media.ts';
import { MediaPicker } from './media-picker.tsx';
import { MediaTile } from './media-tile.tsx';

/** Where the site has room for a picture. */
export type Place = { id: string; name: string; where: string; page: string; advice: string };

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
        title: chosen.current ? 'Das Bild steht auf der Website' : 'Der Platz ist leer',
      });
  }, [answer]);
  const isBusy = fetcher.state !== 'idle';
  return (
    <li className="panel-row grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[10rem_1fr_auto] sm:items-center">
      <div className="w-40">
        {picture ? (
          <MediaTile media={picture} />
        ) : (
          <span className="grid aspect-[4/3] place-items-center border border-dashed border-line-strong text-fine text-muted">
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
      <div className="flex flex-wrap gap-3">
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
