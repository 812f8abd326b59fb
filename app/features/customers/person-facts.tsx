import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRead } from '#app/lib/use-rows.ts';
import { CustomerName } from '#app/private/customer-name.tsx';
import { FactList } from '#app/private/fact-list.tsx';

type PersonFactsProps = {
  email: string;
  /** His account, where that is known. */
  userId: string | null;
};

const FEW = 3;

/** What is known of whoever writes: his enquiries and offers, and the way to his record. */
export function PersonFacts({ email, userId }: PersonFactsProps) {
  const { data } = useRead({
    queryKey: ['person-facts', userId ?? email],
    read: async (client) => {
      const [requests, offers, details] = await Promise.all([
        client
          .from('quote_requests')
          .select('id,reference,user_id')
          .eq(userId ? 'user_id' : 'email', userId ?? email)
          .order('created_at', { ascending: false })
          .limit(FEW)
          .throwOnError(),
        client
          .from('offers')
          .select('id,number,customer_id')
          .eq(userId ? 'customer_id' : 'customer_email', userId ?? email.toLowerCase())
          .not('status', 'in', '(draft,superseded)')
          .order('created_at', { ascending: false })
          .limit(FEW)
          .throwOnError(),
        userId
          ? client
              .from('customer_details')
              .select('company,phone')
              .eq('user_id', userId)
              .maybeSingle()
              .throwOnError()
          : { data: null },
      ]);
      return {
        requests: requests.data,
        offers: offers.data,
        ...details.data,
        customerId:
          userId ??
          offers.data.find(({ customer_id }) => customer_id)?.customer_id ??
          requests.data.find(({ user_id }) => user_id)?.user_id,
      };
    },
  });
  if (!data) return null;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ['Unternehmen', data.company ?? ''],
    ['Telefon', data.phone ?? ''],
    [
      'Anfragen',
      data.requests.map(({ id, reference }) => toRecord(`/admin/anfragen/${id}`, reference)),
    ],
    [
      'Angebote',
      data.offers.map(({ id, number }) => toRecord(`/admin/angebote/${id}`, number ?? '')),
    ],
    [
      'Kunde',
      data.customerId && (
        <CustomerName key="customer" id={data.customerId}>
          Zur Kundenakte
        </CustomerName>
      ),
    ],
  ];
  const known = facts.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value));
  return known.length > 0 && <FactList facts={known} />;
}

const toRecord = (to: string, name: string): ReactNode => (
  <Link
    key={to}
    to={to}
    className="flex min-h-11 w-fit items-center underline underline-offset-4 first:-mt-2.5 last:-mb-2.5"
  >
    {name}
  </Link>
);
