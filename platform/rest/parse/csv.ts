import { invalidBody } from '../errors.ts';

/** Parses CSV (RFC 4180) with a header line into rows of texts; the bare word NULL is null. */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [header, ...lines] = parseLines(text);
  if (!header) throw invalidBody('not enough input');
  return lines.map((line) => {
    if (line.length !== header.length)
      throw invalidBody('All lines must have same number of fields');
    return Object.fromEntries(
      header.map((name, index) => [name, line[index] === 'NULL' ? null : (line[index] ?? null)]),
    );
  });
}

function parseLines(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r?\n|\r|$)/uy;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw invalidBody('Failed reading: conversion error');
    line.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',' && cell.lastIndex === text.length) line.push('');
    if (found[3] === ',') continue;
    lines.push(line);
    line = [];
  }
  if (line.length > 0) lines.push(line);
  return lines;
}
