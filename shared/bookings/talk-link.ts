const TIME = 'zeit';

/** The calendar with a free time chosen already; one that is taken by then is not. */
export const buildTalkPath = (startsAt: string): string =>
  `/termin?${new URLSearchParams({ [TIME]: startsAt }).toString()}`;

/** The time that such a link has brought, or nothing. */
export const readTalkWish = (search: string): string => new URLSearchParams(search).get(TIME) ?? '';
