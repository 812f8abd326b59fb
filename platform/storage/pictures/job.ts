/** One picture from file to file. */
export type PictureJob = { source: string; target: string } & (
  | { kind: 'clean' }
  /** Only looks at the head: nothing is written. */
  | { kind: 'measure' }
  | {
      kind: 'deliver';
      /** The part that is taken of the upright picture, in pixels. */
      crop?: { left: number; top: number; width: number; height: number } | undefined;
      width?: number | undefined;
      height?: number | undefined;
      fit: 'cover' | 'inside' | 'fill';
      position: string;
      quality: number;
      /** Undefined: WebP where the browser takes it, else what it was. */
      format?: 'origin' | OutputFormat | undefined;
      acceptsWebp: boolean;
    }
);
export type OutputFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
/** `large`: would take more memory than it may; `broken`: no picture that can be read. */
export type PictureAnswer =
  | { format: OutputFormat; /** Upright, of the source. */ width: number; height: number }
  | { refused: 'large' | 'broken' };
