import { listPages } from '#content/pages.ts';
import { getContentSettings } from '#content/settings.ts';
import { SERVICES } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { findServicePrice } from '#shared/pricing/price-list.ts';
import { Trail } from '#app/features/content/article.tsx';
import { ContactBand } from '#app/features/content/contact-band.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, type Crumb } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { GRID, TEXT } from '#app/ui/layout/grid.ts';
import { Container, PageHead } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/services.ts';
import { Station } from '#app/ui/scene/station.tsx';
import { TOOL_OF_SERVICE } from '#app/features/content/scene-tools.ts';
import { sameThing } from '#app/ui/same-thing.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';

const PATH = '/services';
const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'Services', path: PATH },
];

export async function loader({ context }: Route.LoaderArgs) {
  const pages = await listPages('services');
  const services = SERVICES.flatMap(({ slug, path, name }) => {
    const page = pages.find((candidate) => candidate.path === path);
    return page
      ? [
          {
            path,
            slug,
            name,
            priceFrom: findServicePrice(slug, getContentSettings().prices),
            lead: page.data.lead,
            results: page.data.deliverables.slice(0, 3).map((item) => item.name),
          },
        ]
      : [];
  });
  return { origin: context.get(serverContext).publicUrl, services };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const texts = readTexts(OVERVIEW_TEXTS);
  return buildMeta({
    title: texts['services.meta.title'],
    description: texts['services.meta.description'],
    origin: loaderData.origin,
    path: PATH,
    image: 'page/services',
    jsonLd: [buildBreadcrumbList(CRUMBS, loaderData.origin)],
  });
}

export default function Services({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <>
      <PageHead
        above={<Trail crumbs={CRUMBS} />}
        title={texts['services.title']}
        lead={texts['services.lead']}
      />
      <Container className="pb-4 md:pb-6">
        <ul>
          {loaderData.services.map((service) => (
            <li
              key={service.path}
              className={cx(
                GRID,
                'group relative border-b border-line py-7 last:border-b-0 lg:border-b-0 lg:py-0',
              )}
            >
              <Station tool={TOOL_OF_SERVICE[service.slug]} />
              <div
                className={cx(
                  TEXT,
                  'grid grid-cols-1 gap-x-10 gap-y-4 border-line lg:grid-cols-8 lg:border-b lg:py-12 lg:group-last:border-b-0',
                )}
              >
                <div className="min-w-0 max-lg:min-h-16 max-lg:pr-20 lg:col-span-8">
                  <h2
                    className="w-fit max-w-full text-head max-sm:hyphens-auto"
                    style={sameThing('service', service.path)}
                  >
                    <SiteLink
                      to={service.path}
                      className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-[4px] group-hover:underline-offset-[0.16em]"
                    >
                      {service.name}
                      <Icon
                        name="arrow"
                        size={28}
                        className="ml-3 hidden transition-[translate] group-hover:translate-x-1 lg:inline"
                      />
                    </SiteLink>
                  </h2>
                  <p className="mt-3 font-display text-[1.75rem] leading-tight font-bold tracking-[-0.02em]">
                    {service.priceFrom === null
                      ? texts['services.unpriced']
                      : `ab ${formatWholePrice(service.priceFrom)}`}
                  </p>
                </div>
                <div className="grid content-start gap-3 lg:col-span-5">
                  <p className="text-muted">{service.lead}</p>
                  <p>{texts[`services.unneeded.${service.slug}`]}</p>
                </div>
                <ul className="grid content-start gap-2 text-small lg:col-span-3">
                  {service.results.map((result) => (
                    <li key={result} className="flex gap-2.5">
                      <Icon name="check" size={18} className="mt-0.5" />
                      {result}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </Container>
      <ContactBand title={texts['services.end.title']}>{texts['services.end.text']}</ContactBand>
    </>
  );
}
