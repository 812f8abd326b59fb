/** Of a page whose address is the key to what it shows: nobody keeps it, nobody is told of it. */
export const SECRET_PAGE_HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
