import { useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Party, PaymentPlan } from '#shared/billing/billing.ts';
import type { Database } from '#shared/database-types.ts';
import { taxRuleFor } from '#shared/billing/tax-rule.ts';
import { planLabel } from '#shared/billing/payment-plan.ts';
import { FINANCING, findPackage, PACKAGES } from '#shared/agency/business.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { readOfferToSend, type OfferContent } from '#shared/offers/offer.ts';
import { offerTotals } from '#shared/offers/offer-totals.ts';
import type { OfferAnswer, OfferCall } from '#shared/offers/offer-call.ts';
import { callFunction } from '#app/lib/call-function.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { Field, Select } from '#app/ui/form/field.tsx';
import { CustomerSearch, type KnownCustomer } from '#app/private/customer-options.tsx';
import { CustomerFields } from '#app/private/document-editor/customer-fields.tsx';
import { DocumentEditor } from '#app/private/document-editor/document-editor.tsx';
import { fieldId } from '#app/private/document-editor/field-id.ts';
import { NumberField } from '#app/private/document-editor/number-field.tsx';
import { PositionList } from '#app/private/document-editor/position-list.tsx';
import { TextField, TitleField } from '#app/private/document-editor/text-fields.tsx';
import { useDraft } from '#app/private/document-editor/use-draft.ts';
import { PaddedPanel } from '#app/private/panel.tsx';
import { taxReason } from './offer-facts.ts';
import { OfferPaper } from './offer-paper.tsx';
import { OfferSums } from './offer-sums.tsx';
import { deleteVersion } from '#app/private/delete-version.ts';
import { storedBy, useRowChange } from '#app/private/use-row-change.ts';
import type { AdminOffer } from './admin-offer.ts';

const NOT_SENT: OfferAnswer = {
  success: false,
  error: 'Der Entwurf ist noch da. Bitte versuchen Sie es erneut.',
};
const NO_ANSWER: Extract<OfferAnswer, { success: false }> = {
  success: false,
  error: 'Ob das Angebot hinausging, zeigt diese Seite, sobald Sie sie neu laden.',
};
const PLANS: readonly PaymentPlan[] = [
  { kind: 'split' },
  { kind: 'single' },
  ...Array.from(
    { length: FINANCING.maxInstalments - FINANCING.minInstalments + 1 },
    (_, index) => ({
      kind: 'instalments' as const,
      count: FINANCING.minInstalments + index,
    }),
  ),
];

const PARTS = {
  title: 'Titel',
  introduction: 'Einleitung',
  package: 'Paket',
  customer: 'Kunde',
  positions: 'Positionen',
  discountPercent: 'Rabatt gesamt in %',
  validDays: 'Gültig, in Tagen',
  paymentPlan: 'Zahlung',
  closing: 'Schlusstext',
};

/** Whom a document for this customer is made out to, by all that is known of him. */
export type FindParty = (
  client: SupabaseClient<Database>,
  customer: { name: string; email: string; userId: string },
) => Promise<Party>;

/**
 * Builds an offer. It saves itself; sending checks everything on the server and
 * names the fields that are wrong.
 */
export function OfferEditor({ offer, findParty }: { offer: AdminOffer; findParty: FindParty }) {
  const draft = useDraft<OfferContent>(
    (client) =>
      client
        .from('offers')
        .select('content,updated_at')
        .eq('id', offer.id)
        .eq('status', 'draft')
        .maybeSingle()
        .throwOnError(),
    offer,
    ['admin-offer', offer.id],
    async (next, seen) => {
      const client = await loadSupabase();
      const { data } = await client
        .from('offers')
        .update({ content: next, customer_email: next.customer.email.trim() })
        .eq('id', offer.id)
        .eq('status', 'draft')
        .eq('updated_at', seen)
        .select('updated_at')
        .maybeSingle();
      return data ? { updatedAt: data.updated_at } : { problem: '' };
    },
  );
  const { content, errors, set } = draft;
  const [isBlank] = useState(() => !content.customer.email && !content.customer.name);
  // Whom was picked: his fields begin anew, folded where nothing is missing.
  const [picked, setPicked] = useState('');
  const setCustomer = (customer: Party) =>
    set({
      customer,
      ...(customer.kind === 'consumer' &&
        content.paymentPlan.kind === 'instalments' && { paymentPlan: { kind: 'split' } }),
    });
  const pick = async ({ id, full_name: name, email }: KnownCustomer): Promise<void> => {
    try {
      setCustomer(await findParty(await loadSupabase(), { name, email, userId: id }));
      setPicked(id);
    } catch {
      void showFailure('Kunde nicht gelesen', 'Bitte versuchen Sie es erneut.');
    }
  };
  const tax = taxRuleFor(content.customer);

  const send = useRowChange<void, Extract<OfferAnswer, { success: true }>>({
    reads: [['admin-offer'], ['admin-offers'], ['admin-requests'], ['admin-request']],
    write: async (client) => {
      if (!(await draft.flush())) return storedBy(NOT_SENT);
      const call: OfferCall = { action: 'send', id: offer.id, updatedAt: draft.readUpdatedAt() };
      const answer = await callFunction<OfferAnswer>('offers', call, NO_ANSWER);
      if (answer !== NO_ANSWER) return storedBy(answer);
      const { data: now } = await client
        .from('offers')
        .select('status,number')
        .eq('id', offer.id)
        .maybeSingle();
      return storedBy<Extract<OfferAnswer, { success: true }>>(
        now?.status === 'sent' && now.number ? { success: true, number: now.number } : NO_ANSWER,
        NO_ANSWER,
      );
    },
    done: (answer) => ({ title: 'Angebot gesendet', description: answer?.number ?? '' }),
    failed: 'Senden abgebrochen',
  });
  const discard = useRowChange<void>({
    reads: [['admin-offers']],
    write: async (client) => {
      await draft.flush();
      return deleteVersion(client, 'offers', offer.id, draft.readUpdatedAt());
    },
    done: 'Entwurf verworfen',
    failed: 'Nicht verworfen',
  });

  return (
    <DocumentEditor
      draft={draft}
      label="Angebot bearbeiten"
      parts={PARTS}
      head={{
        title: content.title || 'Neues Angebot',
        back: ['/admin/angebote', 'Angebote'],
        ...(offer.number && { note: `${offer.number}, neue Fassung ${offer.version}` }),
      }}
      sumsLabel="Summe und Senden"
      totalCents={offerTotals(content, tax).grossCents}
      sums={
        <>
          <OfferSums content={content} tax={tax} options={[]} />
          {!tax.note && <p className="text-fine text-muted">{taxReason(tax)}</p>}
        </>
      }
      paper={<OfferPaper number={offer.number} content={content} tax={tax} />}
      pdf={`/dokumente/angebote/${offer.id}.pdf`}
      seal={{
        labels: ['Angebot senden', 'Jetzt senden', 'Wird gesendet...'],
        title: 'Angebot senden?',
        description: 'Danach ändert es sich nicht mehr. Korrekturen gehen als neue Fassung hinaus.',
        explanation: (
          <p>
            An{' '}
            <strong className="wrap-anywhere">
              {content.customer.email || 'noch keine Adresse'}
            </strong>{' '}
            über{' '}
            <strong className="tabular">{formatCents(offerTotals(content, tax).grossCents)}</strong>
            , gültig {content.validDays} Tage.
          </p>
        ),
        findProblems: () => {
          const read = readOfferToSend(content);
          return 'problems' in read ? read.problems : [];
        },
        change: send,
      }}
      discard={{
        explanation: 'Er lässt sich nicht wiederherstellen. Die Anfrage bleibt, wie sie ist.',
        change: discard,
      }}
    >
      <section className="panel panel-row grid gap-4 py-4" aria-label="Kopf">
        {isBlank && <CustomerSearch onPick={(customer) => void pick(customer)} />}
        <TitleField
          path="title"
          label="Titel"
          value={content.title}
          error={errors['title']}
          onChange={(title) => set({ title })}
        />
        <TextField
          path="introduction"
          label="Einleitung"
          rows={3}
          value={content.introduction}
          error={errors['introduction']}
          onChange={(introduction) => set({ introduction })}
        />
      </section>
      <CustomerFields
        key={picked}
        customer={content.customer}
        errors={errors}
        onChange={setCustomer}
      />
      <PositionList
        hasOptions
        positions={content.positions}
        errors={errors}
        onChange={(positions, added) =>
          set({ positions, package: findPackage(added)?.id ?? content.package })
        }
      />
      <PaddedPanel id="bedingungen" title="Bedingungen">
        <div className="grid gap-4 sm:grid-cols-3">
          <Field
            label="Zahlung"
            className="sm:col-span-3"
            id={fieldId('paymentPlan')}
            required
            error={errors['paymentPlan']}
            hint={content.customer.kind === 'consumer' ? 'Raten nur für Unternehmen' : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={planLabel(content.paymentPlan)}
                onChange={(event) =>
                  set({
                    paymentPlan: PLANS.find((plan) => planLabel(plan) === event.target.value)!,
                  })
                }
              >
                {PLANS.filter(
                  ({ kind }) => kind !== 'instalments' || content.customer.kind === 'business',
                ).map((plan) => (
                  <option key={planLabel(plan)}>{planLabel(plan)}</option>
                ))}
              </Select>
            )}
          </Field>
          <NumberField
            id={fieldId('discountPercent')}
            label="Rabatt gesamt in %"
            value={content.discountPercent}
            min={0}
            max={100}
            onChange={(discountPercent) => set({ discountPercent })}
          />
          <NumberField
            id={fieldId('validDays')}
            label="Gültig, in Tagen"
            value={content.validDays}
            min={1}
            max={365}
            error={errors['validDays']}
            onChange={(days) => set({ validDays: Math.round(days) })}
          />
          <Field
            label="Paket"
            id={fieldId('package')}
            optionalMark={false}
            hint="Für Ihre Auswertung; im Angebot steht es nicht."
          >
            {(control) => (
              <Select
                {...control}
                value={content.package ?? ''}
                onChange={(event) => set({ package: findPackage(event.target.value)?.id })}
              >
                <option value="">Ohne Paket</option>
                {PACKAGES.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="sm:col-span-3">
            <TextField
              path="closing"
              label="Schlusstext"
              rows={3}
              value={content.closing}
              error={errors['closing']}
              onChange={(closing) => set({ closing })}
            />
          </div>
        </div>
      </PaddedPanel>
    </DocumentEditor>
  );
}
