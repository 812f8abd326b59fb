import type { ReactNode } from 'react';
import { useAddress } from '#app/lib/use-site.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/link.tsx';
import type { LinkOutcome } from './settle-link.server.ts';

type LinkStepProps = {
  outcome: LinkOutcome | undefined;
  text: string;
  button: string;
  done: ReactNode;
  /** What to do where the link leads nowhere. */
  advice?: ReactNode;
};

/**
 * Only the button acts: programs that open the links of a mail to check them
 * change nothing. Works without script.
 */
export function LinkStep({
  outcome,
  text,
  button,
  done,
  advice = 'Bitte öffnen Sie den Link aus der E-Mail noch einmal.',
}: LinkStepProps) {
  const token = new URLSearchParams(useAddress().search).get('token');
  if (outcome === 'done') {
    return (
      <div role="status" className="max-w-[60ch] border border-success bg-success-wash p-4">
        {done}
      </div>
    );
  }
  if (!token || outcome === 'unknown') {
    return (
      <div role="alert" className="max-w-[60ch] border border-danger bg-danger-wash p-4">
        <p>Dieser Link ist unvollständig, abgelaufen oder unbekannt. {advice}</p>
        <p className="mt-2">
          Klappt es nicht, <TextLink to="/kontakt">schreiben Sie uns</TextLink>: Wir erledigen es
          für Sie.
        </p>
      </div>
    );
  }
  return (
    <form method="post" className="grid max-w-[60ch] gap-6">
      {outcome === 'failed' && (
        <p role="alert" className="border border-danger bg-danger-wash p-4 text-small">
          Das hat nicht geklappt. Bitte versuchen Sie es erneut.
        </p>
      )}
      <p>{text}</p>
      <input type="hidden" name="token" value={token} />
      <div>
        <Button type="submit">{button}</Button>
      </div>
    </form>
  );
}
