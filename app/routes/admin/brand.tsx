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
  const answer = useActionData<Answer>();
  const isBusy = useNavigation().state === 'submitting';
  const accent = normalise(text.trim());
  const isColor = BrandSchema.safeParse({ accent }).success;
  const problem = isColor ? (isReadable(accent) ? undefined : UNREADABLE) : INVALID;
  const shown = isColor ? accent : loaderData.accent;
  const accents = buildAccents(shown);
  const pick = (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value);
  const picker = useEarlyValue<HTMLInputElement>({ value: shown, onChange: pick });
  return (
    <>
      <PageHead
        title="Marke"
        note={
          'Die Akzentfarbe trägt Knöpfe, Markierungen und die farbige Fläche der Startseite. ' +
          'Text und Grund bleiben, wie sie sind. Ihr Logo ersetzt das mitgelieferte Zeichen.'
        }
      />
      <Form method="post" noValidate className="panel panel-row grid max-w-[60rem] gap-8 py-5">
        <div className="flex flex-wrap items-start gap-4">
          <Field
            label="Akzentfarbe"
            required
            error={problem ?? (answer?.isError ? answer.message : undefined)}
            className="w-full sm:max-w-[20rem]"
          >
            {(control) => (
              <div className="flex gap-3">
                <Input
                  {...control}
                  name="accent"
                  value={text}
                  spellCheck={false}
                  autoComplete="off"
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
              </div>
            )}
          </Field>
        </div>
        {isColor && problem && (
          <p>
            <Button variant="secondary" size="small" onClick={() => setText(findReadable(accent))}>
              Ähnliche lesbare Farbe nehmen
            </Button>
          </p>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Sample title="Hell" accent={accents.light} canvas="#f7f8f5" ink="#131a1a" />
          <Sample title="Dunkel" accent={accents.dark} canvas="#0d1213" ink="#eef2ee" />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={isBusy} disabled={problem !== undefined}>
            Farbe speichern
          </Button>
          {text !== DELIVERED_ACCENT && (
            <Button variant="quiet" onClick={() => setText(DELIVERED_ACCENT)}>
              Ursprüngliche Farbe
            </Button>
          )}
          <output className="text-small">{answer && !answer.isError && answer.message}</output>
        </div>
      </Form>
      <UnsavedGuard dirty={accent !== loaderData.accent} />
      <h2 className="mt-12 mb-4 text-title">Logo</h2>
      <ul className="panel panel-rows max-w-[60rem]">
        {LOGO_SLOTS.map((place) => (
          <PlaceRow
            key={place.id}
            place={place}
            media={loaderData.media}
            picture={loaderData.media.find(({ id }) => id === loaderData.filled[place.id])}
          />
        ))}
      </ul>
    </>
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
