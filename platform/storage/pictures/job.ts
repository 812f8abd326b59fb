/** One picture from file to file. */
export type PictureJob = { source: string; target: string } & (
  | { kind: 'clean' }
  | {
      kind: 'deliver';
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
export type PictureAnswer = { format: OutputFormat } | { refused: 'large' | 'broken' };
