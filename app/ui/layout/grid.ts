/**
 * The one grid of all pages, from 1,024 px on: twelve columns. What is read
 * begins at the first or, beside a margin of four, at the fifth; what stands
 * beside a title begins at the eighth. A margin holds what is as high as the
 * text beside it; else both are halves of the page.
 */
export const GRID = 'grid grid-cols-1 gap-x-10 lg:grid-cols-12';
export const MARGIN = 'min-w-0 lg:col-span-4';
export const TEXT = 'min-w-0 lg:col-span-8 lg:col-start-5';
export const ASIDE = 'min-w-0 lg:col-span-5 lg:col-start-8';
export const HALF = 'min-w-0 lg:col-span-6';
export const WHOLE = 'min-w-0 lg:col-span-12';
