import { data, isRouteErrorResponse, redirect } from 'react-router';
import { serverContext } from '#app/lib/contexts.ts';
import { isNotFound } from '#app/lib/page-kind.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useSiteData } from '#app/lib/use-site.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { ErrorScreen } from '#app/ui/error-screen.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { BareHeader } from './frame/bare-header.tsx';
import { NotFoundPage } from './frame/not-found-page.tsx';
import { findOwnerErrors, GUESSABLE, type OwnerErrors, type OwnerField } from './owner-errors.ts';
import type { Route } from './+types/setup.ts';

/** Before the owner has looked at it, the site asks him nothing: no consent, no chat, no menu. */
export const handle = { kind: 'alone' };

type Refused = { errors: OwnerErrors; values: { name: string; email: string } };

const readKey = (request: Request): string =>
  new URL(request.url).searchParams.get('schluessel') ?? '';

/** Without the key of the link that the server has printed there is no such page. */
const missing = (): Response => new Response(null, { status: 404, statusText: 'Not Found' });
const OUTDATED = 'outdated';
const outdated = () => data(OUTDATED, { status: 404 });
/** Who comes back after a reset has no second factor any more. */
const NEXT = { start: '/admin/einrichten', reset: '/admin/konto' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { setup, publicUrl } = context.get(serverContext);
  const link = await setup.find(readKey(request));
  if (!link) throw missing();
  return { origin: publicUrl, isReset: link === 'reset' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { setup, createSupabase } = context.get(serverContext);
  const key = readKey(request);
  if (!key) throw missing();
  const link = await setup.find(key);
  // Whoever sends the form has seen it: the button was pressed twice, or the server began anew.
  if (!link) throw outdated();
  const form = await request.formData();
  const text = (name: OwnerField): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const owner = {
    name: text('name').trim(),
    email: text('email').trim().toLowerCase(),
    password: text('password'),
  };
  const refuse = (errors: OwnerErrors) =>
    data<Refused>({ errors, values: { name: owner.name, email: owner.email } }, { status: 400 });
  const errors = findOwnerErrors(owner);
  if (Object.keys(errors).length > 0) return refuse(errors);
  const outcome = await setup.createOwner(key, owner);
  if (outcome === 'gone') throw outdated();
  if (outcome === 'weak') return refuse({ password: GUESSABLE });
  const { error } = await createSupabase(request).client.auth.signInWithPassword(owner);
  return redirect(error ? '/login' : NEXT[link]);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? buildMeta({
        title: 'Einrichtung',
        description: 'Ihr Konto für die Verwaltung dieser Website.',
        origin: loaderData.origin,
        path: '/einrichten',
        noindex: true,
      })
    : [];

/**
 * The first step of a new site, and the way back in for who has lost everything
 * but the server. Works without script.
 */
export default function Setup({ actionData, loaderData: { isReset } }: Route.ComponentProps) {
  const { errors, values }: Refused = actionData ?? { errors: {}, values: { name: '', email: '' } };
  const problems = Object.entries(errors).map(([fieldId, message]) => ({ fieldId, message }));
  return (
    <>
      <BareHeader />
      <main>
        <Container className="py-10">
          <h1 className="text-head">Ihr Konto</h1>
          <p className="mt-3 mb-8 max-w-[32rem] text-muted">
            Mit diesem Konto verwalten Sie die Website. Der Link, mit dem Sie hier sind, gilt danach
            nicht mehr.
          </p>
          <form method="post" noValidate className="grid max-w-[32rem] gap-6">
            <ErrorSummary attempt={actionData} problems={problems} />
            <Field id="name" label="Name" required error={errors.name}>
              {(control) => (
                <Input {...control} name="name" autoComplete="name" defaultValue={values.name} />
              )}
            </Field>
            <Field
              id="email"
              label="E-Mail"
              required
              error={errors.email}
              hint={
                isReset
                  ? 'Gibt es das Konto schon, bekommt es das neue Passwort; zweite Faktoren und Passkeys entfallen.'
                  : 'Eine Adresse, deren Post Sie lesen.'
              }
            >
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  name="email"
                  autoComplete="username"
                  defaultValue={values.email}
                />
              )}
            </Field>
            <Field
              id="password"
              label="Passwort"
              required
              error={errors.password}
              hint="Mindestens 8 Zeichen, am besten ein Satz."
            >
              {(control) => (
                <Input {...control} type="password" name="password" autoComplete="new-password" />
              )}
            </Field>
            <p>
              <Button type="submit">Konto anlegen</Button>
            </p>
          </form>
        </Container>
      </main>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const company = useSiteData()?.company;
  if (isRouteErrorResponse(error) && error.data === OUTDATED) return <OutdatedLink />;
  if (isNotFound(error))
    return (
      <>
        <BareHeader />
        <main>
          <NotFoundPage />
        </main>
      </>
    );
  return <ErrorScreen supportEmail={company?.supportEmail} />;
}

const OutdatedLink = () => (
  <>
    <BareHeader />
    <main>
      <Container className="py-10">
        <h1 className="text-head">Der Link gilt nicht mehr.</h1>
        <p className="mt-3 mb-8 max-w-[32rem] text-muted">
          Ist Ihr Konto damit angelegt, melden Sie sich mit E-Mail-Adresse und Passwort an. Wenn
          nicht: Nach einem Neustart nennt der Server einen neuen Link.
        </p>
        <ButtonLink to="/login">Anmelden</ButtonLink>
      </Container>
    </main>
  </>
);
