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

/** What the amounts of one word come to, in whole euros. */
export type Kind = { name: string; sum: number };

/**
 * Marks each column of amounts, whose figures stand below each other then
 * (`.amount`), and puts their sum where a cell of it says '=', in a row of its
 * own look (`.sum`). What they come to by the word behind them, the table
 * knows as `meta.kinds`, for a drawing.
 */
export function markAmounts(tokens: readonly Token[]): void {
  for (const [head = [], ...rows] of readTables(tokens))
    for (const [column, { token }] of head.entries()) {
      const cells = rows.flatMap((row) => row[column] ?? []);
      const amounts = cells.filter(({ text }) => text !== SUM).map(({ text }) => AMOUNT.exec(text));
      if (amounts.length < 2 || amounts.includes(null)) continue;
      const values = amounts.map(
        (match) => Number(match?.[1] ?? 1) * Number(match?.[2]?.replaceAll('.', '')),
      );
      const sum = values.reduce((total, value) => total + value, 0);
      token.attrJoin('class', 'amount');
      for (const cell of cells) {
        cell.token.attrJoin('class', 'amount');
        const [word] = cell.inline?.children ?? [];
        if (cell.text !== SUM || !word) continue;
        word.content = formatWholePrice(sum);
        cell.row.attrJoin('class', 'sum');
        const kinds = addUp(
          rows.filter((row) => row[column]?.text !== SUM).map((row) => row[column + 1]?.text ?? ''),
          values,
        );
        if (kinds.length > 1) cell.table.meta = { kinds };
      }
    }
}

/** By what stands behind them; nothing where each amount has a word of its own. */
function addUp(words: readonly string[], values: readonly number[]): Kind[] {
  const sums = new Map<string, number>();
  for (const [index, value] of values.entries())
    sums.set(words[index]!, (sums.get(words[index]!) ?? 0) + value);
  return sums.has('') || sums.size === values.length
    ? []
    : [...sums].map(([name, sum]) => ({ name, sum }));
}

/** Beside what the table says of its alignment. */
function setShare(token: Token, share: string): void {
  const style = token.attrGet('style');
  token.attrSet('style', `${style ? `${style};` : ''}--share:${share}`);
}

const isBold = (text: string): boolean => text.startsWith('**');
const amount = (text: string): number => Number(text.replace(',', '.'));

type Cell = { table: Token; row: Token; token: Token; inline: Token | undefined; text: string };

/** The tables of a text: cells by rows, each with its source. */
function readTables(tokens: readonly Token[]): Cell[][][] {
  const tables: Cell[][][] = [];
  let table: Token | undefined;
  let row: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'table_open') {
      table = token;
      tables.push([]);
    }
    if (token.type === 'tr_open') {
      row = token;
      tables.at(-1)?.push([]);
    }
    if (table && row && (token.type === 'th_open' || token.type === 'td_open')) {
      const inline = tokens[index + 1];
      tables
        .at(-1)
        ?.at(-1)
        ?.push({ table, row, token, inline, text: inline?.content ?? '' });
    }
  }
  return tables;
}
