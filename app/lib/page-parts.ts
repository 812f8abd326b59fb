import { createContext, type ComponentType } from 'react';
import type { PageKind } from './page-kind.ts';

/** What only public pages have, in their head and behind them. */
export type PageParts = { Start: ComponentType<{ kind: PageKind }>; End: ComponentType };

/** Given by the server: the application of the private areas carries none of it along. */
export const PagePartsContext = createContext<PageParts | null>(null);
