import { useState, type FormEvent } from 'react';
import { useTexts } from '#app/lib/use-texts.ts';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { TALK_KINDS } from '#shared/bookings/talks.ts';
import { parseUrl } from '#shared/core/parse-url.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { RULES_KEY, type Rules } from './calendar-data.ts';

const LABELS = { kinds: 'Arten', video_url: 'Videolink', visit_address: 'Adresse' } as const;
const HINTS = {
  phone: 'Sie rufen an, oder der Besucher ruft Sie an.',
  video: 'In Ihrem Raum bei Zoom, Teams, Meet oder Jitsi.',
  visit: 'Der Besucher kommt zu Ihnen.',
} as const;

const toValues = ({ kinds, video_url, visit_address }: Rules) => ({
  kinds,
  video_url,
  visit_address,
});
type Values = ReturnType<typeof toValues>;
type Problems = Partial<Record<keyof Values, string>>;

export function findProblems({ kinds, video_url, visit_address }: Values): Problems {
  const isLink = /^https:\/\/\S+$/.test(video_url.trim()) && parseUrl(video_url.trim()) !== null;
  const needsLink = kinds.includes('video') || video_url.trim() !== '';
  return {
    ...(kinds.length === 0 && { kinds: 'Bitte bieten Sie mindestens eine Art an.' }),
    ...(needsLink &&
      !isLink && { video_url: 'Bitte geben Sie einen Link ein, der mit https:// beginnt.' }),
    ...(kinds.includes('visit') &&
      visit_address.trim() === '' && { visit_address: 'Bitte geben Sie die Adresse ein.' }),
  };
}

/** Which kinds of talk visitors choose from. Booked talks keep what their visitors were told. */
export function TalksForm({ rules }: { rules: Rules }) {
  const { values, stored, seen, isDirty, isConflict, set, discard, settle } = useEdited(
    rules,
    toValues,
  );
  const names = useTexts(TALK_TEXTS);
  const [isChecked, setIsChecked] = useState(false);
  const problems = isChecked ? findProblems(values) : {};
  const save = useRowChange<string>({
    reads: [RULES_KEY],
    write: (client, over) =>
      client
        .from('booking_rules')
        .update({
          kinds: values.kinds,
          video_url: values.video_url.trim(),
          visit_address: values.visit_address.trim(),
        })
        .eq('id', true)
        .eq('updated_at', over)
        .select('id'),
    done: 'Arten des Gesprächs gespeichert',
  });
  const store = (over: string) => {
    setIsChecked(true);
    const [wrong] = Object.keys(findProblems(values));
    if (wrong) return document.getElementById(`art-${wrong}`)?.focus();
    save.mutate(over, { onSuccess: () => settle(values) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store(seen);
  };
  const choose = (kind: string, isOn: boolean) =>
    set({
      kinds: TALK_KINDS.filter((each) => (each === kind ? isOn : values.kinds.includes(each))),
    });
  const bind = (field: 'video_url' | 'visit_address') => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  });
  return (
    <form noValidate onSubmit={submit} aria-label="Arten des Gesprächs" className="grid gap-4">
      <UnsavedGuard dirty={isDirty && !save.isPending} />
      {isConflict && !save.isPending && (
        <ConflictNotice
          differences={listDifferences(values, stored, LABELS)}
          onKeep={() => store(rules.updated_at)}
          onTake={discard}
        />
      )}
      <fieldset id="art-kinds" tabIndex={-1}>
        <legend className="sr-only">Arten</legend>
        {TALK_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={names[kind]}
            hint={HINTS[kind]}
            checked={values.kinds.includes(kind)}
            onChange={(event) => choose(kind, event.target.checked)}
          />
        ))}
        <FieldError id="art-kinds-error" message={problems.kinds} />
      </fieldset>
      {values.kinds.includes('video') && (
        <Field
          id="art-video_url"
          label="Videolink"
          required
          hint={
            'Steht in Bestätigung, Kalenderdatei und Erinnerung. Gebuchte Termine behalten ' +
            'ihren Link.'
          }
          error={problems.video_url}
        >
          {(control) => <Input {...control} {...bind('video_url')} type="url" maxLength={500} />}
        </Field>
      )}
      {values.kinds.includes('visit') && (
        <Field
          id="art-visit_address"
          label="Adresse"
          required
          hint="Straße, Postleitzahl und Ort."
          error={problems.visit_address}
        >
          {(control) => <Input {...control} {...bind('visit_address')} maxLength={300} />}
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={save.isPending}>
          Arten speichern
        </Button>
        <ButtonLink variant="secondary" to={`/admin/inhalte/texts/${TALK_TEXTS.id}`}>
          Umbenennen
        </ButtonLink>
      </div>
    </form>
  );
}
