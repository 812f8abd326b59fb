import { Accordion } from '#app/ui/content/accordion.tsx';
import { Prose } from '#app/ui/content/prose.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';

type QuestionsProps = { questions: readonly { question: string; answerHtml: string }[] };

export function Questions({ questions }: QuestionsProps) {
  return (
    <Section
      id="fragen"
      layout="side"
      title="Vor der Anfrage gefragt"
      intro={
        <>
          Ihre Frage fehlt?{' '}
          <TextLink to="/kontakt" className="text-ink">
            Schreiben Sie uns.
          </TextLink>
        </>
      }
    >
      <Accordion
        items={questions.map(({ question, answerHtml }, index) => ({
          title: question,
          content: <Prose html={answerHtml} />,
          open: index === 0,
        }))}
      />
    </Section>
  );
}
