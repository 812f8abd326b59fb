import type MarkdownIt from 'markdown-it';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/**
 * Says of each figure in the last column of a table what share of the largest it
 * is, so that a page can draw it as a bar; a sum in bold is none of them.
 */
export function markShares(tokens: readonly Token[]): void {
  for (const [start, { type }] of tokens.entries()) {
    if (type !== 'table_open') continue;
    const end = tokens.findIndex((token, at) => at > start && token.type === 'table_close');
    const [head = [], ...rows] = readRows(tokens.slice(start, end));
    const cells = rows.map((row) => row.at(-1)!);
    const figures = cells.filter(({ text }) => !isBold(text));
    if (figures.length < 2 || !figures.every(({ text }) => /^\d+(,\d+)?$/.test(text))) continue;
    const largest = Math.max(...figures.map(({ text }) => amount(text)));
    setShare(head.at(-1)!.token, '0');
    for (const { token, text } of cells)
      setShare(token, isBold(text) ? '0' : (amount(text) / largest).toFixed(2));
  }
}

/** Beside what the table says of its alignment. */
function setShare(token: Token, share: string): void {
  const style = token.attrGet('style');
  token.attrSet('style', `${style ? `${style};` : ''}--share:${share}`);
}

const isBold = (text: string): boolean => text.startsWith('**');
const amount = (text: string): number => Number(text.replace(',', '.'));

/** Cells by rows, each with its source. */
function readRows(tokens: readonly Token[]): { token: Token; text: string }[][] {
  const rows: { token: Token; text: string }[][] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'tr_open') rows.push([]);
    if (token.type === 'th_open' || token.type === 'td_open')
      rows.at(-1)?.push({ token, text: tokens[index + 1]?.content ?? '' });
  }
  return rows;
}
