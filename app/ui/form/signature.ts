import type { PointGroup } from 'signature_pad';

export type SignatureKind = 'drawn' | 'typed';
export type Signature = {
  kind: SignatureKind;
  /**
   * Strokes in the coordinates of the 360 × 120 area, so that they survive
   * every change of size.
   */
  strokes: readonly PointGroup[];
  drawn: string;
  typedName: string;
  typed: string;
};

export const EMPTY_SIGNATURE: Signature = {
  kind: 'drawn',
  strokes: [],
  drawn: '',
  typedName: '',
  typed: '',
};
/** Data URL of the kind in use, '' while there is none. */
export const readSignature = ({ kind, drawn, typed }: Signature): string =>
  kind === 'drawn' ? drawn : typed;
