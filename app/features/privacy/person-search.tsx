import { useState, type FormEvent } from 'react';
import { useAnswer } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { PersonOverviewSchema } from '#shared/privacy/privacy.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { DeletionRequests } from './deletion-requests.tsx';
import { PERSON_KEY } from './keys.ts';
import { PersonRecord } from './person-record.tsx';

const looksLikeAddress = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);

/** A person by the mail address: what is stored, as ZIP, and erased. */
export function PersonSearch() {
  const [input, setInput] = useState('');
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const search = (address: string) => {
    const wanted = address.trim().toLowerCase();
    setInput(wanted);
    const problem = looksLikeAddress(wanted)
      ? undefined
      : 'Bitte geben Sie eine ganze E-Mail-Adresse ein.';
    setError(problem);
    if (problem) return document.getElementById('person')?.focus();
    setEmail(wanted);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(input);
  };
  const query = useAnswer(
    [...PERSON_KEY, email],
    PersonOverviewSchema,
    (client) => client.rpc('find_person', { address: email }),
    email !== '',
  );
  return (
    <>
      <DeletionRequests onOpen={search} />
      <form
        noValidate
        onSubmit={submit}
        role="search"
        aria-label="Person"
        className="flex max-w-[40rem] flex-wrap items-end gap-3"
      >
        <Field
          id="person"
          label="E-Mail-Adresse der Person"
          optionalMark={false}
          error={error}
          className="min-w-[14rem] flex-1"
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              value={input}
              onChange={(event) => setInput(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          Suchen
        </Button>
      </form>
      {email && (
        <div className="mt-6" aria-live="polite">
          <QueryState query={query}>
            {(person) => <PersonRecord key={email} email={email} person={person} />}
          </QueryState>
        </div>
      )}
    </>
  );
}
