import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useRead } from '#app/lib/use-rows.ts';
import { Field, Input } from '#app/ui/form/field.tsx';

export type KnownCustomer = { id: string; full_name: string; email: string; company: string };

/** Customers with an account in whose name, address or company `search` stands, at most fifty. */
function useCustomers(search: string): readonly KnownCustomer[] {
  const wanted = useDeferredValue(search.trim());
  const { data = [] } = useRead<KnownCustomer[]>({
    queryKey: ['customers', 'known', wanted],
    placeholderData: keepPreviousData,
    read: async (client) =>
      (await client.rpc('list_customers', { search: wanted }).throwOnError()).data,
  });
  return data;
}

/** What the browser proposes in a field for the address of a customer: `list` of the field. */
export const CustomerOptions = ({ id, search }: { id: string; search: string }) => (
  <Options id={id} customers={useCustomers(search)} />
);

const Options = ({ id, customers }: { id: string; customers: readonly KnownCustomer[] }) => (
  <datalist id={id}>
    {customers.map(({ id: person, email, company, full_name: name }) => (
      <option key={person} value={email}>
        {[company, name].filter(Boolean).join(', ')}
      </option>
    ))}
  </datalist>
);

/** The first field of a document without a customer: who is chosen fills the others. */
export function CustomerSearch({ onPick }: { onPick: (customer: KnownCustomer) => void }) {
  const [search, setSearch] = useState('');
  const customers = useCustomers(search);
  const list = useId();
  return (
    <Field label="Kunden suchen" optionalMark={false} hint="Füllt die Felder unter „Kunde“.">
      {(control) => (
        <>
          <Input
            {...control}
            list={list}
            autoComplete="off"
            placeholder="Name, Firma oder E-Mail"
            value={search}
            onChange={({ target: { value } }) => {
              setSearch(value);
              const picked = customers.find(({ email }) => email === value);
              if (picked) onPick(picked);
            }}
          />
          <Options id={list} customers={customers} />
        </>
      )}
    </Field>
  );
}
