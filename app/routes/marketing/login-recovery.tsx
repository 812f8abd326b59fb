import { LoginShell } from '#app/features/account/login/login-shell.tsx';
import MailLink from '#app/features/account/login/mail-link.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { TextLink } from '#app/ui/link.tsx';
import type { Route } from './+types/login-recovery.ts';
import { readTexts } from '#content/texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/login.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  meta: buildMeta({
    title: 'Passwort vergessen',
    description: 'Neues Passwort für das Kundenportal mit einem Link oder Code aus einer E-Mail.',
    origin: context.get(serverContext).publicUrl,
    path: '/login/passwort-vergessen',
    noindex: true,
  }),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function LoginRecovery() {
  const texts = readTexts(LOGIN_TEXTS);
  return (
    <LoginShell
      title={texts['recovery.title']}
      lead={
        <>
          <p>{texts['recovery.lead']}</p>
          <p className="text-body">
            <TextLink to="/login">{texts.back}</TextLink>
          </p>
        </>
      }
    >
      <Island of={MailLink} when="idle" props={{ purpose: 'recovery' }} />
    </LoginShell>
  );
}
