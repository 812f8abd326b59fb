import * as z from 'zod';
import { readYaml } from '../read-yaml.ts';

const pattern = () => z.string().transform((source) => new RegExp(source, 'giu'));

const FactSchema = z.strictObject({
  id: z.string(),
  fact: z.string(),
  mention: pattern().optional(),
  allowed: z.array(pattern()).default([]),
  except: z.array(pattern()).default([]),
  never: z.array(pattern()).default([]),
  wrong: z.array(z.string()).min(1),
  right: z.array(z.string()).min(1),
});

export type Fact = z.infer<typeof FactSchema>;

/** The register of content/facts.yaml. */
export const FACTS: readonly Fact[] = readYaml('facts.yaml', z.array(FactSchema));

/**
 * So many characters before and behind a mention count as close by: the
 * sentence and its neighbours.
 */
const CLOSE_BY = 170;

/** What contradicts the register, one line each. */
export function findContradictions(text: string, facts: readonly Fact[] = FACTS): string[] {
  const plain = text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
  return facts.flatMap((fact) => {
    const against = fact.never.flatMap((wording) => [...plain.matchAll(wording)]);
    const alone = [...(fact.mention ? plain.matchAll(fact.mention) : [])].filter((match) => {
      const around = plain.slice(
        Math.max(0, match.index - CLOSE_BY),
        match.index + match[0].length + CLOSE_BY,
      );
      return ![...fact.allowed, ...fact.except].some((wording) => around.search(wording) >= 0);
    });
    return [...against, ...alone].map(
      ({ 0: found, index }) =>
        `contradicts '${fact.fact}' (${fact.id}): ` +
        `'${plain.slice(Math.max(0, index - 40), index + found.length + 40).trim()}'`,
    );
  });
}
