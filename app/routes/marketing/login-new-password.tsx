import { LoginShell } from '#app/features/account/login/login-shell.tsx';
import NewPassword from '#app/features/account/login/new-password.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { TextLink } from '#app/ui/link.tsx';
import type { Route } from './+types/login-new-password.ts';
import { readTexts } from '#content/texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/login.ts';

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
  const texts = readTexts(LOGIN_TEXTS);
  return (
    <LoginShell
      title={texts['new.title']}
      lead={
        <>
          <p>{texts['new.lead']}</p>
          <p className="text-body">
            <TextLink to="/login">{texts.back}</TextLink>
          </p>
        </>
      }
    >
      <Island of={NewPassword} when="load" />
    </LoginShell>
  );
}
