/** What an address may name. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

export const tellTalks = (count: number): string =>
  count === 0 ? 'Keine Termine' : `${count} ${count === 1 ? 'Termin' : 'Termine'}`;
