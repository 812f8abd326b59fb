import { Link } from 'react-router';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/done.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { points } = await context.get(serverContext).launch.readState();
  return { open: points.filter(({ isDone }) => !isDone) };
}

export default function SetupDone({ loaderData: { open } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Ihre Website"
        note={
          'Sie bleiben angemeldet: Oben rechts auf der Website führt ein Link zurück in die ' +
          'Verwaltung.'
        }
      />
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/">Website ansehen</ButtonLink>
        <ButtonLink to="/admin/start" variant="secondary">
          Vor dem Start
        </ButtonLink>
      </p>
      {open.length > 0 && (
        <section aria-labelledby="offen" className="mt-12">
          <h2 id="offen" className="mb-4 text-title">
            Noch offen
          </h2>
          <ul className="border-t border-line-strong">
            {open.map(({ id, title, text, to }) => (
              <li
                key={id}
                className="grid gap-x-6 border-b border-line py-2 sm:grid-cols-[10rem_1fr] sm:items-center"
              >
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {title}
                </Link>
                <span className="text-small text-muted">{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
