import { WaitingHere } from '#app/features/inbox/waiting-here.tsx';
import { WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { PageHead } from '#app/private/page-head.tsx';

/** What customers ask about their offers, and nobody has answered. */
export default function AdminQuestions() {
  return (
    <>
      <PageHead title={WAYS_IN_PLURAL.angebot} />
      <div className="max-w-[68ch]">
        <WaitingHere kind="angebot" />
      </div>
    </>
  );
}
