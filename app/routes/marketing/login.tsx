import { useSearchParams, type ShouldRevalidateFunction } from 'react-router';
import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { AccountChoice, useWantsAccount } from '#app/features/session/login/account-choice.tsx';
import { LoginPanel } from '#app/features/session/login/login-panel.tsx';
import { LoginShell } from '#app/features/session/login/login-shell.tsx';
import { SignInPanel } from '#app/features/session/login/sign-in-panel.tsx';
import { SignUpForm } from '#app/features/session/login/sign-up-form.tsx';
import { serverContext, type DemoLogins } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Route } from './+types/login.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, demo } = context.get(serverContext);
  const meta = buildMeta({
    title: 'Anmelden oder registrieren',
    description: 'Zugang zum Kundenportal: Anfragen, Angebote und Projekte an einem Ort. Ein Angebot erhalten Sie auch ohne Konto.',
    origin: publicUrl,
    path: '/login',
    noindex: true,
  });
  return { demo, meta };
}

// Nothing of it depends on what the visitor chooses here.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Login({ loaderData }: Route.ComponentProps) {
  // Mails to people without an account lead here with the address they have to confirm.
  const [parameters] = useSearchParams();
  const email = parameters.get('email') ?? undefined;
  const wantsAccount = useWantsAccount();
  return (
    <LoginShell
      title="Anmelden oder Konto anlegen"
      lead={
        <>
          <p>Für ein Angebot brauchen Sie kein Konto. Drei kurze Schritte genügen, die Antwort kommt per E-Mail.</p>
          <p>
            <QuoteButton>Ohne Konto anfragen</QuoteButton>
          </p>
          <p className="text-body">Mit einem Konto sehen Sie im Kundenportal Ihre Anfragen, Angebote und Projekte.</p>
          {loaderData.demo && <DemoAccess logins={loaderData.demo} />}
        </>
      }
    >
      <LoginPanel>
        <AccountChoice />
        {wantsAccount ? <SignUpForm defaultEmail={email} /> : <SignInPanel />}
      </LoginPanel>
    </LoginShell>
  );
}

const DemoAccess = ({ logins: { admin, customer } }: { logins: DemoLogins }) => (
  <section aria-label="Zugänge der Demo" className="border-l-[6px] border-accent bg-sunken p-4 text-small">
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
