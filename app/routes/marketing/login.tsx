import { PortalStage } from '#app/features/showcase/portal-stage.tsx';
import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { LoginShell } from '#app/features/account/login/login-shell.tsx';
import SignIn from '#app/features/account/login/sign-in.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { findReturnPath, leadsToOwnPage } from '#app/lib/return-path.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { findPackage } from '#shared/agency/business.ts';
import { listWishes } from '#shared/quote/quote-link.ts';
import type { Route } from './+types/login.ts';
import { readTexts } from '#content/texts.ts';
import { fillText } from '#shared/texts/text-group.ts';
import { LOGIN_TEXTS } from '#shared/texts/login.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, demo } = context.get(serverContext);
  const meta = buildMeta({
    title: 'Anmelden oder registrieren',
    description:
      'Zugang zum Kundenportal: Anfragen, Angebote und Projekte an einem Ort. Ein Angebot ' +
      'erhalten Sie auch ohne Konto.',
    origin: publicUrl,
    path: '/login',
    noindex: true,
  });
  return { demo, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Login({ loaderData }: Route.ComponentProps) {
  // Where signing in leads back to the form, the way without an account takes its wishes along.
  const path = findReturnPath(new URLSearchParams(useAddress().search));
  const wishes = listWishes(path);
  // Led to his offer or invoice, nobody has come to ask for another one.
  const isOwnPage = leadsToOwnPage(path);
  const texts = readTexts(LOGIN_TEXTS);
  const chosen = findPackage(wishes.find(([name]) => name === 'angebot')?.[1]);
  const guest = !isOwnPage && (
    <div className="grid max-w-[52ch] justify-items-start gap-3">
      <p>{texts.guest}</p>
      <form>
        {wishes.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <QuoteButton label={texts['guest.button']} variant="secondary" size="small" />
      </form>
    </div>
  );
  return (
    <LoginShell
      title={texts.title}
      lead={
        <>
          {chosen && (
            <p className="border-l-[6px] border-accent pl-4 text-ink">
              {fillText(texts.package, { package: chosen.name })}
            </p>
          )}
          {/* Whoever comes to ask for something needs no account: that is said first. */}
          {wishes.length > 0 ? guest : <p>{texts.account}</p>}
        </>
      }
      more={
        <>
          <PortalStage className="max-md:order-last" />
          {wishes.length === 0 && guest}
        </>
      }
    >
      <Island of={SignIn} when="idle" props={{ demo: loaderData.demo }} />
    </LoginShell>
  );
}
