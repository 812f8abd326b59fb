/**
 * 'Online-Shop für Blumen Musterfeld GmbH' → 'Online-Shop', where the customer stands beside it.
 */
export const nameWork = (title: string, customer: string | null): string =>
  customer && title.endsWith(` für ${customer}`)
    ? title.slice(0, -` für ${customer}`.length)
    : title;
