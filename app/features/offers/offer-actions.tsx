import { useNavigate } from 'react-router';
import { addDays, agencyDay, findToday } from '#shared/agency/agency-day.ts';
import { formatDay } from '#shared/core/format.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { inItsWords, Refused } from '#app/lib/refused.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { PaddedPanel } from '#app/private/panel.tsx';
import { Button } from '#app/ui/button.tsx';
import type { AdminOffer } from './admin-offer.ts';
import type { OfferState } from './offer-facts.ts';

const TAKEN = '23505';

const CHANGES = [['admin-offer'], ['admin-offers']] as const;

/** A link opens an offer to its last day, and 30 days past its decision and its own sending. */
const lastDayOf = ({ valid_until: until, decided_at: decidedAt }: AdminOffer, sentAt: string) =>
  [until ?? '', ...[decidedAt, sentAt].map((at) => (at ? addDays(agencyDay(at), 30) : ''))]
    .toSorted()
    .at(-1)!;

/** The link in the customer's mail: whether it works, and what ends it. */
export function CustomerLink({ offer, state }: { offer: AdminOffer; state: OfferState }) {
  const isOpen = state === 'sent';
  const live = offer.offer_links.filter(({ revoked_at: revokedAt }) => revokedAt === null);
  const last = live
    .map(({ created_at: at }) => at)
    .toSorted()
    .at(-1);
  const revoke = useRowChange<string>({
    reads: CHANGES,
    write: (client, id) => inItsWords(client.rpc('revoke_offer_links', { offer_id: id })),
    done: 'Link widerrufen',
    failed: 'Link nicht widerrufen',
  });
  const renew = useRowChange<string>({
    reads: CHANGES,
    write: (client, id) => inItsWords(client.rpc('renew_offer_link', { offer_id: id })),
    done: 'Neuer Link gesendet',
    failed: 'Kein neuer Link gesendet',
  });
  const withdraw = useRowChange<string>({
    reads: CHANGES,
    write: (client, id) => inItsWords(client.rpc('withdraw_offer', { offer_id: id })),
    done: 'Angebot zurückgezogen',
    failed: 'Nicht zurückgezogen',
  });
  const lastDay = last && lastDayOf(offer, last);
  const isReplaced = state === 'superseded' || state === 'withdrawn';
  if (!isOpen && (isReplaced || !lastDay || lastDay < findToday())) return null;
  return (
    <PaddedPanel id="link" title="Link des Kunden">
      <p className="mb-4 text-small text-muted">
        {last
          ? `Gesendet am ${formatShortMoment(last)}. Wer ihn hat, sieht das Angebot ohne ` +
            `Anmeldung${isOpen ? ' und kann es annehmen' : ` bis ${formatDay(lastDay!)}`}.` +
            (state === 'expired' ? ' Annehmen lässt es sich nicht mehr.' : '')
          : 'Zurzeit öffnet kein Link dieses Angebot. Im Kundenportal liegt es weiter.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {last && (
          <ConfirmButton
            label="Link widerrufen"
            title="Link widerrufen?"
            explanation={
              'Danach öffnet kein bisher gesendeter Link dieses Angebot. Im Kundenportal ' +
              'bleibt es erreichbar.'
            }
            variant="secondary"
            busy={revoke.isPending}
            onConfirm={() => revoke.mutate(offer.id)}
          />
        )}
        {isOpen && (
          <ConfirmButton
            label="Neuen Link senden"
            title="Neuen Link senden?"
            explanation={
              `${offer.customer_email} erhält die E-Mail mit dem Angebot noch einmal. Frühere ` +
              'Links enden damit.'
            }
            variant="secondary"
            confirmVariant="primary"
            busy={renew.isPending}
            onConfirm={() => renew.mutate(offer.id)}
          />
        )}
        {isOpen && (
          <ConfirmButton
            label="Angebot zurückziehen"
            confirmLabel="Zurückziehen"
            title="Angebot zurückziehen?"
            explanation={
              'An ein Angebot sind Sie bis zu seinem letzten Tag gebunden. Ziehen Sie es nur ' +
              'zurück, wenn der Kunde einverstanden ist oder das Recht es erlaubt. Er erhält ' +
              'eine E-Mail.'
            }
            busy={withdraw.isPending}
            onConfirm={() => withdraw.mutate(offer.id)}
          />
        )}
      </div>
    </PaddedPanel>
  );
}

export function NewVersionButton({ id }: { id: string }) {
  const navigate = useNavigate();
  const start = useRowChange<void, string | null>({
    reads: CHANGES,
    write: async (client) => {
      const started = await client.rpc('start_offer_version', { offer_id: id });
      return started.error?.code === TAKEN
        ? { error: new Refused('Zu dieser Anfrage gibt es schon einen anderen Entwurf.') }
        : inItsWords(Promise.resolve(started));
    },
    failed: 'Keine neue Fassung angelegt',
  });
  return (
    <Button
      data-key="e"
      size="small"
      variant="secondary"
      busy={start.isPending}
      onClick={() =>
        start.mutate(undefined, { onSuccess: (draft) => navigate(`/admin/angebote/${draft}`) })
      }
    >
      Neue Fassung
    </Button>
  );
}
