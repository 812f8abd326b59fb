import { format } from 'oxfmt';
import type { Database } from '#platform/db/database.ts';
import {
  readCatalogue,
  type Catalogue,
  type DatabaseFunction,
  type ForeignKey,
  type Relation,
} from './database-catalogue.ts';

/** As PostgREST gives the values in JSON. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  void: 'undefined',
  record: 'Record<string, unknown>',
};

/**
 * What our own code keeps in jsonb columns: the type and the module of shared/ that names it.
 * The functions and drafts that write these columns parse what they are given by its schema.
 * `name()` is what a function answers on a page that has to be there without the schema library.
 */
const JSON_COLUMNS: Readonly<Record<string, { type: string; from?: string }>> = {
  'audit_log.after': { type: '{ [column: string]: Json | undefined }' },
  'audit_log.before': { type: '{ [column: string]: Json | undefined }' },
  'deletion_log.counts': { type: 'Record<string, number>' },
  'invoices.content': { type: 'InvoiceContent', from: './billing/invoice.ts' },
  'invoices.snapshot': { type: 'InvoiceSnapshot', from: './billing/invoice.ts' },
  'messages.attachments': { type: 'FileEntry[]', from: './core/file-entry.ts' },
  'outbox_mails.sent': { type: 'SentMail', from: './core/sent-mail.ts' },
  'offers.content': { type: 'OfferContent', from: './offers/offer.ts' },
  'offers.snapshot': { type: 'OfferSnapshot', from: './offers/offer.ts' },
  'pipeline_summary()': { type: 'PipelineSummary', from: './quote/pipeline-summary.ts' },
};

/** One import a module. */
const IMPORTS = [
  ...Map.groupBy(
    Object.values(JSON_COLUMNS).filter(({ from }) => from !== undefined),
    ({ from }) => from,
  ),
]
  .map(([from, shapes]) => {
    const names = new Set(shapes.map(({ type }) => type.replace('[]', '')));
    return `import type { ${[...names].join(', ')} } from '${from}';`;
  })
  .join('\n');

const HEAD = `// Written by \`npm run gen\`; do not edit.
// The schema public in the shape of \`supabase gen types typescript\`, so that the client infers
// rows, embeds and arguments. Texts that a check constraint lists are typed as that list.
${IMPORTS}

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

const ALIASES = `
type Public = Database['public'];

/** One row as it is read, as it is inserted, and the part of it that an update writes. */
export type Tables<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Row'];
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];
`;

/** TypeScript of the schema public, as the REST interface answers it. */
export async function buildDatabaseTypes(db: Database): Promise<string> {
  const catalogue = await readCatalogue(db);
  const { relations, functions, enums } = catalogue;
  const typeOf = createTypeNames(catalogue);
  const ofKind = (isView: boolean) => relations.filter((relation) => relation.isView === isView);
  const code = `${HEAD}
export type Database = {
  // The version whose rules for embeds and changes the REST surface follows.
  __InternalSupabase: { PostgrestVersion: '14' };
  public: {
    Tables: ${block(ofKind(false).map((table) => renderTable(table, catalogue, typeOf)))};
    Views: ${block(ofKind(true).map((view) => renderView(view, typeOf)))};
    Functions: ${block(
      [...Map.groupBy(functions, ({ name }) => name)].map(
        ([name, overloads]) =>
          `${name}: ${overloads.map((one) => renderFunction(one, typeOf)).join(' | ')};`,
      ),
    )};
    Enums: ${block(enums.map(({ name, values }) => `${name}: ${values.map(quote).join(' | ')};`))};
    CompositeTypes: ${block([])};
  };
};
${ALIASES}`;
  return (await format('database-types.ts', code, { printWidth: 100, singleQuote: true })).code;
}

type TypeNames = (type: string, column?: string) => string;

/** `column` as `table.column`: a column whose check lists its texts is a union of them. */
function createTypeNames({ choices, enums, relations }: Catalogue): TypeNames {
  const typeOf: TypeNames = (type, column) => {
    const listed = column === undefined ? undefined : choices[column];
    if (listed && type === 'text') return listed.map(quote).join(' | ');
    const shape = type === 'jsonb' && column !== undefined ? JSON_COLUMNS[column] : undefined;
    if (shape) return shape.type;
    if (type.startsWith('_')) return `${typeOf(type.slice(1))}[]`;
    if (enums.some(({ name }) => name === type)) return `Database['public']['Enums']['${type}']`;
    if (relations.some(({ name }) => name === type))
      return `Database['public']['Tables']['${type}']['Row']`;
    return TYPES[type] ?? 'string';
  };
  return typeOf;
}

const quote = (text: string): string => `'${text}'`;
const block = (lines: readonly string[]): string =>
  lines.length ? `{\n${lines.join('\n')}\n}` : '{ [_ in never]: never }';

function renderTable({ name, columns }: Relation, catalogue: Catalogue, typeOf: TypeNames): string {
  const types = columns.map((column) => ({
    ...column,
    type: `${typeOf(column.type, `${name}.${column.name}`)}${column.isNullable ? ' | null' : ''}`,
  }));
  const keys = catalogue.foreignKeys.filter(({ relation }) => relation === name);
  return `${name}: {
    Row: ${block(types.map((column) => `${column.name}: ${column.type};`))};
    Insert: ${block(
      types.map((column) => {
        if (column.isGenerated) return `${column.name}?: never;`;
        const mark = column.isNullable || column.hasDefault ? '?' : '';
        return `${column.name}${mark}: ${column.type};`;
      }),
    )};
    Update: ${block(
      types.map((column) => `${column.name}?: ${column.isGenerated ? 'never' : column.type};`),
    )};
    Relationships: [${keys.map(renderForeignKey).join(', ')}];
  };`;
}

/** A view promises no value, and is read only. */
const renderView = ({ name, columns }: Relation, typeOf: TypeNames): string =>
  `${name}: {
    Row: ${block(columns.map((column) => `${column.name}: ${typeOf(column.type)} | null;`))};
    Relationships: [];
  };`;

const renderForeignKey = (key: ForeignKey): string =>
  block([
    `foreignKeyName: ${quote(key.name)};`,
    `columns: [${key.columns.map(quote).join(', ')}];`,
    `isOneToOne: ${key.isOneToOne};`,
    `referencedRelation: ${quote(key.referencedRelation)};`,
    `referencedColumns: [${key.referencedColumns.map(quote).join(', ')}];`,
  ]);

function renderFunction(one: DatabaseFunction, typeOf: TypeNames): string {
  const { args, columns, returns, returnedRelation, isSet } = one;
  const row = columns
    ? block(columns.map(({ name, type }) => `${name}: ${typeOf(type)};`))
    : typeOf(returns, `${one.name}()`);
  const lines = args.map(
    ({ name, type, isOptional, isNullable }) =>
      `${name}${isOptional ? '?' : ''}: ${typeOf(type)}${isNullable ? ' | null' : ''};`,
  );
  return block([
    `Args: ${args.length ? block(lines) : 'never'};`,
    `Returns: ${row}${isSet ? '[]' : ''};`,
    ...(returnedRelation
      ? [
          `SetofOptions: { from: '*'; to: ${quote(returnedRelation)}; ` +
            `isOneToOne: ${!isSet}; isSetofReturn: ${isSet} };`,
        ]
      : []),
  ]);
}
