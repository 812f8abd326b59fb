import * as z from 'zod/mini';

// Apart from brand.ts, which every page needs: they work without the schema library.

export const BrandSchema = z.object({ accent: z.string().check(z.regex(/^#[0-9a-f]{6}$/)) });
