import { useEffect } from 'react';
import { resumeSending } from './send-waiting.ts';

/** Sends enquiries that wait since an earlier visit; without any its code is not fetched. */
export default function WaitingQuotes() {
  useEffect(resumeSending, []);
  return null;
}
