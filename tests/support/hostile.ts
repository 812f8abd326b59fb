import * as z from 'zod';

// Words that a visitor may write so that a script runs in somebody else's
// browser, and where he may write them: read from the contracts, so that a new
// field is attacked without anybody thinking of it.

// The lists that follow are held to the code by tests/rls/hostile-fields.test.ts.

/** Functions that strangers may call with words of their own. */
export const VISITOR_FUNCTIONS: readonly string[] = [
  'analytics',
  'booking',
  'chatbot',
  'contact',
  'newsletter',
  'offers',
  'quote-request',
  'withdrawal',
];
/** Why no words of strangers come in by the others. */
export const OTHER_FUNCTIONS: Readonly<Record<string, string>> = {
  challenge: 'a word of a list and an id',
  consent: 'ids, words of a list, a hash',
  invoices: 'staff only',
  privacy: 'staff only',
  users: 'admins only',
};
/** Columns of tables that a customer writes himself, by table. */
export const CUSTOMER_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  customer_details: ['phone', 'company', 'street', 'postcode', 'city', 'vat_id'],
  messages: ['body', 'attachments'],
  profiles: ['full_name'],
};
/** Functions of the database that take words of a customer. */
export const CUSTOMER_CALLS: readonly string[] = [
  'decide_milestone',
  'refuse_offer',
  'register_project_file',
  'request_deletion',
  'write_offer_note',
];

/** Those that take words too, but ask for staff before anything else. */
export const STAFF_CALLS: readonly string[] = [
  'erase_person',
  'export_person',
  'save_opening_hours',
];

/** Those that compare words with a secret and keep none. */
export const SECRET_CALLS: readonly string[] = ['use_recovery_code'];

/** What each field was called by the number that its words carry. */
export const places: string[] = [];

/** Whole values first: an address, a formula, a mark-up; each field gets each of them in a round. */
const LEADS = [
  (n: number) => `"><img src=x onerror=__pwned(${n})>`,
  (n: number) => `javascript:__pwned(${n})//`,
  (n: number) => `=HYPERLINK("javascript:__pwned(${n})")`,
];
export const ROUNDS = LEADS.map((_, round) => round);
const MORE = [
  (n: number) => `"><svg onload=__pwned(${n})>`,
  (n: number) => `</script><script>__pwned(${n})</script>`,
  (n: number) => `[x](javascript:__pwned(${n}))`,
  (n: number) => `![x](javascript:__pwned(${n}))`,
  (n: number) => `<javascript:__pwned(${n})>`,
  (n: number) => `{{constructor.constructor('__pwned(${n})')()}}\${__pwned(${n})}`,
  (n: number) => `'-__pwned(${n})-'`,
  () => '\u202Egnp.exe\u202C',
  () => '\r\nBEGIN:VEVENT\r\nSUMMARY:pwned\r\nEND:VEVENT\r\nBcc: pwned@firma.example\r\n',
  () => ') /JS (app.alert(1)) /S /JavaScript >>',
];

/** As many of the words as fit, those of the round first. */
export function writeHostile(place: string, round: number, length = 2_000): string {
  const n = places.push(place) - 1;
  const parts = [LEADS[round]!, ...MORE, ...LEADS].map((part) => part(n));
  let text = '';
  for (const part of parts)
    if (text.length + part.length < length) text += text ? ` ${part}` : part;
  return text;
}

const NodeSchema = z.looseObject({
  type: z.string().optional(),
  maxLength: z.number().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  get properties() {
    return z.record(z.string(), NodeSchema).optional();
  },
  get items() {
    return NodeSchema.optional();
  },
  get anyOf() {
    return z.array(NodeSchema).optional();
  },
  get oneOf() {
    return z.array(NodeSchema).optional();
  },
});
type Node = z.infer<typeof NodeSchema>;
type Leaf = { path: string[]; length: number | undefined };

/** Every text of a contract that is not one of a list. */
function listTexts(node: Node, path: string[] = []): Leaf[] {
  if (node.enum || node.const !== undefined) return [];
  if (node.type === 'string') return [{ path, length: node.maxLength }];
  return [
    ...Object.entries(node.properties ?? {}).flatMap(([key, inner]) =>
      listTexts(inner, [...path, key]),
    ),
    ...(node.items ? listTexts(node.items, [...path, '0']) : []),
    ...[...(node.anyOf ?? []), ...(node.oneOf ?? [])].flatMap((inner) => listTexts(inner, path)),
  ];
}

type Contract = {
  name: string;
  schema: z.core.$ZodType;
  /** A body that is accepted, with whatever must be right for the call to be. */
  sample: Record<string, unknown>;
  /** Fields that take no words, by their path; any other that takes none fails. */
  kept: readonly string[];
};

/** The sample with hostile words in every field that takes them. */
export function fillHostile(
  { name, schema, sample, kept }: Contract,
  round: number,
): Record<string, unknown> {
  const texts = listTexts(NodeSchema.parse(z.toJSONSchema(schema, JSON_SCHEMA)));
  const isAccepted = (body: unknown): boolean => z.safeParse(schema, body).success;
  if (!isAccepted(sample)) throw new Error(`${name}: the sample is refused`);
  let filled = sample;
  for (const { path, length } of texts) {
    const field = path.join('.');
    if (kept.includes(field)) continue;
    const next = setIn(filled, path, writeHostile(`${name}.${field}`, round, length));
    if (!isAccepted(next)) throw new Error(`${name}: ${field} takes no words; is it one of kept?`);
    filled = next;
  }
  return filled;
}
const JSON_SCHEMA = { io: 'input', unrepresentable: 'any' } as const;

function setIn(value: unknown, [key, ...rest]: string[], text: string): Record<string, unknown> {
  const copy = structuredClone(value ?? (key === '0' ? [] : {})) as Record<string, unknown>;
  copy[key!] = rest.length === 0 ? text : setIn(copy[key!], rest, text);
  return copy;
}
