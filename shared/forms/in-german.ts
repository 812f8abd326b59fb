import type * as z from 'zod/mini';
import { formatNumber } from '../core/format.ts';

/**
 * For `safeParse` where a person reads what is wrong: words for what the schema itself has none
 * for. Limits stand in them as numbers.
 */
export const IN_GERMAN = {
  error: (issue: z.core.$ZodRawIssue): string => {
    switch (issue.code) {
      case 'invalid_format':
        if (issue['format'] === 'date') return 'Bitte wählen Sie einen Tag.';
        break;
      case 'invalid_type':
        if (issue['expected'] === 'int') return 'Bitte geben Sie eine ganze Zahl ein.';
        if (issue['expected'] === 'number') return 'Bitte geben Sie eine Zahl ein.';
        break;
      case 'too_small':
      case 'too_big': {
        if (issue['origin'] !== 'number' && issue['origin'] !== 'int') break;
        const limit = formatNumber(Number(issue['minimum'] ?? issue['maximum']));
        if (issue['inclusive'] === false) return `Bitte mehr als ${limit}.`;
        return `Bitte ${issue.code === 'too_small' ? 'mindestens' : 'höchstens'} ${limit}.`;
      }
    }
    return 'Bitte prüfen Sie diese Angabe.';
  },
};
