import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type * as z from 'zod';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));

/** A data file of this folder. Throws an Error that names file and field if it is broken. */
export function readYaml<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const data: unknown = parse(readFileSync(`${FOLDER}${name}`, 'utf8'));
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => {
    const id = (data as { id?: string }[] | null)?.[Number(path[0])]?.id ?? '';
    return `${id} ${path.join('.')}: ${message}`;
  });
  throw new Error(`content/${name}: ${reasons.join('; ')}`);
}

const listFolder = (folder: string): string[] =>
  readdirSync(`${FOLDER}${folder}`)
    .filter((name) => /\.(?:yaml|tsv)$/.test(name))
    .toSorted()
    .map((name) => `${folder}/${name}`);

/** All data files of a folder, in the order of their names. */
export const readYamlFolder = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): z.infer<Schema>[] => listFolder(folder).map((name) => readYaml(name, schema));

/** The lines of all tables of a folder, cells parted by tabs. Throws as `readYaml` does. */
export const readTable = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): z.infer<Schema>[] =>
  listFolder(folder).flatMap((name) =>
    readFileSync(`${FOLDER}${name}`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((row, index) => {
        const parsed = schema.safeParse(row.split('\t'));
        if (parsed.success) return parsed.data;
        const reason = parsed.error.issues.map(({ message }) => message).join('; ');
        throw new Error(`content/${name}:${index + 1}: ${reason}`);
      }),
  );

/** The bytes of data files, and of those in folders. */
export const readSources = (names: readonly string[]): Buffer[] =>
  names
    .flatMap((name) => (name.endsWith('.yaml') ? [name] : listFolder(name)))
    .map((name) => readFileSync(`${FOLDER}${name}`));
