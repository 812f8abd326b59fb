import type MarkdownIt from 'markdown-it';
import { formatWholePrice } from '#shared/core/format.ts';

type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/**
 * Says of each figure in the last column of a table what share of the largest it
 * is, so that a page can draw it as a bar; a sum in bold is none of them.
 */
export function markShares(tokens: readonly Token[]): void {
  for (const [head = [], ...rows] of readTables(tokens)) {
    const cells = rows.map((row) => row.at(-1)!);
    const figures = cells.filter(({ text }) => !isBold(text));
    if (figures.length < 2 || !figures.every(({ text }) => /^\d+(,\d+)?$/.test(text))) continue;
    const largest = Math.max(...figures.map(({ text }) => amount(text)));
    setShare(head.at(-1)!.token, '0');
    for (const { token, text } of cells)
      setShare(token, isBold(text) ? '0' : (amount(text) / largest).toFixed(2));
  }
}

/** '590 €', '*Annahme* 30 €', '12 × 79 € pro Monat': a number of times, an amount in whole euros. */
const AMOUNT = /^(?:\*[^*]+\* )?(?:(\d+) × )?(\d{1,3}(?:\.\d{3})*)\s€(?: pro Monat)?$/;
const SUM = '=';

/**
 * Marks each column of amounts, whose figures stand below each other then
 * (`.amount`), and puts their sum where a cell of it says '=', in a row of its
 * own look (`.sum`).
 */
export function markAmounts(tokens: readonly Token[]): void {
  for (const [head = [], ...rows] of readTables(tokens))
    for (const [column, { token }] of head.entries()) {
      const cells = rows.flatMap((row) => row[column] ?? []);
      const amounts = cells.filter(({ text }) => text !== SUM).map(({ text }) => AMOUNT.exec(text));
      if (amounts.length < 2 || amounts.includes(null)) continue;
      const sum = amounts.reduce(
        (total, match) => total + Number(match?.[1] ?? 1) * Number(match?.[2]?.replaceAll('.', '')),
        0,
      );
      token.attrJoin('class', 'amount');
      for (const cell of cells) {
        cell.token.attrJoin('class', 'amount');
        const [word] = cell.inline?.children ?? [];
        if (cell.text !== SUM || !word) continue;
        word.content = formatWholePrice(sum);
        cell.row.attrJoin('class', 'sum');
      }
    }
}

/** Beside what the table says of its alignment. */
function setShare(token: Token, share: string): void {
  const style = token.attrGet('style');
  token.attrSet('style', `${style ? `${style};` : ''}--share:${share}`);
}

const isBold = (text: string): boolean => text.startsWith('**');
const amount = (text: string): number => Number(text.replace(',', '.'));

type Cell = { row: Token; token: Token; inline: Token | undefined; text: string };

/** The tables of a text: cells by rows, each with its source. */
function readTables(tokens: readonly Token[]): Cell[][][] {
  const tables: Cell[][][] = [];
  let row: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') tables.push([]);
    if (token.type === 'tr_open') {
      row = token;
      tables.at(-1)?.push([]);
    }
    if (row && (token.type === 'th_open' || token.type === 'td_open')) {
      const inline = tokens[index + 1];
      tables
        .at(-1)
        ?.at(-1)
        ?.push({ row, token, inline, text: inline?.content ?? '' });
    }
  }
  return tables;
}
