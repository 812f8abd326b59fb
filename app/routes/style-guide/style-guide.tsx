// Development only (see routes.ts): every component in every state, for the eye and for axe.
import { Section, PageHead } from '#app/ui/layout/section.tsx';
import { Actions } from './actions.tsx';
import { Content } from './content.tsx';
import { Feedback } from './feedback.tsx';
import { Foundations } from './foundations.tsx';
import { Forms } from './forms.tsx';
import { Overlays } from './overlays.tsx';

export const meta = () => [{ title: 'Stil' }, { name: 'robots', content: 'noindex' }];

const PARTS = [
  ['Grundlagen', <Foundations key="foundations" />],
  ['Schaltflächen und Links', <Actions key="actions" />],
  ['Formulare', <Forms key="forms" />],
  ['Überlagerungen', <Overlays key="overlays" />],
  ['Rückmeldung', <Feedback key="feedback" />],
  ['Inhalt', <Content key="content" />],
] as const;

export default function StyleGuide() {
  return (
    <>
      <PageHead
        title="Stil"
        lead="Alle Bausteine in allen Zuständen. Diese Seite gibt es nur in der Entwicklung."
      />
      {PARTS.map(([title, part]) => (
        <Section
          key={title}
          title={title}
          layout="side"
          space="tight"
          className="border-b border-line"
        >
          {part}
        </Section>
      ))}
    </>
  );
}
