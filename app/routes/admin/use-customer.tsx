import { BreakableAddress } from '#app/private/breakable-address.tsx';
import { mailTo } from '#app/lib/mail-to.ts';
import { PersonFacts } from '#app/features/customers/person-facts.tsx';
import { nameOf, useThreads } from '#app/features/messages/thread-list.tsx';

import { useRows } from '#app/lib/use-rows.ts';
import { PersonActions } from './person-actions.tsx';

/**
 * Name of the customer, or the address where there is none; null when there is
 * no such customer.
 */
export function useCustomer(id: string | undefined): { title: string; email: string } | null {
  const threads = useThreads();
  const customer = threads.data?.find(({ customer_id }) => customer_id === id);
  // The list holds the newest 200; a link from a project may lead to an older one.
  const profile = useRows<{ full_name: string } | null>(
    ['customer-name', id],
    (client) =>
      client
        .from('profiles')
        .select('full_name')
        .eq('id', id ?? '')
        .maybeSingle(),
    id !== undefined && threads.isSuccess && !customer,
  );
  if (customer) return { title: nameOf(customer), email: customer.email };
  if (profile.data === null) return null;
  return { title: profile.data?.full_name || 'Kunde', email: '' };
}

/** Whom a customer's talk is with. */
export function useCustomerFacts(id: string) {
  const { title: name = '', email = '' } = useCustomer(id) ?? {};
  return {
    facts: [['E-Mail', email && <MailLink key="mail" to={email} />]] as const,
    more: (
      <>
        <PersonFacts email={email} userId={id} />
        {email && (
          <PersonActions
            person={{ name: name === email ? '' : name, email, phone: '', userId: id }}
          />
        )}
      </>
    ),
  };
}

const MailLink = ({ to }: { to: string }) => (
  <a
    className="-my-2.5 block w-fit py-2.5 wrap-anywhere underline underline-offset-4"
    href={mailTo(to)}
  >
    <BreakableAddress>{to}</BreakableAddress>
  </a>
);
