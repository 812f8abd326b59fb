import { getContentSettings } from '#content/settings.ts';
import { listCategories } from '#shared/consent/consent-categories.ts';
import { DATA_SERVICES, findRecipients } from '#shared/consent/services-registry.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Badge } from '#app/ui/badge.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/data-services.ts';
import { readTexts } from '#content/texts.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { CONSENT_BANNER_TEXTS } from '#shared/texts/consent-banner.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { retention: periods, chatModel } = getContentSettings();
  return {
    services: DATA_SERVICES.map(({ retention, ...service }) => ({
      ...service,
      recipients: findRecipients(service, chatModel?.host ?? null),
      retention: retention(periods),
    })),
    meta: buildMeta({
      title: 'Dienste und Speicherung',
      description:
        'Jeder Dienst, jeder Speicherschlüssel und jedes Netzziel dieser Website, mit Zweck, ' +
        'Rechtsgrundlage und Dauer.',
      origin: context.get(serverContext).publicUrl,
      path: '/dienste',
      image: 'page/dienste',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

const PLACES = {
  local: 'lokaler Speicher',
  session: 'Sitzungsspeicher',
  cookie: 'Cookie',
  cache: 'Zwischenspeicher',
  database: 'Datenbank des Browsers',
} as const;

export default function DataServices({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(OVERVIEW_TEXTS);
  return (
    <>
      <PageHead title={texts['services.list.title']} lead={texts['services.list.lead']} />
      {listCategories(readTexts(CONSENT_BANNER_TEXTS)).map(({ id, label, description }) => {
        const services = loaderData.services.filter(({ category }) => category === id);
        return (
          <Section
            key={id}
            layout="side"
            title={label}
            titleId={`kategorie-${id}`}
            intro={<p className="text-body">{description}</p>}
            space="tight"
          >
            {services.length === 0 ? (
              <p className="text-muted">In dieser Kategorie nutzen wir keinen Dienst.</p>
            ) : (
              services.map((service) => <Service key={service.id} service={service} />)
            )}
          </Section>
        );
      })}
    </>
  );
}

type ShownService = Route.ComponentProps['loaderData']['services'][number];

function Service({ service }: { service: ShownService }) {
  const facts = [
    ['Zweck', service.purpose],
    ['Daten', service.data],
    ['Rechtsgrundlage', service.legalBasis],
    ['Empfänger', service.recipients],
    ['Speicherdauer', service.retention],
    [
      'Netzziele',
      service.hosts.length === 0 ? 'nur unser eigener Server' : service.hosts.join(', '),
    ],
  ] as const;
  return (
    <article className="border-t border-line py-6">
      <h3 className="text-title">{service.name}</h3>
      <dl className="mt-3 grid gap-1.5">
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
            <dt className="text-small text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {service.storage.map((entry) => (
        <p key={entry.key} className="mt-3 text-small">
          <Badge>{PLACES[entry.where]}</Badge> <code>{entry.key}</code>: {entry.purpose}
          {entry.maxAgeDays !== null && ` Dauer: höchstens ${entry.maxAgeDays}\u00a0Tage.`}
        </p>
      ))}
    </article>
  );
}
