import { ofKind, useWaiting } from '#app/features/inbox/waiting.ts';
import { formatMoment } from '#app/private/request-facts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';

/**
 * Beside the customers while no conversation is open. None opens by itself: the
 * customer is told then that he was read.
 */
export function UnopenedThread() {
  const { data = [] } = useWaiting();
  const [longest] = ofKind(data, 'kunde');
  return longest ? (
    <EmptyState
      title={`Am längsten wartet ${longest.title}`}
      action={
        <ButtonLink to={`/admin/unterhaltungen/${longest.id}`} size="small">
          Lesen und antworten
        </ButtonLink>
      }
    >
      Seit {formatMoment(longest.at)}. Sobald Sie öffnen, sieht der Kunde, dass Sie gelesen haben.
    </EmptyState>
  ) : (
    <EmptyState title="Wählen Sie einen Kunden">
      Links steht, wer geschrieben hat, mit der letzten Nachricht; alle anderen findet die Suche.
      Die Tasten J und K führen durch die Liste, R in das Feld für die Antwort.
    </EmptyState>
  );
}
