import { useSearchParams } from 'react-router';
import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { LoginPanel } from '#app/features/session/login/login-panel.tsx';
import { LoginShell } from '#app/features/session/login/login-shell.tsx';
import { SignInPanel } from '#app/features/session/login/sign-in-panel.tsx';
import { SignUpForm } from '#app/features/session/login/sign-up-form.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Tabs } from '#app/ui/content/tabs.tsx';
import type { Route } from './+types/login.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ origin: context.get(serverContext).publicUrl });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildMeta({
    title: 'Anmelden oder registrieren',
    description: 'Zugang zum Kundenportal: Anfragen, Angebote und Projekte an einem Ort. Ein Angebot erhalten Sie auch ohne Konto.',
    origin: loaderData?.origin ?? '',
    path: '/login',
    noindex: true,
  });

export default function Login() {
  // Mails to people without an account lead here with the address they have to confirm.
  const [parameters] = useSearchParams();
  const email = parameters.get('email') ?? undefined;
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
        </>
      }
    >
      <LoginPanel>
        <Tabs
          label="Anmelden oder registrieren"
          defaultValue={parameters.get('konto') === 'neu' ? 'registrieren' : 'anmelden'}
          tabs={[
            { value: 'anmelden', label: 'Anmelden', content: <SignInPanel /> },
            { value: 'registrieren', label: 'Registrieren', content: <SignUpForm defaultEmail={email} /> },
          ]}
        />
      </LoginPanel>
    </LoginShell>
  );
}
