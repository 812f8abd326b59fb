import { useEffect, useRef } from 'react';
import { formatWholePrice } from '#shared/core/format.ts';
import type { QuoteState } from './quote-state.ts';

type Props = Pick<QuoteState, 'elsewhere' | 'oldPrice'> & { newPrice: number };

/** What has become of the enquiry without the visitor's doing here. */
export function FormNotice(props: Props) {
  const notice = useRef<HTMLParagraphElement>(null);
  const text = tell(props);
  // Some browsers give a promise for it, which is no way to end an effect.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  if (!text) return null;
  return (
    <p
      ref={notice}
      role="status"
      className="border-l-[6px] border-accent bg-surface p-3 text-small"
    >
      {text}
    </p>
  );
}

function tell({ elsewhere, oldPrice, newPrice }: Props): string {
  if (elsewhere === 'sent' || elsewhere === 'discarded')
    return (
      `Diese Anfrage haben Sie in einem anderen Tab ${elsewhere === 'sent' ? 'gesendet' : 'verworfen'}. ` +
      'Was Sie hier senden, ist eine neue Anfrage.'
    );
  const prices =
    oldPrice === null
      ? ''
      : ` Er stand bei ${formatWholePrice(oldPrice)}; jetzt gilt ${formatWholePrice(newPrice)}.`;
  if (elsewhere === 'changed')
    return (
      `In einem anderen Tab wurde dieser Entwurf geändert.${prices} Bitte prüfen Sie ihn; eine ` +
      'frühere Unterschrift gilt nicht mehr.'
    );
  return (
    prices &&
    `Unsere Preise haben sich geändert, seit Sie den Entwurf begonnen haben.${prices} Mit dem ` +
      'Absenden fragen Sie zum neuen Preis an.'
  );
}
