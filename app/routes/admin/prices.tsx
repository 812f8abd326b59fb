import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import {
  describePriceChanges,
  figuresToValues,
  notePrices,
  readRightFigures,
  readTypedFigures,
} from '#app/features/content/price-fields.ts';
import {
  changedMeanwhile,
  notAnswered,
  notStored,
  refused,
  textOf,
  type SiteFormAnswer,
} from '#app/features/content/site-fields.ts';
import { PriceEffect } from '#app/features/content/price-effect.tsx';
import { SiteForm, type SiteFormQuestion } from '#app/features/content/site-form.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { keepTyped } from '#app/private/keep-typed.ts';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { agencyDay, findToday } from '#shared/agency/agency-day.ts';
import { formatMoment } from '#shared/agency/moment.ts';
import { formatDay } from '#shared/core/format.ts';
import { PriceFiguresSchema, StoredFiguresSchema } from '#shared/pricing/price-figures.ts';
import {
  buildPriceList,
  DELIVERED_PRICES,
  readFigures,
  type PriceFigures,
} from '#shared/pricing/price-list.ts';
import { PlannedPrices } from './planned-prices.tsx';
import type { Route } from './+types/prices.ts';

type State = 'holds' | 'planned' | 'past';
type Entry = {
  version: number;
  figures: PriceFigures;
  validFrom: string | null;
  publishedAt: string | null;
  note: string;
  state: State;
  /** Against the list that it replaces, or will. */
  changes: string[];
};

const MAX_NOTE = 200;
const DELIVERED = readFigures(DELIVERED_PRICES);

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  return { entries: await listEntries(client), today: findToday() };
}

/** Every list, the last published first; at the end the delivered one. */
async function listEntries(client: Awaited<ReturnType<typeof requireAdmin>>): Promise<Entry[]> {
  const { data, error } = await client
    .from('price_lists')
    .select('id,valid_from,figures,note,created_at')
    .order('id');
  if (error) throw new Error(error.message);
  const today = findToday();
  const lists = data.map((row) => ({
    ...row,
    figures: readFigures(buildPriceList(1, StoredFiguresSchema.parse(row.figures))),
  }));
  // Of one day the last published holds.
  const inTime = lists.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from));
  const holding = inTime.findLast(({ valid_from }) => valid_from <= today);
  const findReplaced = (list: (typeof lists)[number]) =>
    inTime
      .slice(0, inTime.indexOf(list))
      // One planned for the same day never holds where this one was published before that day.
      .findLast(
        ({ valid_from }) =>
          valid_from < list.valid_from || list.valid_from === agencyDay(list.created_at),
      );
  const entries: Entry[] = [
    {
      version: 0,
      figures: DELIVERED,
      validFrom: null,
      publishedAt: null,
      note: '',
      state: holding ? 'past' : 'holds',
      changes: [],
    },
  ];
  for (const list of lists)
    entries.push({
      version: list.id,
      figures: list.figures,
      validFrom: list.valid_from,
      publishedAt: list.created_at,
      note: list.note,
      state: list.valid_from > today ? 'planned' : list === holding ? 'holds' : 'past',
      changes: describePriceChanges(findReplaced(list)?.figures ?? DELIVERED, list.figures),
    });
  return entries.toReversed();
}

export async function action({ request, context }: Route.ActionArgs): Promise<SiteFormAnswer> {
  const client = await requireAdmin(request, context);
  const form = await request.formData();
  if (form.has('remove')) {
    const id = Number(textOf(form, 'remove'));
    const { error } = await client.from('price_lists').delete().eq('id', id);
    if (error) return notStored(error);
    // One that has begun stays, and no error says so.
    if ((await listEntries(client)).some(({ version }) => version === id))
      return { saved: false, message: 'Diese Liste gilt inzwischen.' };
    await context.get(serverContext).refreshSiteContent();
    return { saved: true };
  }
  const parsed = PriceFiguresSchema.safeParse(readTypedFigures((name) => textOf(form, name)));
  const validFrom = textOf(form, 'validFrom');
  const problems = Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message.startsWith('Bitte') ? message : 'Bitte einen vollen Betrag, zum Beispiel 590.',
    ]),
  );
  if (!/^\d{4}-\d{2}-\d{2}$/.test(validFrom)) problems['validFrom'] = 'Bitte wählen Sie einen Tag.';
  else if (validFrom < findToday())
    problems['validFrom'] =
      'Bitte heute oder später. Anfragen von früher behalten die Preise ihres Tages.';
  const note = textOf(form, 'note');
  if (note.length > MAX_NOTE) problems['note'] = `Bitte höchstens ${MAX_NOTE} Zeichen.`;
  if (!parsed.success || Object.keys(problems).length > 0) return refused(problems);

  const entries = await listEntries(client);
  const newest = entries[0];
  if (newest && newest.version > Number(textOf(form, 'seen')))
    return changedMeanwhile({
      values: { ...figuresToValues(newest.figures), validFrom, note },
      seen: String(newest.version),
    });
  const { data, error } = await client
    .from('price_lists')
    .insert({ figures: parsed.data, valid_from: validFrom, note })
    .select('id')
    .single();
  if (error) return notStored(error);
  await context.get(serverContext).refreshSiteContent();
  return { saved: true, seen: String(data.id) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, notAnswered);

export default function AdminPrices({ loaderData: { entries, today } }: Route.ComponentProps) {
  const holding = entries.find(({ state }) => state === 'holds');
  const planned = entries.flatMap(({ state, version, validFrom }) =>
    state === 'planned' && validFrom ? [{ version, validFrom }] : [],
  );
  // Each above the one it replaces.
  const history = entries.toSorted((a, b) => (b.validFrom ?? '').localeCompare(a.validFrom ?? ''));
  // Taken from the history into the form.
  const [template, setTemplate] = useState<{ entry: Entry; round: number }>();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!template) return;
    // After the question, which gives the focus back to its button in the history.
    const timer = setTimeout(() => {
      page.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
    });
    return () => clearTimeout(timer);
  }, [template]);
  const next = entries
    .filter(({ state }) => state === 'planned')
    .toSorted((a, b) => (a.validFrom ?? '').localeCompare(b.validFrom ?? ''))[0];
  const figures = holding?.figures ?? DELIVERED;
  const [typed, setTyped] = useState<PriceFigures | null>(null);
  const [changes, setChanges] = useState(0);
  const valuesOf = ({ figures }: { figures: PriceFigures }) => ({
    ...figuresToValues(figures),
    validFrom: today,
    note: '',
  });
  return (
    <>
      <PageHead
        title="Preise"
        note={
          'Diese Preise gelten überall auf der Website und in neuen Angeboten. Anfragen und ' +
          'Angebote von vorher behalten ihre Preise.'
        }
      />
      <div ref={page} className="max-w-[75rem]">
        <PlannedPrices lists={planned} />
        <SiteForm
          key={template?.round ?? 0}
          groups={notePrices({
            holding: figures,
            typed,
            planned: next?.validFrom ? { figures: next.figures, day: next.validFrom } : undefined,
          })}
          stored={{
            values: valuesOf(holding ?? { figures: DELIVERED }),
            seen: String(entries[0]?.version ?? 0),
          }}
          filled={template && valuesOf(template.entry)}
          submitLabel="Veröffentlichen"
          beginsAnew
          onInput={(values) => setTyped(readRightFigures((name) => textOf(values, name)))}
          onChanges={setChanges}
          question={(values) => askToPublish(values, figures, today)}
          onSaved={() => {
            setTemplate(undefined);
            // The form begins anew with what is stored.
            setTyped(null);
          }}
        >
          <SettingsPart title="Beispiel" intro="Eine Bestellung mit den Preisen von oben.">
            <PriceEffect before={figures} after={typed ?? figures} />
          </SettingsPart>
        </SiteForm>
        <div className="mt-10">
          <SettingsPart title="Verlauf" intro="Jede Liste, die galt, gilt oder gelten wird.">
            <ol className="panel-rows -my-5">
              {history.map((entry) => (
                <HistoryEntry
                  key={entry.version}
                  entry={entry}
                  replaced={changes}
                  onTake={() => {
                    setTemplate({ entry, round: (template?.round ?? 0) + 1 });
                    setTyped(entry.figures);
                  }}
                />
              ))}
            </ol>
          </SettingsPart>
        </div>
      </div>
    </>
  );
}

/** What holds from then on for every visitor; null: the form has to be corrected first. */
function askToPublish(
  values: FormData,
  holding: PriceFigures,
  today: string,
): SiteFormQuestion | null {
  const figures = readRightFigures((name) => textOf(values, name));
  const changes = figures && describePriceChanges(holding, figures);
  const day = textOf(values, 'validFrom');
  const isRefused = day < today || textOf(values, 'note').length > MAX_NOTE;
  if (!figures || !changes || isRefused) return null;
  return {
    title: 'Diese Preise veröffentlichen?',
    confirmLabel: `Ab ${formatDay(day)} gelten lassen`,
    body:
      changes.length === 0 ? (
        <p>Es ändert sich kein Preis der Liste, die gilt.</p>
      ) : (
        <>
          <p>Gegenüber der Liste, die gilt:</p>
          <ul className="mt-3 list-disc pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p className="mt-4 mb-1 font-semibold">Zum Beispiel</p>
          <PriceEffect before={holding} after={figures} />
        </>
      ),
  };
}

const STATES = {
  holds: { tone: 'success', label: 'gilt' },
  planned: { tone: 'accent', label: 'geplant' },
  past: { tone: 'neutral', label: 'früher' },
} as const;

type HistoryEntryProps = {
  entry: Entry;
  /** How many fields of the form hold what is not published. */
  replaced: number;
  onTake: () => void;
};

function HistoryEntry({ entry, replaced, onTake }: HistoryEntryProps) {
  const fetcher = useFetcher<SiteFormAnswer>();
  const { tone, label } = STATES[entry.state];
  const name = entry.version === 0 ? 'Mitgelieferte Liste' : `Liste ${entry.version}`;
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (answer?.saved === false) void showFailure('Nicht zurückgezogen', answer.message);
  }, [answer]);
  return (
    <li className="panel-row grid gap-x-8 gap-y-3 py-4 sm:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-3 font-semibold">
          {name}
          <Badge tone={tone}>{label}</Badge>
        </p>
        {entry.validFrom && entry.publishedAt && (
          <p className="text-small text-muted">
            Gilt ab {formatDay(entry.validFrom)}, veröffentlicht {formatMoment(entry.publishedAt)}
          </p>
        )}
        {entry.note && <p className="text-small">{entry.note}</p>}
        {entry.version > 0 && (
          <p className="text-small">
            {entry.changes.length > 0 ? entry.changes.join(', ') : 'Keine anderen Preise'}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {replaced > 0 ? (
          <ConfirmButton
            label="Ins Formular holen"
            confirmLabel="Ersetzen"
            title="Eingaben ersetzen?"
            explanation={
              `Die Preise aus „${name}“ ersetzen im Formular ` +
              `${replaced === 1 ? 'eine Änderung, die' : `${replaced} Änderungen, die`} noch ` +
              `nicht veröffentlicht ${replaced === 1 ? 'ist' : 'sind'}.`
            }
            variant="secondary"
            onConfirm={onTake}
          />
        ) : (
          <Button variant="secondary" size="small" onClick={onTake}>
            Ins Formular holen
          </Button>
        )}
        {entry.state === 'planned' && (
          <ConfirmButton
            label="Zurückziehen"
            title={`Liste ${entry.version} zurückziehen?`}
            explanation={
              'Ihre Preise gelten dann nicht ab dem geplanten Tag. Die Liste verschwindet aus ' +
              'dem Verlauf.'
            }
            busy={fetcher.state !== 'idle'}
            onConfirm={() =>
              void fetcher.submit({ remove: String(entry.version) }, { method: 'post' })
            }
          />
        )}
      </div>
    </li>
  );
}
