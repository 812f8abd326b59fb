import { mailTo } from '#app/lib/mail-to.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Party } from '#shared/billing/billing.ts';
import { COUNTRY_NAMES } from '#shared/billing/countries.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useRead } from '#app/lib/use-rows.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { BreakableAddress } from '#app/private/breakable-address.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';
import { Panel } from '#app/private/panel.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortDay } from '#app/private/dates.ts';
import { describeContact, nameOf, useCustomer, type Customer } from './customer-rows.ts';
import { knowCustomer, type Sources } from './known-customer.ts';
import { readSources } from './read-sources.ts';

const LINK = '-my-2.5 block w-fit py-2.5 wrap-anywhere underline-offset-4 hover:underline';

type CustomerRecordProps = {
  id: string;
  /** What awaits an answer. */
  first: ReactNode;
  /** What can be begun for this customer. */
  actionsFor: (party: Party) => ReactNode;
  /** What is to be paid, done or decided. */
  open: ReactNode;
  /** Everything that happened. */
  timeline: ReactNode;
};

/** One customer: what is due, how to reach him, and all that happened. */
export function CustomerRecord({ id, ...parts }: CustomerRecordProps) {
  const query = useCustomer(id);
  return (
    <QueryState query={query}>
      {(customer) =>
        customer ? (
          <Record customer={customer} {...parts} />
        ) : (
          <MissingPage
            title="Diesen Kunden gibt es nicht"
            back={['/admin/kunden', 'Zu den Kunden']}
          />
        )
      }
    </QueryState>
  );
}

function Record({
  customer,
  first,
  actionsFor,
  open,
  timeline,
}: Omit<CustomerRecordProps, 'id'> & { customer: Customer }) {
  const { search } = useLocation();
  const sources = useSources(customer.id);
  const { country } = useCompany();
  return (
    <QueryState query={sources}>
      {(found) => {
        const { party, phone } = knowCustomer(customer, found, country);
        return (
          <>
            <PageHead
              title={nameOf(customer)}
              back={[`/admin/kunden${search}`, 'Kunden']}
              note={customer.company}
            >
              {actionsFor(party)}
            </PageHead>
            {first}
            {/* In one column the contact data stand between the two. */}
            <div className="grid items-start gap-6 @min-[44rem]:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] @min-[44rem]:grid-rows-[auto_1fr]">
              {open}
              <div className="min-w-0 @min-[44rem]:col-start-2 @min-[44rem]:row-span-2 @min-[44rem]:row-start-1">
                <Facts customer={customer} party={party} phone={phone} />
              </div>
              <div className="min-w-0 @min-[44rem]:col-start-1">{timeline}</div>
            </div>
          </>
        );
      }}
    </QueryState>
  );
}

const Facts = ({ customer, party, phone }: { customer: Customer; party: Party; phone: string }) => (
  <Panel id="kontakt" title="Kontaktdaten">
    <FactList
      isNarrow
      facts={[
        [
          'E-Mail',
          <a key="mail" className={LINK} href={mailTo(customer.email)}>
            <BreakableAddress>{customer.email}</BreakableAddress>
          </a>,
        ],
        [
          'Telefon',
          phone && (
            <a key="phone" className={LINK} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          ),
        ],
        [
          'Anschrift',
          party.street &&
            `${party.street}\n${party.postalCode} ${party.city}, ${COUNTRY_NAMES[party.country]}`,
        ],
        ['USt-IdNr.', party.vatId],
        ['Offen', customer.open_cents > 0 ? formatCents(customer.open_cents) : ''],
        ['Letzter Kontakt', describeContact(customer)],
        ['Kunde seit', formatShortDay(customer.created_at)],
      ]}
    />
  </Panel>
);

const useSources = (id: string) =>
  useRead<Sources>({
    queryKey: ['customer', id, 'sources'],
    read: (client) => readSources(client, id),
  });
