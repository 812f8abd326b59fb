import type { ReadNode } from '../plan/types.ts';
import { buildLogic } from './filter.ts';
import type { Params } from './params.ts';
import { buildFrom, buildJoinConditions } from './read.ts';

/** The rows that a read would return without its window; inner joins become `exists`. */
export function buildCount(params: Params, node: ReadNode): string {
  const conditions = [
    ...buildJoinConditions(node),
    ...node.where.map((logic) =>
      buildLogic(
        params,
        node.alias,
        logic,
        (exists, child) => `${exists ? '' : 'not '}exists (${buildCount(params, child)})`,
      ),
    ),
    ...node.children
      .filter((child) => child.embed?.join === 'inner')
      .map((child) => `exists (${buildCount(params, child)})`),
  ];
  return (
    'select 1 from ' +
    `${buildFrom(node)}${conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''}`
  );
}
