import type { DemoLogins } from '#app/lib/contexts.ts';
import { Button } from '#app/ui/button.tsx';

type Props = { logins: DemoLogins; findForm: () => HTMLFormElement | null | undefined };

/** The accounts of a demo, which everybody may use: a press writes one into the form. */
export function DemoAccounts({ logins: { admin, customer }, findForm }: Props) {
  const fill = (login: Props['logins']['admin']) => {
    const form = findForm();
    for (const field of ['email', 'password'] as const) {
      const input = form?.querySelector<HTMLInputElement>(`[name=${field}]`);
      if (input) input.value = login[field];
    }
    form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return (
    <section aria-label="Zugänge der Demo" className="mt-6 border-t border-line pt-4 text-small">
      <h2 className="caption">Zugänge der Demo</h2>
      <ul>
        {(
          [
            ['Kundin', customer],
            ['Agentur', admin],
          ] as const
        ).map(([label, login]) => (
          <li
            key={label}
            className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0">
              <span className="font-semibold">{label}</span>
              <span className="block text-fine wrap-anywhere text-muted">
                {/* Breaks there, where it has to. */}
                {login.email.split('@')[0]}@<wbr />
                {login.email.split('@')[1]}
              </span>
              <span className="block text-fine text-muted">{login.password}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Eintragen: ${label}`}
              onClick={() => fill(login)}
            >
              Eintragen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
