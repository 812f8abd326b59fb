import { Accordion } from '#app/ui/content/accordion.tsx';
import { Prose } from '#app/ui/content/prose.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { readTexts } from '#content/texts.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';

type QuestionsProps = { questions: readonly { question: string; answerHtml: string }[] };

export function Questions({ questions }: QuestionsProps) {
  const texts = readTexts(HOME_TEXTS);
  return (
    <Section
      id="fragen"
      layout="side"
      title={texts['questions.title']}
      intro={
        <>
          {texts['questions.missing']}{' '}
          <TextLink to="/kontakt" className="text-ink">
            {texts['questions.write']}
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
