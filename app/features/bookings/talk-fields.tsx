import { useTexts } from '#app/lib/use-texts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { TALK_KINDS } from '#shared/bookings/talks.ts';
import { parseUrl } from '#shared/core/parse-url.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import type { Rules } from './calendar-data.ts';

const HINTS = {
  phone: 'Sie rufen an, oder der Besucher ruft Sie an.',
  video: 'In Ihrem Raum bei Zoom, Teams, Meet oder Jitsi.',
  visit: 'Der Besucher kommt zu Ihnen.',
} as const;

export type Talks = Pick<Rules, 'kinds' | 'video_url' | 'visit_address'>;
export type TalkProblems = Partial<Record<keyof Talks, string>>;

export function findTalkProblems({ kinds, video_url, visit_address }: Talks): TalkProblems {
  const isLink = /^https:\/\/\S+$/.test(video_url.trim()) && parseUrl(video_url.trim()) !== null;
  return {
    ...(kinds.length === 0 && { kinds: 'Bitte bieten Sie mindestens eine Art an.' }),
    ...(kinds.includes('video') &&
      !isLink && { video_url: 'Bitte geben Sie einen Link ein, der mit https:// beginnt.' }),
    ...(kinds.includes('visit') &&
      visit_address.trim() === '' && { visit_address: 'Bitte geben Sie die Adresse ein.' }),
  };
}

type TalkFieldsProps = {
  values: Talks;
  problems: TalkProblems;
  set: (change: Partial<Talks>) => void;
};

/** Which kinds of talk visitors choose from. Booked talks keep what their visitors were told. */
export function TalkFields({ values, problems, set }: TalkFieldsProps) {
  const names = useTexts(TALK_TEXTS);
  const choose = (kind: string, isOn: boolean) =>
    set({
      kinds: TALK_KINDS.filter((each) => (each === kind ? isOn : values.kinds.includes(each))),
    });
  const bind = (field: 'video_url' | 'visit_address') => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  });
  return (
    <div className="grid gap-4">
      <fieldset id="regel-kinds" tabIndex={-1}>
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
        <FieldError id="regel-kinds-error" message={problems.kinds} />
      </fieldset>
      {values.kinds.includes('video') && (
        <Field
          id="regel-video_url"
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
          id="regel-visit_address"
          label="Adresse"
          required
          hint="Straße, Postleitzahl und Ort."
          error={problems.visit_address}
        >
          {(control) => <Input {...control} {...bind('visit_address')} maxLength={300} />}
        </Field>
      )}
      <ButtonLink
        variant="quiet"
        size="small"
        className="-ml-4 justify-self-start"
        to={`/admin/inhalte/texts/${TALK_TEXTS.id}`}
      >
        Umbenennen
      </ButtonLink>
    </div>
  );
}
