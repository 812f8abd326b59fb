import { Container } from '#app/ui/layout/section.tsx';

/** What is looked up first, large, between head and text. */
export const KeyFacts = ({ facts }: { facts: readonly (readonly string[])[] }) => (
  <div className="tone-ink">
    <Container>
      <dl className="grid sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([name = '', value = '']) => (
          <div key={name} className="border-b border-line py-5 pr-6 last:border-b-0 sm:border-b-0">
            <dt className="text-small text-muted">{name}</dt>
            <dd className="mt-1 font-display text-title font-semibold [overflow-wrap:anywhere]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  </div>
);
