import { useEffect, useState } from 'react';
import type {
  LinkAnswer,
  LinkCall,
  LinkedOffer,
  OfferAnswer,
  OfferCall,
} from '#shared/offers/offer-call.ts';
import { Refused } from '#app/lib/refused.ts';
import { postForm } from '#app/lib/post-form.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { OfferSheet, type OfferActions } from './offer-sheet.tsx';
import { LOST, ORDER_LOST, REFUSAL_LOST, settleDecision } from './settle-decision.ts';

/**
 * The offer that the link of a mail opens: everything the portal can do with
 * it, without an account.
 */
export default function OfferLink({
  token,
  linked: first,
}: {
  token: string;
  linked: LinkedOffer;
}) {
  const [{ offer, hasAccount, needsSignIn }, setLinked] = useState(first);
  useEffect(() => {
    const call = { action: 'view', token } satisfies LinkCall;
    void postForm<OfferAnswer>('/api/offers', call, LOST);
  }, [token]);
  const show = () =>
    postForm<LinkAnswer>('/api/offers', { action: 'show', token } satisfies LinkCall, LOST);
  const readAgain = async () => {
    const answer = await show();
    if (answer.success) setLinked(answer);
    // Withdrawn or replaced meanwhile: the page says so itself.
    else if (answer.code) location.reload();
  };
  const decide = async (
    call: Extract<OfferCall, { action: 'accept' | 'refuse' }>,
    lost: OfferAnswer,
  ): Promise<OfferAnswer> => {
    const answer = await settleDecision(await postForm('/api/offers', call, lost), async () => {
      const shown = await show();
      return shown.success ? shown.offer.status : undefined;
    });
    if (answer.success || answer.code) await readAgain();
    return answer;
  };
  const actions: OfferActions = {
    accept: (order) => decide({ action: 'accept', token, ...order }, ORDER_LOST),
    refuse: (reason) => decide({ action: 'refuse', token, reason }, REFUSAL_LOST),
    ask: async (body, requestId) => {
      const answer = await postForm<OfferAnswer>(
        '/api/offers',
        { action: 'ask', token, body, requestId } satisfies LinkCall,
        LOST,
      );
      // The page stays as it is, whatever became of the offer: the text stands on it.
      if (!answer.success) throw new Refused(answer.error);
      await readAgain();
    },
  };
  const portal = `/portal/angebote/${offer.id}`;
  return (
    <OfferSheet
      offer={offer}
      actions={actions}
      next={
        <Next portal={portal} email={hasAccount ? null : offer.snapshot.content.customer.email} />
      }
      blocked={needsSignIn ? <SignInFirst portal={portal} /> : undefined}
    />
  );
}

/** `email`: of a customer who has no account yet. */
function Next({ portal, email }: { portal: string; email: string | null }) {
  const texts = useTexts(LINK_PAGE_TEXTS);
  return email === null ? (
    <ButtonLink to={portal} size="small">
      {texts.portal}
    </ButtonLink>
  ) : (
    <>
      <p className="w-full text-small">{fillText(texts['accepted.account'], { email })}</p>
      <ButtonLink
        to={`/login?${new URLSearchParams({ weiter: portal, konto: 'neu', email }).toString()}`}
        size="small"
      >
        {texts['accepted.register']}
      </ButtonLink>
    </>
  );
}

const SignInFirst = ({ portal }: { portal: string }) => (
  <section aria-labelledby="anmelden" className="border border-ink bg-surface p-5 sm:p-6">
    <h2 id="anmelden" className="text-title">
      Zum Annehmen anmelden
    </h2>
    <p className="mt-2 mb-4 text-small">
      Ihr Konto ist mit einem zweiten Faktor geschützt. Annehmen oder ablehnen können Sie das
      Angebot deshalb nur im Kundenportal.
    </p>
    <ButtonLink to={`/login?${new URLSearchParams({ weiter: portal }).toString()}`}>
      Anmelden
    </ButtonLink>
  </section>
);
