/** Where a column of a view comes from. */
export type Origin = { num: number; table: number; column: number };

/**
 * Reads the origins of a view's columns from the stored parse tree
 * (`pg_rewrite.ev_action`). Postgres keeps them nowhere else, and foreign keys
 * of views can only be inferred from them. Only the target list of the
 * outermost query counts.
 */
export function parseViewOrigins(definition: string): Origin[] {
  const start = definition.indexOf(':targetList (');
  const origins: Origin[] = [];
  if (start < 0) return origins;
  const list = findOuterTargetList(definition);
  for (const entry of splitNodes(list)) {
    const found = / :resno (\d+) .* :resorigtbl (\d+) :resorigcol (\d+) :resjunk false/su.exec(
      stripNodes(entry),
    );
    if (found && found[2] !== '0')
      origins.push({ num: Number(found[1]), table: Number(found[2]), column: Number(found[3]) });
  }
  return origins;
}

/** The text between the parentheses of `:targetList` at the depth of the outermost QUERY. */
function findOuterTargetList(text: string): string {
  for (let index = 0, depth = 0; index < text.length; index++) {
    const char = text[index];
    if (char === '\\') index++;
    else if (char === '{' || char === '(') {
      if (char === '(' && depth === 2 && text.endsWith(':targetList ', index))
        return text.slice(index + 1, endOfGroup(text, index));
      depth++;
    } else if (char === '}' || char === ')') depth--;
  }
  return '';
}

function endOfGroup(text: string, start: number): number {
  for (let index = start, depth = 0; index < text.length; index++) {
    const char = text[index];
    if (char === '\\') index++;
    else if (char === '{' || char === '(') depth++;
    else if ((char === '}' || char === ')') && --depth === 0) return index;
  }
  return text.length;
}

function splitNodes(list: string): string[] {
  const nodes: string[] = [];
  for (let index = list.indexOf('{'); index >= 0; index = list.indexOf('{', index)) {
    const end = endOfGroup(list, index);
    nodes.push(list.slice(index + 1, end));
    index = end + 1;
  }
  return nodes;
}

/** Leaves the fields of the node itself. */
function stripNodes(node: string): string {
  let own = '';
  for (let index = 0; index < node.length; index++) {
    const char = node[index];
    if (char === '\\') own += node.slice(index, ++index + 1);
    else if (char === '{' || char === '(') index = endOfGroup(node, index);
    else own += char;
  }
  return own;
}
