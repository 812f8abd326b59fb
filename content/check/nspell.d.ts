declare module 'nspell' {
  type Checker = {
    /** Every known word form, with the flags of its last entry. */
    data: Record<string, unknown>;
    correct: (word: string) => boolean;
  };
  export default function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): Checker;
}
