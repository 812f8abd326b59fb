import { loadSiteSearch } from '#app/lib/site-search.ts';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Prose } from '#app/ui/content/prose.tsx';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { filterQuestions, type HelpTopic } from './filter-questions.ts';
import { useSiteMatches } from './use-site-matches.ts';

const MAX_SIMILAR = 8;
/** Questions of a topic that are not folded. */
const SHOWN = 3;

/**
 * All questions by topic with a search; without script the whole list is there,
 * and the browser's search opens what is folded.
 */
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
    <div className={cx(GRID, 'gap-y-6 md:gap-y-14')}>
      <div className="min-w-0 lg:col-span-8">
        <Field label="Was möchten Sie wissen?" required>
          {(control) => (
            <Input
              {...control}
              {...field}
              placeholder="z. B. Anzahlung, Domain, Impressum"
              className="min-h-16 text-lead"
            />
          )}
        </Field>
        <output className="mt-2 block text-small text-muted empty:hidden">
          {asked && (count === 1 ? '1 Treffer' : `${count} Treffer`)}
        </output>
      </div>
      <div
        className={cx(
          MARGIN,
          'lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-start-1 lg:self-start',
        )}
      >
        {!asked && (
          <nav aria-label="Themen" className="fading-line lg:mx-0 lg:px-0 lg:[mask-image:none]">
            <ul className="flex w-max gap-2 lg:block lg:w-auto lg:border-t lg:border-line">
              {topics.map(({ path, name }) => (
                <li key={path} className="lg:border-b lg:border-line">
                  <a
                    href={`#${anchorOf(path)}`}
                    className="-outline-offset-3 flex min-h-11 items-center rounded-control border border-line-strong px-3 text-small whitespace-nowrap hover:border-ink lg:rounded-none lg:border-0 lg:px-0 lg:hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <p className="mt-4 text-small text-muted max-lg:hidden">
          Nicht dabei? <TextLink to="/kontakt">Fragen Sie uns</TextLink>
        </p>
      </div>
      <div className={cx(TEXT, 'grid content-start gap-12')}>
        {shown.map(({ path, name, questions }) => (
          <section key={path} id={anchorOf(path)} aria-label={name} className="scroll-mt-28">
            <h2 className="border-b border-line-strong pb-3 text-[clamp(1.5rem,1.3rem+0.9vw,2rem)] leading-[1.15]">
              {path ? (
                <SiteLink
                  to={path}
                  className="flex min-h-11 items-end hover:underline hover:decoration-accent"
                >
                  {name}
                </SiteLink>
              ) : (
                name
              )}
            </h2>
            <Rows questions={path ? questions.slice(0, SHOWN) : questions} />
            {path && questions.length > SHOWN && (
              <details className="group/more border-b border-line">
                <summary className="flex min-h-12 list-none items-center gap-2 font-medium">
                  <Icon
                    name="chevron"
                    className="transition-transform group-open/more:rotate-180"
                  />
                  Weitere {questions.length - SHOWN} Fragen
                </summary>
                <Rows questions={questions.slice(SHOWN)} />
              </details>
            )}
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

const Rows = ({ questions }: Pick<HelpTopic, 'questions'>) => (
  <ul>
    {questions.map((entry) => (
      <li key={entry.path} className="border-b border-line last:border-b-0">
        <SiteLink to={entry.path} className="group block py-3.5">
          <span className="font-semibold underline decoration-transparent underline-offset-4 group-hover:decoration-accent group-hover:decoration-[3px]">
            {entry.question}
          </span>
          {!entry.answerHtml && (
            <span className="mt-1 block max-w-[62ch] text-small text-muted">{entry.opening}</span>
          )}
        </SiteLink>
        {entry.answerHtml && <Prose html={entry.answerHtml} className="-mt-2 max-w-[62ch] pb-4" />}
      </li>
    ))}
  </ul>
);

const anchorOf = (path: string): string => path.split('/').at(-1) || 'treffer';
