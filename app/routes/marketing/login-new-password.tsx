import { LoginShell } from '#app/features/account/login/login-shell.tsx';
import NewPassword from '#app/features/account/login/new-password.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { TextLink } from '#app/ui/link.tsx';
import type { Route } from './+types/login-new-password.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: buildMeta({
    title: 'Neues Passwort',
    description: 'Ein neues Passwort für das Kundenportal vergeben.',
    origin: context.get(serverContext).publicUrl,
    path: '/login/neues-passwort',
    noindex: true,
  }),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function LoginNewPassword() {
  return (
    <LoginShell
      title="Neues Passwort vergeben"
      lead={
        <>
          <p>Es gilt sofort. Hatten Sie schon eines, gilt das alte nicht mehr.</p>
          <p className="text-body">
            <TextLink to="/login">Zurück zur Anmeldung</TextLink>
          </p>
        </>
      }
    >
      <Island of={NewPassword} when="load" />
    </LoginShell>
  );
}
