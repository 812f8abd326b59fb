import { useState, type ChangeEvent, type CSSProperties } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { textOf } from '#app/features/content/site-fields.ts';
import { PlaceRow } from '#app/features/media/place-row.tsx';
import { readMedia, readSlots } from '#app/features/media/read-media.server.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { useEarlyValue } from '#app/ui/form/use-early-value.ts';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { SaveBar, useUntilDiscarded } from '#app/private/save-bar.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
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
import { getContentSettings } from '#content/settings.ts';
import type { Route } from './+types/brand.ts';
import { lazily } from '#shared/core/lazily.ts';

type Answer = { message: string; isError: boolean };

const INVALID = 'Eine Farbe hat ein # und sechs Zeichen aus 0–9 und a–f, zum Beispiel #0b6b3f.';
const UNREADABLE = 'Auf dieser Farbe ist keine Schrift gut zu lesen.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const [media, filled] = await Promise.all([readMedia(client), readSlots(client)]);
  return { accent: getContentSettings().accent ?? DELIVERED_ACCENT, media, filled };
}

export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  const client = await requireAdmin(request, context);
  const accent = normalise(textOf(await request.formData(), 'accent'));
  const { data: brand } = BrandSchema.safeParse({ accent });
  if (!brand) return { message: INVALID, isError: true };
  if (!isReadable(brand.accent)) return { message: UNREADABLE, isError: true };
  const settings = client.from('site_settings');
  const { error } =
    brand.accent === DELIVERED_ACCENT
      ? await settings.delete().eq('id', 'brand')
      : await settings.upsert({ id: 'brand', value: brand });
  if (error) return { message: 'Nicht gespeichert. Bitte versuchen Sie es erneut.', isError: true };
  await context.get(serverContext).refreshSiteContent();
  return { message: 'Gespeichert. Die Website hat jetzt diese Farbe.', isError: false };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, (message): Answer => ({ message, isError: true }));

const normalise = (text: string): string =>
  text.startsWith('#') ? text.toLowerCase() : `#${text.toLowerCase()}`;

export default function AdminBrand({ loaderData }: Route.ComponentProps) {
  const [text, setText] = useState(loaderData.accent);
  const [answer, dropAnswer] = useUntilDiscarded(useActionData<Answer>());
  const { state } = useNavigation();
  const isBusy = state === 'submitting';
  const accent = normalise(text.trim());
  const isDirty = accent !== loaderData.accent;
  const isColor = BrandSchema.safeParse({ accent }).success;
  const problem = isColor ? (isReadable(accent) ? undefined : UNREADABLE) : INVALID;
  const shown = isColor ? accent : loaderData.accent;
  const accents = buildAccents(shown);
  const pick = (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value);
  const picker = useEarlyValue<HTMLInputElement>({ value: shown, onChange: pick });
  return (
    <div className="max-w-[75rem]">
      <PageHead title="Marke" />
      <Form method="post" noValidate>
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
              error={problem ?? (answer?.isError ? answer.message : undefined)}
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
        <SaveBar
          busy={isBusy}
          changes={isDirty ? 1 : 0}
          onDiscard={() => {
            dropAnswer();
            setText(loaderData.accent);
          }}
        />
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
