import {
  SAMPLE_PICTURE,
  samplePicturePath,
  type SampleDocument,
} from '#shared/offers/sample-documents.ts';
import { cx } from '#app/ui/cx.ts';

type Props = { sample: SampleDocument; sizes: string; className?: string };

export function SamplePicture({ sample: { id, picture }, sizes, className }: Props) {
  const { width, height, widths } = SAMPLE_PICTURE;
  return (
    <img
      src={samplePicturePath(id, widths[0])}
      srcSet={widths.map((size) => `${samplePicturePath(id, size)} ${size}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={picture}
      loading="lazy"
      decoding="async"
      className={cx('block h-auto w-full', className)}
    />
  );
}
