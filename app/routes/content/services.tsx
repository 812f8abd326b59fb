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
import { ExampleStage } from '#app/features/showcase/example-picture.tsx';
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
import { EXAMPLES } from '#content/examples/examples.ts';

const PATH = '/services';
const [, JOINER] = EXAMPLES;
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
      <Container className="max-lg:pb-4">
        <ul>
          {loaderData.services.map((service, index) => (
            <Entry key={service.path} service={service} isFirst={index === 0} />
          ))}
        </ul>
      </Container>
      <ContactBand title={texts['services.end.title']}>{texts['services.end.text']}</ContactBand>
    </>
  );
}

type Service = Route.ComponentProps['loaderData']['services'][number];

/** One service as a station of the river; the first with a piece of work beside its name. */
function Entry({ service, isFirst }: { service: Service; isFirst: boolean }) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <li
      className={cx(
        GRID,
        'group relative border-b border-line py-7 last:border-b-0 lg:border-b-0 lg:py-0',
      )}
    >
      <Station tool={TOOL_OF_SERVICE[service.slug]} />
      <div
        className={cx(
          TEXT,
          'grid grid-cols-1 gap-x-10 gap-y-4 border-line lg:grid-cols-8 lg:border-b lg:group-last:border-b-0',
          isFirst ? 'lg:py-14' : 'lg:py-9',
        )}
      >
        <div
          className={cx(
            'min-w-0 max-lg:min-h-16 max-lg:pr-20',
            isFirst ? 'lg:col-span-4' : 'lg:col-span-8',
          )}
        >
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
        {isFirst && (
          <ExampleStage
            example={JOINER}
            sizes="(width < 64rem) 76vw, 22rem"
            className="lg:col-span-4 lg:row-span-2"
          />
        )}
        <p className={cx('text-muted', isFirst ? 'lg:col-span-4' : 'lg:col-span-5')}>
          {service.lead}
        </p>
        <ul
          className={cx(
            'grid content-start gap-2 text-small',
            isFirst ? 'lg:col-span-8 lg:grid-cols-3' : 'lg:col-span-3',
          )}
        >
          {service.results.map((result) => (
            <li key={result} className="flex gap-2.5">
              <Icon name="check" size={18} className="mt-0.5" />
              {result}
            </li>
          ))}
        </ul>
        {/* What is drawn as a border on every map: here the service ends. */}
        <p className="grid gap-x-6 gap-y-1 border-2 border-dashed border-line-strong px-5 py-4 sm:grid-cols-[12rem_1fr] sm:items-baseline lg:col-span-8 lg:mt-2">
          <span className="text-small text-muted">{texts['services.unneeded']} </span>
          <span className="text-lead font-medium">
            {texts[`services.unneeded.${service.slug}`]}
          </span>
        </p>
      </div>
    </li>
  );
}
