import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { takeFocus } from '#app/ui/take-focus.ts';
import { AuthForm } from '../login/auth-form.tsx';

export type NewFactor = {
  id: string;
  /** QR code as data URL. */
  image: string;
  secret: string;
  /** Opens an app on the same device. */
  uri: string;
};

type TotpEnrolmentProps = { factor: NewFactor; onDone: () => void; onCancel: () => void };

/** Shows the secret once; it counts from the first right code on. */
export function TotpEnrolment({ factor, onDone, onCancel }: TotpEnrolmentProps) {
  return (
    // What was pressed is gone, perhaps far above.
    <div ref={takeFocus} tabIndex={-1} className="grid justify-items-start gap-5">
      <p className="text-small">
        Bitte scannen Sie den Code mit Ihrer App, oder geben Sie den Schlüssel von Hand ein.
      </p>
      <img
        src={factor.image}
        alt="QR-Code für die Authenticator-App"
        width={192}
        height={192}
        className="bg-[#fff] p-3"
      />
      <p className="text-small">
        Schlüssel: <code className="font-semibold break-all">{factor.secret}</code>
        {/* A phone cannot photograph its own screen. */}
        <a
          href={factor.uri}
          className="hidden min-h-11 items-center font-semibold underline underline-offset-4 pointer-coarse:flex"
        >
          In der App auf diesem Gerät öffnen
        </a>
      </p>
      <div className="w-full max-w-[26rem]">
        <AuthForm
          fields={['code']}
          submitLabel="Einschalten"
          busyLabel="Wird geprüft..."
          onSubmit={async ({ code }) => {
            const supabase = await loadSupabase();
            const { error } = await supabase.auth.mfa.challengeAndVerify({
              factorId: factor.id,
              code,
            });
            if (error) throw error;
            void showToast({ title: 'Zweiter Faktor eingeschaltet' });
            onDone();
          }}
        />
      </div>
      <Button variant="quiet" size="small" className="-ml-4" onClick={onCancel}>
        Abbrechen
      </Button>
    </div>
  );
}
