import type { Field, JsonStep } from './types.ts';
import type { Scanner } from './scanner.ts';

const index = /-?[0-9]+(?=->|::|\.|,|$)/uy;
const key = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/uy;
const int4Max = 2_147_483_647;

/** `column->key->>0`: the arrows after a column. */
export function parseJsonPath(scanner: Scanner): JsonStep[] {
  const steps: JsonStep[] = [];
  for (;;) {
    const arrow = scanner.take('->>') ? '->>' : scanner.take('->') ? '->' : null;
    if (!arrow) return steps;
    steps.push({ arrow, operand: parseOperand(scanner) });
  }
}

function parseOperand(scanner: Scanner): string | number {
  if (scanner.peek() === '"') return scanner.quoted();
  const digits = scanner.match(index);
  if (digits !== null && Math.abs(Number(digits)) <= int4Max) return Number(digits);
  return (
    digits ??
    scanner.match(key)?.trim() ??
    scanner.fail('"-", digit or any non reserved character different from: .,>()')
  );
}

export function parseField(scanner: Scanner): Field {
  scanner.skipBlanks();
  const field = { name: scanner.fieldName(), path: parseJsonPath(scanner) };
  scanner.skipBlanks();
  return field;
}
