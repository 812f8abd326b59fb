import {
  findPictureSource,
  isDrawing,
  listFormats,
  listSources,
  shownSize,
  type Media,
} from '#shared/media/media.ts';
import { cx } from '#app/ui/cx.ts';

type SitePictureProps = {
  media: Media;
  /** How wide it stands on the page, as in <img sizes>. */
  sizes: string;
  /** Width to height of the place, e.g. '4 / 5'; what does not fit is cut off around the focus. */
  ratio?: string;
  /** Empty where the words beside it say the same. */
  alt?: string;
  /** On the first screen. */
  isFirst?: boolean;
  className?: string;
};

/** A picture of the library as a page shows it. */
export function SitePicture({
  media,
  sizes,
  ratio,
  alt = media.alt,
  isFirst = false,
  className,
}: SitePictureProps) {
  const { width, height } = shownSize(media);
  const image = (
    <img
      src={findPictureSource(media, 960)}
      {...(!isDrawing(media) && {
        srcSet: listSources(media, listFormats(media.type).at(-1) ?? 'jpeg'),
        sizes,
      })}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={cx('block h-auto w-full', ratio && 'object-cover', className)}
      style={{
        ...(ratio && { aspectRatio: ratio }),
        objectPosition: `${share(media.focus.x)} ${share(media.focus.y)}`,
      }}
    />
  );
  if (isDrawing(media)) return image;
  return (
    <picture className="contents">
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={listSources(media, format)}
          sizes={sizes}
        />
      ))}
      {image}
    </picture>
  );
}

const share = (value: number): string => `${Math.round(value * 100)}%`;
