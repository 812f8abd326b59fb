import { FactorSettings } from '#app/features/account/security/factor-settings.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function SetupFactor() {
  return (
    <>
      <PageHead
        title="Zweiter Faktor"
        note={
          'Nach dem Passwort bestätigen Sie die Anmeldung mit einem Code aus einer App oder ' +
          'mit einem Passkey. Wer nur Ihr Passwort kennt, kommt dann nicht hinein.'
        }
      />
      <FactorSettings />
    </>
  );
}
