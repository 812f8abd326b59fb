import { useRows } from '#app/lib/use-rows.ts';
import { FigureList } from '#app/private/figure-list.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatNumber, formatPrice } from '#shared/core/format.ts';
import { findCommonReason, type ModelOutcome } from './model-reasons.ts';

export type ConnectedModel = { host: string; eurPerMillion: number | null };

/** How often the language model was asked in the last 30 days, and what came of it. */
export function ModelUse({ model }: { model: ConnectedModel }) {
  const query = useRows<ModelOutcome[]>(['admin-chat-model'], (client) =>
    client.rpc('chat_model_outcomes'),
  );
  return (
    <QueryState query={query}>
      {(outcomes) => {
        const sum = (key: 'calls' | 'tokens'): number =>
          outcomes.reduce((total, each) => total + each[key], 0);
        const [calls, tokens] = [sum('calls'), sum('tokens')];
        const used = outcomes.find(({ outcome }) => outcome === 'used')?.calls ?? 0;
        const reason = findCommonReason(outcomes);
        const { host, eurPerMillion } = model;
        return (
          <>
            <p className="mb-4 max-w-[68ch] text-small text-muted">
              Angeschlossen ist {host}. Das Modell wird nur gefragt, wo der Assistent unsicher ist.
              Ist seine Auswahl unbrauchbar oder kommt sie zu spät, gilt die eigene Antwort.
            </p>
            <FigureList
              figures={[
                ['Anfragen in 30 Tagen', formatNumber(calls)],
                ['Davon eigene Antwort', formatNumber(calls - used)],
                ['Token', formatNumber(tokens)],
                [
                  'Kosten',
                  eurPerMillion === null
                    ? 'nicht angegeben'
                    : formatPrice((tokens / 1_000_000) * eurPerMillion),
                ],
              ]}
            />
            {reason && (
              <p className="mb-6 max-w-[68ch] text-small">
                Häufigster Grund der eigenen Antwort: {reason}
              </p>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
