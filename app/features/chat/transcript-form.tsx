import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Button } from '#app/ui/button.tsx';
import { Input } from '#app/ui/form/field.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { mailConversation } from './ask-assistant.ts';

/** Asks for the address to which the conversation goes. */
export function TranscriptForm({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'idle' | 'sending'>('idle');
  const [error, setError] = useState<string>();

  const field = useRef<HTMLInputElement>(null);
  // The visitor asked for this form with the button that it replaces.
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState('sending');
    setError(undefined);
    try {
      await mailConversation(email);
      onClose();
      await showToast({
        title: 'Gespräch verschickt',
        description: `Die E-Mail an ${email} ist unterwegs.`,
      });
    } catch (reason) {
      setState('idle');
      setError(reason instanceof Error ? reason.message : 'Bitte versuchen Sie es erneut.');
    }
  };

  return (
    <form
      onSubmit={(event) => void submit(event)}
      className="grid gap-2 border-t border-line bg-canvas p-3 text-small"
    >
      <label htmlFor={id} className="font-semibold">
        Ihre E-Mail-Adresse
      </label>
      <Input
        id={id}
        type="email"
        autoComplete="email"
        required
        ref={field}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        aria-describedby={`${id}-error`}
        {...(error && { 'aria-invalid': true })}
      />
      <FieldError id={`${id}-error`} message={error} />
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={state === 'sending'}>
          Gespräch senden
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}
