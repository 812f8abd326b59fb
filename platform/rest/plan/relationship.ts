import { restError } from '../errors.ts';
import { keyOf, type Relationship, type SchemaCache } from '../schema/types.ts';
import { findNear } from './near.ts';

/**
 * Finds the one relationship that an embedding means. The target is a table, a
 * foreign key or its single column; the hint a foreign key, a column on either
 * side, or a junction table.
 */
export function getRelationship(
  cache: SchemaCache,
  schema: string,
  origin: string,
  target: string,
  hint: string | null,
): Relationship {
  const all = cache.relationships.get(keyOf(schema, origin)) ?? [];
  const computed = all.filter(
    (relationship) => relationship.kind === 'computed' && relationship.functionName === target,
  );
  const found =
    computed.length > 0
      ? computed
      : all.filter(
          (relationship) =>
            relationship.target.schema === schema && matches(relationship, target, hint),
        );
  const [only] = found;
  if (!only) throw noRelationship(all, schema, origin, target, hint);
  if (found.length > 1) throw ambiguous(found.toSorted(byKind), origin, target);
  return only;
}

function matches(relationship: Relationship, target: string, hint: string | null): boolean {
  if (relationship.kind === 'computed') return false;
  const targetName = relationship.target.name;
  if (relationship.kind === 'many-to-many') {
    return (
      targetName === target &&
      (hint === null ||
        hint === relationship.junction.name ||
        hint === relationship.junction.sourceConstraint ||
        hint === relationship.junction.targetConstraint)
    );
  }
  const [pair] = relationship.pairs;
  const single = relationship.pairs.length === 1 ? pair : undefined;
  if (relationship.isSelf) {
    if (hint !== null)
      return (
        target === targetName && relationship.kind === 'one-to-many' && single?.target === hint
      );
    return (
      (target === targetName && relationship.kind === 'one-to-many') ||
      (single?.source === target && relationship.kind === 'many-to-one')
    );
  }
  const byKey =
    !relationship.target.isView &&
    (relationship.constraint === target || single?.source === target);
  if (target !== targetName && !byKey) return false;
  return (
    hint === null ||
    relationship.constraint === hint ||
    single?.source === hint ||
    single?.target === hint
  );
}

function noRelationship(
  all: readonly Relationship[],
  schema: string,
  origin: string,
  target: string,
  hint: string | null,
) {
  const near = findNear(
    all.map((relationship) => relationship.target.name),
    target,
    0.33,
  );
  return restError(
    'PGRST200',
    `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    {
      details:
        `Searched for a foreign key relationship between '${origin}' and ` +
        `'${target}'${hint === null ? '' : ` using the hint '${hint}'`} in the schema ` +
        `'${schema}', but no matches were found.`,
      hint: near ? `Perhaps you meant '${near}' instead of '${target}'.` : null,
    },
  );
}

function ambiguous(found: readonly Relationship[], origin: string, target: string) {
  const hints = found.map(
    (relationship) => `'${relationship.target.name}!${hintOf(relationship)}'`,
  );
  return restError(
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    {
      details: found.map((relationship) => ({
        cardinality: relationship.kind,
        embedding: `${relationship.source.name} with ${relationship.target.name}`,
        relationship: describe(relationship),
      })),
      hint:
        `Try changing '${target}' to one of the following: ${hints.join(', ')}. Find the ` +
        "desired relationship in the 'details' key.",
    },
  );
}

const kinds: readonly Relationship['kind'][] = [
  'one-to-many',
  'many-to-one',
  'one-to-one',
  'many-to-many',
  'computed',
];
const byKind = (one: Relationship, other: Relationship): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || hintOf(one).localeCompare(hintOf(other));

const hintOf = (relationship: Relationship): string =>
  relationship.kind === 'computed'
    ? relationship.functionName
    : relationship.kind === 'many-to-many'
      ? relationship.junction.name
      : relationship.constraint;

function describe(relationship: Relationship): string {
  if (relationship.kind === 'computed') return relationship.functionName;
  if (relationship.kind === 'many-to-many') {
    const { name, sourceConstraint, source, targetConstraint, target } = relationship.junction;
    return (
      `${name} using ${sourceConstraint}(${source.map((pair) => pair.target).join(', ')}) and ` +
      `${targetConstraint}(${target.map((pair) => pair.target).join(', ')})`
    );
  }
  const { constraint, source, target, pairs } = relationship;
  return (
    `${constraint} using ${source.name}(${pairs.map((pair) => pair.source).join(', ')}) and ` +
    `${target.name}(${pairs.map((pair) => pair.target).join(', ')})`
  );
}
