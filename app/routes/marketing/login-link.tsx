import { LoginShell } from '#app/features/session/login/login-shell.tsx';
import { LoginPanel } from '#app/features/session/login/login-panel.tsx';
import { MailLinkForm } from '#app/features/session/login/mail-link-form.tsx';
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
      <LoginPanel>
        <MailLinkForm purpose="sign-in" />
      </LoginPanel>
    </LoginShell>
  );
}
