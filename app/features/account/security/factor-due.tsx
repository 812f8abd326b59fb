import { useQuery } from '@tanstack/react-query';
import { PageHead } from '#app/private/page-head.tsx';
import { Button } from '#app/ui/button.tsx';
import { FactorSettings } from './factor-settings.tsx';
import { FACTORS_QUERY, hasFactor, readFactors } from './factors.ts';

/** In the place of every page, until the account has a second factor. */
export default function FactorDue() {
  const factors = useQuery({ queryKey: [FACTORS_QUERY], queryFn: readFactors });
  const isDone = hasFactor(factors.data ?? []);
  return (
    <div className="max-w-[40rem]">
      <PageHead title="Zweiten Faktor einrichten" />
      <p className="mb-6">
        Die sieben Tage zum Aufschieben sind vorbei. Die Verwaltung öffnet sich, sobald Ihr Konto
        einen zweiten Faktor hat: eine Authenticator-App oder einen Passkey.
      </p>
      <FactorSettings />
      {/* Not by itself: the recovery codes are shown once. */}
      {isDone && (
        <p className="mt-8">
          <Button onClick={() => location.reload()}>Weiter zur Verwaltung</Button>
        </p>
      )}
    </div>
  );
}
