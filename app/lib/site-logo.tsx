import { useCompany, useSiteData } from './use-site.ts';
import { Logo } from '#app/ui/brand/logo.tsx';
import { cx } from '#app/ui/cx.ts';
import { findPictureSource, shownSize, type Media } from '#shared/media/media.ts';

const HEIGHT = 36;

/**
 * The agency's own logo once there is one, else the delivered mark with the
 * name. `onInk`: stands on dark ground in both schemes.
 */
export function SiteLogo({ onInk = false }: { onInk?: boolean }) {
  const { name } = useCompany();
  const { light, dark } = useSiteData()?.logo ?? {};
  if (!light) return <Logo name={name} />;
  if (onInk) return <Mark media={dark ?? light} name={name} isPlated={!dark} />;
  if (!dark) return <Mark media={light} name={name} isPlated="in dark scheme" />;
  return (
    <>
      <Mark media={light} name={name} className="dark:hidden" />
      <Mark media={dark} name={name} className="hidden dark:block" />
    </>
  );
}

type MarkProps = {
  media: Media;
  name: string;
  /** A dark logo needs light ground. */
  isPlated?: boolean | 'in dark scheme';
  className?: string;
};

function Mark({ media, name, isPlated = false, className }: MarkProps) {
  const { width, height } = shownSize(media);
  return (
    <img
      src={findPictureSource(media, 320)}
      width={Math.round((width / height) * HEIGHT)}
      height={HEIGHT}
      alt={name}
      className={cx(
        'block h-9 w-auto max-w-[13rem] object-contain object-left',
        isPlated === true && 'rounded-control bg-white px-2 py-1',
        isPlated === 'in dark scheme' && 'dark:rounded-control dark:bg-white dark:px-2 dark:py-1',
        className,
      )}
    />
  );
}
