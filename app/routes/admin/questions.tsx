import { WayDesk } from './way-desk.tsx';
import type { Route } from './+types/questions.ts';

export default function AdminQuestions({ params: { id } }: Route.ComponentProps) {
  return <WayDesk kind="angebot" id={id} />;
}
