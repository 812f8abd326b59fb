import { Icon } from '#app/ui/icon.tsx';
import { findPictureSource, isPicture, shownSize, type Media } from '#shared/media/media.ts';
import { formatBytes } from '#shared/projects/work-files.ts';

/** A picture of the library at the size of a stamp, whole. */
export const MediaTile = ({ media }: { media: Media }) => (
  <span className="grid min-h-0 grid-rows-[100%] aspect-[4/3] place-items-center overflow-hidden border border-line bg-[repeating-conic-gradient(var(--sunken)_0_25%,var(--surface)_0_50%)] bg-[length:1rem_1rem]">
    {isPicture(media) ? (
      <img
        src={findPictureSource(media, 320)}
        alt={media.alt}
        loading="lazy"
        decoding="async"
        className="size-full object-contain"
      />
    ) : (
      <Icon name="file" size={40} />
    )}
  </span>
);

/** What the file is, in one line. */
export function describeMedia(media: Media): string {
  const { type, bytes } = media;
  const kind = type.replace(/^.*\//, '').replace('+xml', '').toUpperCase();
  const size = formatBytes(bytes);
  if (!media.size) return `${kind}, ${size}`;
  const { width, height } = shownSize(media);
  return `${kind}, ${width} × ${height}, ${size}`;
}
