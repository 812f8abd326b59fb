import { splitUnbroken } from '#shared/core/split-unbroken.ts';

/** Text as it is, to be read and copied letter by letter; some parts of it stay on one line. */
export function Unbroken({ children }: { children: string }) {
  return splitUnbroken(children).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of a text have no names of their own and never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
