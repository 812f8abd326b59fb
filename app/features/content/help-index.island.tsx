import { loadSiteSearch } from '#app/lib/site-search.ts';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { filterQuestions, type HelpTopic } from './filter-questions.ts';
import { useSiteMatches } from './use-site-matches.ts';

const MAX_SIMILAR = 8;

/** All questions by topic with a search; without script the whole list is there. */
export default function HelpIndex({ topics }: { topics: readonly HelpTopic[] }) {
  const { query, findMatches, field } = useSiteMatches(loadSiteSearch);
  const asked = query.trim() !== '';
  const paths = asked && findMatches ? findMatches(query, MAX_SIMILAR, '/hilfe/') : [];
  const shown = filterQuestions(
    topics,
    query,
    paths.map(({ path }) => path),
  );
  const count = shown.flatMap(({ questions }) => questions).length;

  return (
    <div className="grid gap-10 lg:grid-cols-12">
      <div className="grid content-start gap-4 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-span-4 lg:self-start">
        <Field label="Was möchten Sie wissen?" required>
          {(control) => <Input {...control} {...field} />}
        </Field>
        <output className="text-small text-muted">{describeCount(count, asked)}</output>
        {!asked && (
          <nav aria-label="Themen">
            <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0 lg:border-t lg:border-line">
              {topics.map(({ path, name }) => (
                <li key={path} className="lg:border-b lg:border-line">
                  <a
                    href={`#${anchorOf(path)}`}
                    className="flex min-h-11 items-center rounded-control border border-line px-3 hover:border-ink lg:rounded-none lg:border-0 lg:px-0 lg:hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <div className="grid content-start gap-12 lg:col-span-7 lg:col-start-6">
        {shown.map(({ path, name, questions }) => (
          <section key={path} id={anchorOf(path)} aria-label={name} className="scroll-mt-28">
            <h2 className="border-b border-line-strong pb-2 text-head">
              {path ? (
                <SiteLink to={path} className="hover:underline hover:decoration-accent">
                  {name}
                  <Icon name="arrow" className="ml-2 inline" />
                </SiteLink>
              ) : (
                name
              )}
            </h2>
            <ul>
              {questions.map((entry) => (
                <li key={entry.path} className="border-b border-line pt-1.5 pb-4 sm:py-3.5">
                  <TextLink to={entry.path} className="inline-block py-2.5 font-semibold sm:py-0">
                    {entry.question}
                  </TextLink>
                  <p className="text-small text-muted sm:mt-1">{entry.opening}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {count === 0 && (
          <p className="text-lead">
            Keine Frage passt zu „{query}“. Stellen Sie sie uns über das{' '}
            <TextLink to="/kontakt">Kontaktformular</TextLink>.
          </p>
        )}
      </div>
    </div>
  );
}

const anchorOf = (path: string): string => path.split('/').at(-1) || 'treffer';

function describeCount(count: number, asked: boolean): string {
  if (!asked) return `${count} Fragen`;
  return count === 1 ? '1 Treffer' : `${count} Treffer`;
}
