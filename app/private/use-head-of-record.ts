import { useEffect, useRef } from 'react';

/**
 * Shows the head of the record that takes the place of its draft: it says that all went well. Where
 * a press moves the focus, the browser goes there by itself; Safari does not move it.
 */
export function useHeadOfRecord(status: string | undefined): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'draft' && status && status !== 'draft') window.scrollTo({ top: 0 });
    before.current = status;
  }, [status]);
}
