import { maskPersonalData } from '../personal-data.ts';
import { wordsOf } from '../reader/features.ts';
import type { Step } from './step.ts';

/** Words around a mask that say no more than whose it is: 'Erreichbar unter [E-Mail]'. */
const FEW = 3;

/** What the visitor began with, masked: the first message that is more than a mask or a button. */
export function findBeginning({ before, assistant, message }: Step): string | null {
  if (before.began !== null || assistant.findButton(message)?.kind === 'phrase')
    return before.began;
  const masked = maskPersonalData(message);
  const words = wordsOf(masked.replaceAll(/\[[^[\]]+\]/g, ' ')).length;
  return words > (masked === message ? 0 : FEW) ? masked : null;
}
