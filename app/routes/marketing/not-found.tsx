import { data } from 'react-router';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { NotFoundPage } from './frame/not-found-page.tsx';
import type { Route } from './+types/not-found.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  data(
    buildMeta({
      title: 'Seite nicht gefunden',
      description:
        'Unter dieser Adresse liegt keine Seite. Von hier kommen Sie zur Startseite, zu den ' +
        'Paketen, zu den Services und zum Glossar.',
      origin: context.get(serverContext).publicUrl,
      path: '/not-found',
      noindex: true,
    }),
    { status: 404 },
  );

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData ?? [];

export default NotFoundPage;
