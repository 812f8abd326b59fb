import { useEffect, useRef, type ChangeEvent, type CSSProperties } from 'react';
import { Form, useActionData, useNavigation, useSubmit } from 'react-router';
import { textOf } from '#app/features/content/site-fields.ts';
import { PlaceRow } from '#app/features/media/place-row.tsx';
import { readMedia, readSlots } from '#app/features/media/read-media.server.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { useEarlyValue } from '#app/ui/form/use-early-value.ts';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { SaveBar, useUntilDiscarded } from '#app/private/save-bar.tsx';
import { deleteSeen, SAVED_MEANWHILE, saveSeen } from '#app/private/save-seen.ts';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useEdited } from '#app/private/use-edited.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import {
  buildAccents,
  DELIVERED_ACCENT,
  findReadable,
  isReadable,
  type Accent,
} from '#shared/agency/brand.ts';
import { BrandSchema } from '#shared/agency/brand-schema.ts';
import { LOGO_SLOTS } from '#shared/media/slots.ts';
import type { Route } from './+types/brand.ts';
import { lazily } from '#shared/core/lazily.ts';

type Answer = { message: string; isError: boolean };

const INVALID = 'Eine Farbe hat ein # und sechs Zeichen aus 0–9 und a–f, zum Beispiel #0b6b3f.';
const KEY = { id: 'brand' } as const;
const UNREADABLE = 'Auf dieser Farbe ist keine Schrift gut zu lesen.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const [{ data: row, error }, media, filled] = await Promise.all([
    client.from('site_settings').select('value,updated_at').match(KEY).maybeSingle(),
    readMedia(client),
    readSlots(client),
  ]);
  if (error) throw new Error(error.message);
  const { accent } = row ? BrandSchema.parse(row.value) : { accent: DELIVERED_ACCENT };
  return { brand: { accent, updated_at: row?.updated_at ?? '' }, media, filled };
}

export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  const client = await requireAdmin(request, context);
  const form = await request.formData();
  const accent = normalise(textOf(form, 'accent'));
  const { data: brand } = BrandSchema.safeParse({ accent });
  if (!brand) return { message: INVALID, isError: true };
  if (!isReadable(brand.accent)) return { message: UNREADABLE, isError: true };
  const seen = textOf(form, 'seen');
  const isDelivered = brand.accent === DELIVERED_ACCENT;
  const saving = isDelivered
    ? await deleteSeen(client, 'site_settings', KEY, seen)
    : await saveSeen(client, 'site_settings', KEY, { value: brand }, seen);
  if ('error' in saving)
    return { message: 'Nicht gespeichert. Bitte versuchen Sie es erneut.', isError: true };
  if ('current' in saving && (saving.current || !isDelivered))
    return { message: SAVED_MEANWHILE, isError: true };
  await context.get(serverContext).refreshSiteContent();
  return { message: 'Gespeichert. Die Website hat jetzt diese Farbe.', isError: false };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, (message): Answer => ({ message, isError: true }));

const normalise = (text: string): string =>
  text.startsWith('#') ? text.toLowerCase() : `#${text.toLowerCase()}`;

export default function AdminBrand({ loaderData }: Route.ComponentProps) {
  const edit = useEdited(loaderData.brand, ({ accent }) => ({ accent }));
  const { accent: text } = edit.values;
  const setText = (accent: string) => edit.set({ accent });
  const submit = useSubmit();
  const [answer, dropAnswer] = useUntilDiscarded(useActionData<Answer>());
  const { state } = useNavigation();
  const isBusy = state === 'submitting';
  const accent = normalise(text.trim());
  const isDirty = accent !== edit.stored.accent;
  const isColor = BrandSchema.safeParse({ accent }).success;
  const problem = isColor ? (isReadable(accent) ? undefined : UNREADABLE) : INVALID;
  const shown = isColor ? accent : edit.stored.accent;
  const accents = buildAccents(shown);
  const pick = (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value);
  const picker = useEarlyValue<HTMLInputElement>({ value: shown, onChange: pick });
  const sent = useRef('');
  const isSaved = state === 'idle' && answer?.isError === false;
  useEffect(() => {
    if (isSaved) edit.settle({ accent: sent.current });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an answer
  }, [isSaved]);
  const discard = () => {
    dropAnswer();
    edit.discard();
  };
  return (
    <div className="max-w-[75rem]">
      <PageHead title="Marke" />
      {edit.isConflict && (
        <div className="mb-6">
          <ConflictNotice
            differences={[['Farbe', edit.stored.accent]]}
            busy={isBusy}
            onKeep={() => {
              sent.current = text;
              void submit({ accent: text, seen: loaderData.brand.updated_at }, { method: 'post' });
            }}
            onTake={discard}
          />
        </div>
      )}
      <Form method="post" noValidate onSubmit={() => (sent.current = text)}>
        <input type="hidden" name="seen" value={edit.seen} />
        <SettingsPart
          title="Akzentfarbe"
          intro={
            'Knöpfe, Markierungen und die farbige Fläche der Startseite. Text und Grund bleiben, ' +
            'wie sie sind.'
          }
        >
          <div className="grid gap-6">
            <Field
              label="Farbe"
              required
              error={problem ?? (answer?.isError && !edit.isConflict ? answer.message : undefined)}
            >
              {(control) => (
                <div className="flex flex-wrap items-center gap-3">
                  <Input
                    {...control}
                    name="accent"
                    value={text}
                    spellCheck={false}
                    autoComplete="off"
                    className="tabular max-w-[8.5rem]"
                    onChange={(event) => setText(event.target.value)}
                  />
                  <input
                    type="color"
                    aria-label="Akzentfarbe wählen"
                    ref={picker}
                    value={shown}
                    onChange={pick}
                    className="h-12 w-16 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
                  />
                  {text !== DELIVERED_ACCENT && (
                    <Button variant="quiet" size="small" onClick={() => setText(DELIVERED_ACCENT)}>
                      Ursprüngliche Farbe
                    </Button>
                  )}
                </div>
              )}
            </Field>
            {isColor && problem && (
              <p>
                <Button
                  variant="secondary"
                  size="small"
                  onClick={() => setText(findReadable(accent))}
                >
                  Ähnliche lesbare Farbe nehmen
                </Button>
              </p>
            )}
            <div className="grid gap-5 sm:grid-cols-2">
              <Sample title="Hell" accent={accents.light} canvas="#f7f8f5" ink="#131a1a" />
              <Sample title="Dunkel" accent={accents.dark} canvas="#0d1213" ink="#eef2ee" />
            </div>
            <output className="text-small empty:hidden">
              {answer && !answer.isError && answer.message}
            </output>
          </div>
        </SettingsPart>
        <SaveBar busy={isBusy} changes={isDirty ? 1 : 0} onDiscard={discard} />
      </Form>
      <UnsavedGuard dirty={isDirty} busy={state !== 'idle'} />
      <div className="mt-6">
        <SettingsPart title="Logo" intro="Ersetzt das mitgelieferte Zeichen.">
          <ul className="panel-rows -my-5">
            {LOGO_SLOTS.map((place) => (
              <PlaceRow
                key={place.id}
                place={place}
                media={loaderData.media}
                picture={loaderData.media.find(({ id }) => id === loaderData.filled[place.id])}
              />
            ))}
          </ul>
        </SettingsPart>
      </div>
    </div>
  );
}

const TWO_DIGITS = lazily(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }));

type SampleProps = { title: string; accent: Accent; canvas: string; ink: string };

/** The accent in one scheme, whatever scheme the page has. */
const Sample = ({ title, accent, canvas, ink }: SampleProps) => (
  <figure className="border border-line-strong p-5" style={{ background: canvas, color: ink }}>
    <figcaption className="text-small font-semibold">{title}</figcaption>
    <p
      className="my-5 inline-flex min-h-12 items-center rounded-control px-5 font-semibold"
      style={{ background: accent.color, color: accent.text } satisfies CSSProperties}
    >
      Angebot anfragen
    </p>
    <p
      className="border-l-[6px] pl-3 text-small"
      style={{ borderColor: accent.color } satisfies CSSProperties}
    >
      Kontrast der Schrift {TWO_DIGITS().format(accent.contrast)} : 1, nötig 4,5 : 1
    </p>
  </figure>
);
