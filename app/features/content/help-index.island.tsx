import { loadSiteSearch } from '#app/lib/site-search.ts';
import { Input } from '#app/ui/form/field.tsx';
import { Prose } from '#app/ui/content/prose.tsx';
import { Container, Section } from '#app/ui/layout/section.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { filterQuestions, type HelpTopic } from './filter-questions.ts';
import { CHIP, HelpColumns } from './help-rail.tsx';
import { useSiteMatches } from './use-site-matches.ts';

const MAX_SIMILAR = 8;
/** Questions of a topic that are not folded. */
const SHOWN = 3;

/**
 * All questions by topic with a search; without script the whole list is there,
 * and the browser's search opens what is folded.
 */
export default function HelpIndex({
  topics,
  sought,
}: {
  topics: readonly HelpTopic[];
  /** Questions by a word. */
  sought: readonly { path: string; name: string }[];
}) {
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
    <>
      <div className="tone-ink -mt-px pb-4 md:pb-16">
        <Container>
          <search className="relative block scriptless:hidden">
            <label htmlFor="frage" className="sr-only">
              Frage oder Stichwort
            </label>
            <Icon name="search" size={24} className="pointer-events-none absolute top-5 left-4" />
            <Input
              id="frage"
              {...field}
              placeholder="z. B. Anzahlung, Domain"
              // The browser's own cross is light on this ground.
              style={{ colorScheme: 'dark' }}
              className="min-h-16 pl-12 text-lead"
            />
          </search>
          {asked ? (
            <output className="mt-4 block">{count === 1 ? '1 Treffer' : `${count} Treffer`}</output>
          ) : (
            <>
              <ul
                aria-label="Direkt zur Antwort"
                className="fading-line mt-2 flex gap-2 md:mt-4 lg:mx-0 lg:flex-wrap lg:px-0 lg:[mask-image:none]"
              >
                {sought.map(({ path, name }) => (
                  <li key={path}>
                    <SiteLink to={path} className={CHIP}>
                      {name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <nav aria-label="Themen" className="lg:hidden">
                <ul className="fading-line mt-2 flex gap-2">
                  {topics.map(({ path, name }) => (
                    <li key={path}>
                      <SiteLink to={`#${anchorOf(path)}`} className={CHIP}>
                        {name}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </nav>
            </>
          )}
        </Container>
      </div>
      <div style={{ timelineScope: shown.map(({ path }) => timelineOf(path)).join() }}>
        <Section space="first">
          <HelpColumns
            isIndex
            topics={
              asked
                ? []
                : topics.map(({ path, name }) => ({
                    name,
                    to: `#${anchorOf(path)}`,
                    timeline: timelineOf(path),
                  }))
            }
          >
            {shown.map((topic, index) => (
              <Topic key={topic.path} {...topic} isFirst={index === 0} />
            ))}
            {count === 0 && (
              <p className="text-lead">
                Keine Frage passt zu „{query}“. Fragen Sie uns über das{' '}
                <TextLink to="/kontakt">Kontaktformular</TextLink>.
              </p>
            )}
          </HelpColumns>
        </Section>
      </div>
    </>
  );
}

/** While a topic passes below the head of the window, it is marked in the margin (motion.css). */
const timelineOf = (path: string): string => `--topic-${anchorOf(path)}`;

/** The first questions beside their answers, the others folded; all that was found. */
const Topic = ({ path, name, questions, isFirst }: HelpTopic & { isFirst: boolean }) => (
  <section id={anchorOf(path)} aria-label={name} className="relative pb-12">
    {/* The first is the one that is read from the top of the page on. */}
    <span
      aria-hidden="true"
      style={{ viewTimelineName: timelineOf(path), top: isFirst ? '-100vh' : 0 }}
      className="letter-section pointer-events-none absolute inset-x-0 bottom-0"
    />
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
      <details className="group/more">
        <summary className="flex min-h-12 list-none items-center gap-2 font-medium">
          <Icon name="chevron" className="transition-transform group-open/more:rotate-180" />
          Weitere {questions.length - SHOWN} Fragen
        </summary>
        <Rows questions={questions.slice(SHOWN)} />
      </details>
    )}
  </section>
);

const Rows = ({ questions }: Pick<HelpTopic, 'questions'>) => (
  <ul>
    {questions.map((entry) => (
      <li
        key={entry.path}
        className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <SiteLink
          to={entry.path}
          className="text-title font-semibold underline decoration-transparent underline-offset-4 hover:decoration-accent hover:decoration-[3px]"
        >
          <Unbroken>{entry.question}</Unbroken>
        </SiteLink>
        {entry.answerHtml ? (
          <Prose html={entry.answerHtml} />
        ) : (
          <p className="max-w-measure">
            <Unbroken>{entry.opening}</Unbroken>
          </p>
        )}
      </li>
    ))}
  </ul>
);

const anchorOf = (path: string): string => path.split('/').at(-1) || 'treffer';
