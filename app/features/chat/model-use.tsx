import { useRows } from '#app/lib/use-rows.ts';
import { FigureList } from '#app/private/figure-list.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatPrice } from '#shared/core/format.ts';

type Day = { day: string; calls: number; used: number; tokens: number };
export type ConnectedModel = { host: string; eurPerMillion: number | null };

const count = (number: number): string => number.toLocaleString('de-DE');

/** How often the language model was asked in the last 30 days, and what came of it. */
export function ModelUse({ model }: { model: ConnectedModel }) {
  const query = useRows<Day[]>(['admin-chat-model'], (client) => client.rpc('chat_model_days'));
  return (
    <QueryState query={query}>
      {(days) => {
        const sum = (key: 'calls' | 'used' | 'tokens'): number =>
          days.reduce((total, day) => total + day[key], 0);
        const [calls, tokens] = [sum('calls'), sum('tokens')];
        const { host, eurPerMillion } = model;
        return (
          <>
            <p className="mb-4 max-w-[68ch] text-small text-muted">
              Angeschlossen ist {host}. Das Modell wird nur gefragt, wo der Assistent unsicher ist.
              Ist seine Auswahl unbrauchbar oder kommt sie zu spät, gilt die eigene Antwort.
            </p>
            <FigureList
              figures={[
                ['Anfragen in 30 Tagen', count(calls)],
                ['Davon eigene Antwort', count(calls - sum('used'))],
                ['Token', count(tokens)],
                [
                  'Kosten',
                  eurPerMillion === null
                    ? 'nicht angegeben'
                    : formatPrice((tokens / 1_000_000) * eurPerMillion),
                ],
              ]}
            />
          </>
        );
      }}
    </QueryState>
  );
}
