import { useEffect, useRef } from 'react';
import { formatWholePrice } from '#shared/core/format.ts';

/** The price list has changed since the draft was begun. */
export const PriceChange = ({ oldPrice, newPrice }: { oldPrice: number; newPrice: number }) => {
  const notice = useRef<HTMLParagraphElement>(null);
  // Some browsers give a promise for it, which is no way to end an effect.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <p
      ref={notice}
      role="status"
      className="border-l-[6px] border-accent bg-surface p-3 text-small"
    >
      Unsere Preise haben sich geändert, seit Sie den Entwurf begonnen haben. Er stand bei{' '}
      {formatWholePrice(oldPrice)}; jetzt gilt {formatWholePrice(newPrice)}. Mit dem Absenden fragen
      Sie zum neuen Preis an.
    </p>
  );
};
