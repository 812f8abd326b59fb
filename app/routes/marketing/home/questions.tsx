import { Accordion } from '#app/ui/content/accordion.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { useHomeData } from './use-home-data.ts';

export function Questions() {
  const { questions } = useHomeData();
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
        items={questions.map(({ question, answer }, index) => ({ title: question, content: <p>{answer}</p>, open: index === 0 }))}
      />
    </Section>
  );
}
