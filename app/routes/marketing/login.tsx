import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { LoginShell } from '#app/features/account/login/login-shell.tsx';
import SignIn from '#app/features/account/login/sign-in.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext, type DemoLogins } from '#app/lib/contexts.ts';
import { findReturnPath } from '#app/lib/return-path.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { findPackage } from '#shared/agency/business.ts';
import { listWishes } from '#shared/quote/quote-link.ts';
import type { Route } from './+types/login.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, demo } = context.get(serverContext);
  const meta = buildMeta({
    title: 'Anmelden oder registrieren',
    description:
      'Zugang zum Kundenportal: Anfragen, Angebote und Projekte an einem Ort. Ein Angebot erhalten Sie auch ohne Konto.',
    origin: publicUrl,
    path: '/login',
    noindex: true,
  });
  return { demo, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Login({ loaderData }: Route.ComponentProps) {
  // Where signing in leads back to the form, the way without an account takes its wishes along.
  const wishes = listWishes(findReturnPath(new URLSearchParams(useAddress().search)));
  const chosen = findPackage(wishes.find(([name]) => name === 'angebot')?.[1]);
  return (
    <LoginShell
      title="Anmelden oder Konto anlegen"
      lead={
        <>
          {chosen && (
            <p className="border-l-[6px] border-accent pl-4 text-ink">
              Ihr Paket: <strong className="font-semibold">{chosen.name}</strong>. Es geht mit, ob
              mit Konto oder ohne.
            </p>
          )}
          <p>
            Für ein Angebot brauchen Sie kein Konto. Drei kurze Schritte genügen, die Antwort kommt
            per E-Mail.
          </p>
          <form>
            {wishes.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <QuoteButton label="Ohne Konto anfragen" />
          </form>
          <p className="text-body">
            Mit einem Konto sehen Sie im Kundenportal Ihre Anfragen, Angebote und Projekte.
          </p>
          {loaderData.demo && <DemoAccess logins={loaderData.demo} />}
        </>
      }
    >
      <Island of={SignIn} when="idle" />
    </LoginShell>
  );
}

const DemoAccess = ({ logins: { admin, customer } }: { logins: DemoLogins }) => (
  <section
    aria-label="Zugänge der Demo"
    className="border-l-[6px] border-accent bg-sunken p-4 text-small"
  >
    <p className="font-semibold">Zugänge der Demo</p>
    <dl className="mt-2 grid gap-2">
      {(
        [
          ['Agentur', admin],
          ['Kundin', customer],
        ] as const
      ).map(([label, { email, password }]) => (
        <div key={email}>
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{email}</dd>
          <dd>{password}</dd>
        </div>
      ))}
    </dl>
  </section>
);
