import type { ReactNode } from 'react';
import { Island } from '#app/islands/island.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import {
  ChatFragment,
  ConsentFragment,
  FlowFragment,
  PortalFragment,
  WiresFragment,
} from './feature-fragments.tsx';
import SearchFragment from './search-fragment.island.tsx';

/** Six features, each shown as a piece of what the customer gets. */
export function Features() {
  return (
    <Section
      id="leistungen"
      mark={1}
      title="Was Ihre Website für Sie erledigt"
      intro="Keine Versprechen auf Vorrat: Jedes Feld ist ein Stück von dem, was Sie am Ende bedienen. Probieren Sie es aus."
      space="wide"
    >
      <div className="grid border-t border-line md:grid-cols-12">
        <Feature
          className="md:col-span-7 md:border-r md:pr-10"
          title="KI-Chatbots"
          text="Antwortet aus Ihren eigenen Seiten. Weiß er etwas nicht, sagt er das und reicht die Frage an Sie weiter."
          to="/services/ki-chatbots"
        >
          <ChatFragment />
        </Feature>
        <Feature
          className="md:col-span-5 md:pl-10"
          title="Automatisierung"
          text="Was nach der Anfrage kommt, läuft ohne Abtippen weiter."
          to="/services/automatisierung"
        >
          <FlowFragment />
        </Feature>
        <Feature
          className="md:col-span-5 md:border-r md:pr-10"
          title="DSGVO-Compliance"
          text="Ablehnen kostet genau einen Klick, wie Zustimmen."
          to="/services/dsgvo-compliance"
        >
          <ConsentFragment />
        </Feature>
        <Feature
          className="md:col-span-7 md:pl-10"
          title="SEO"
          text="Ihre Leistung und Ihr Ort stehen dort, wo gesucht wird: im Titel, in der Überschrift, in den Daten."
          to="/services/seo-optimierung"
        >
          <Island of={SearchFragment} when="visible" />
        </Feature>
        <Feature
          className="md:col-span-6 md:border-r md:pr-10"
          title="Kundenportal"
          text="Sie sehen, was fertig ist, was fehlt und was Sie freigeben müssen."
          to="/login"
          link="Portal öffnen"
        >
          <PortalFragment />
        </Feature>
        <Feature
          className="md:col-span-6 md:pl-10"
          title="Integration"
          text="Wir verbinden die Website mit den Programmen, die Sie schon haben."
          to="/kontakt"
          link="Programm nennen"
        >
          <WiresFragment />
        </Feature>
      </div>
    </Section>
  );
}

type FeatureProps = {
  title: string;
  text: string;
  to: string;
  link?: string;
  className: string;
  children: ReactNode;
};

function Feature({ title, text, to, link = 'So arbeiten wir', className, children }: FeatureProps) {
  return (
    <article
      className={`grid grid-rows-[auto_1fr] gap-8 border-b border-line py-10 md:py-12 ${className}`}
    >
      <div>
        <h3 className="text-[1.625rem] leading-tight">{title}</h3>
        <p className="mt-2 max-w-[48ch] text-muted">
          {text}{' '}
          <TextLink to={to} className="inline-flex min-h-6 items-center font-medium text-ink">
            {link}
            <span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      </div>
      <div className="self-end">{children}</div>
    </article>
  );
}
