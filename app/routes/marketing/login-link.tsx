import { LoginShell } from '#app/features/account/login/login-shell.tsx';
import MailLink from '#app/features/account/login/mail-link.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { TextLink } from '#app/ui/link.tsx';
import type { Route } from './+types/login-link.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: buildMeta({
    title: 'Ohne Passwort anmelden',
    description: 'Anmeldung am Kundenportal mit einem Link oder Code aus einer E-Mail.',
    origin: context.get(serverContext).publicUrl,
    path: '/login/link',
    noindex: true,
  }),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function LoginLink() {
  return (
    <LoginShell
      title="Ohne Passwort anmelden"
      lead={
        <>
          <p>Wir schicken Ihnen einen Link, mit dem Sie sich ohne Passwort anmelden.</p>
          <p className="text-body">
            <TextLink to="/login">Zurück zur Anmeldung</TextLink>
          </p>
        </>
      }
    >
      <Island of={MailLink} when="idle" props={{ purpose: 'sign-in' }} />
    </LoginShell>
  );
}
