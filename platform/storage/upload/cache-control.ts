/** True for what may be stored as a cache-control: it comes back as a header of each download. */
export const isCacheControl = (text: string): boolean => /^[\x20-\x7e]{1,255}$/.test(text);
