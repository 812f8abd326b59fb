import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { nameFactors, USERS_KEY, type User } from '#app/private/user.ts';

const READS = [USERS_KEY, ['admin-audit']];

/**
 * The second factors of a person who has some; who has lost them is let in
 * again. One's own are switched off under Sicherheit.
 */
export function Factors({ user }: { user: User }) {
  const remove = useRowChange<void>({
    reads: READS,
    write: (client) => client.rpc('remove_factors', { user_id: user.id }),
    done: 'Zweiter Faktor entfernt',
  });
  const person = user.full_name || user.email;
  return (
    <>
      <p>{nameFactors(user)}</p>
      <p className="mt-2">
        <ConfirmButton
          label="Entfernen"
          name={`Zweiten Faktor von ${person} entfernen`}
          confirmLabel="Zweiten Faktor entfernen"
          title="Zweiten Faktor entfernen?"
          explanation={
            `Danach genügt für ${person} das Passwort. Auch die Passkeys entfallen. Alle Sitzungen ` +
            'dieser Person enden, und sie bekommt eine Mail darüber. Vergewissern Sie sich vorher, ' +
            'dass sie selbst darum bittet, am besten mit einem Rückruf.'
          }
          variant="secondary"
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
        />
      </p>
    </>
  );
}
