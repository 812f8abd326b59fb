import { useState } from 'react';
import { loadDeliveredTexts } from '#content/assistant.ts';
import { fillSlots, findUnknownSlots } from '#content/assistant-slots.ts';
import { findTypedPrices } from '#content/check/wording.ts';
import { getContentSettings } from '#content/settings.ts';
import { AnswerDialog, type EditedAnswer } from '#app/features/content/answer-dialog.tsx';
import {
  changedMeanwhile,
  notAnswered,
  notStored,
  refused,
  textOf,
  type SiteFormAnswer,
} from '#app/features/content/site-fields.ts';
import { WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { foldSearch } from '#app/lib/match-words.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { deleteSeen, saveSeen } from '#app/private/save-seen.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import type { Route } from './+types/chat-answers.ts';

/** `said`: the German text with the values of today, as far as they are known without a visitor. */
type Row = EditedAnswer & { said: string };

const LANGUAGES = ['de', 'en', 'nl'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = await requireAdmin(request, context);
  const { data, error } = await client.from('chat_answers').select();
  if (error) throw new Error(error.message);
  const edited = new Map(data.map((row) => [row.answer, row]));
  const { answers } = await loadDeliveredTexts();
  const { company, prices } = getContentSettings();
  return {
    answers: answers
      .map(({ id, label, text }): Row => {
        const row = edited.get(id);
        const { de, en, nl } = row ?? text;
        return {
          id,
          label: label.de,
          text: { de, en, nl },
          seen: row?.updated_at ?? '',
          said: fillSlots(de, { company, prices, language: 'de' }),
        };
      })
      .toSorted((left, right) => left.label.localeCompare(right.label, 'de')),
  };
}

export async function action({ request, context }: Route.ActionArgs): Promise<SiteFormAnswer> {
  const client = await requireAdmin(request, context);
  const form = await request.formData();
  const { answers } = await loadDeliveredTexts();
  const id = answers.find((answer) => answer.id === textOf(form, 'id'))?.id;
  if (!id) return refused({ de: 'Diese Antwort gibt es nicht.' });
  const seen = textOf(form, 'seen');
  const key = { answer: id };
  const result = form.has('takeBack')
    ? await deleteSeen(client, 'chat_answers', key, seen)
    : await save();
  if ('saved' in result) return result;
  if ('error' in result) return notStored(result.error);
  if ('current' in result && (result.current || !form.has('takeBack')))
    return changedMeanwhile(
      result.current && { values: { ...result.current }, seen: result.current.updated_at },
    );
  await context.get(serverContext).refreshSiteContent();
  return { saved: true, seen: 'seen' in result ? result.seen : '' };

  async function save() {
    const texts = { de: textOf(form, 'de'), en: textOf(form, 'en'), nl: textOf(form, 'nl') };
    const errors = LANGUAGES.flatMap((language) => {
      const reason = findFault(texts[language]);
      return reason ? [[language, reason] as const] : [];
    });
    if (errors.length > 0) return refused(Object.fromEntries(errors));
    return saveSeen(client, 'chat_answers', key, texts, seen);
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped(serverAction, notAnswered);

function findFault(text: string): string | null {
  if (text.length < 10 || text.length > 1200)
    return 'Bitte schreiben Sie zwischen 10 und 1.200 Zeichen.';
  const [slot] = findUnknownSlots(text);
  if (slot) return `Den Platzhalter {${slot}} gibt es nicht.`;
  const [price] = findTypedPrices(text);
  return price ? `Bitte ersetzen Sie „${price}“ durch einen Platzhalter.` : null;
}

const textsOf = ({ label, text, said }: Row): string[] => [label, text.de, said];

/** 'Änderung' stands under A, figures under 0–9. */
const findLetter = ({ label }: Row): string => {
  const [first = ''] = foldSearch(label).toUpperCase();
  return /[A-Z]/.test(first) ? first : '0–9';
};

export default function AdminChatAnswers({ loaderData: { answers } }: Route.ComponentProps) {
  const [edited, setEdited] = useState<EditedAnswer>();
  const columns: readonly Column<Row>[] = [
    {
      key: 'label',
      label: 'Thema',
      head: true,
      width: 'sm:w-[24rem]',
      cell: (row) => (
        <span className="flex flex-wrap items-center gap-x-3">
          <button
            type="button"
            aria-label={`${row.label} bearbeiten`}
            onClick={() => setEdited(row)}
            data-row=""
            className="-my-2 min-h-11 text-left underline-offset-4 hover:underline"
          >
            {row.label}
          </button>
          {row.seen && <Badge tone="waiting">geändert</Badge>}
        </span>
      ),
    },
    {
      key: 'text',
      label: 'Antwort',
      onPhone: 'wide',
      cell: ({ said }) => <span className="line-clamp-1 text-muted">{said}</span>,
    },
  ];
  return (
    <>
      <PageHead
        title="Wissen des Assistenten"
        back={['/admin/chat/lernen', WAYS_IN_PLURAL.chat]}
        note={
          'Was Sie hier ändern, sagt der Assistent sofort. Die deutsche Fassung steht in der ' +
          'Liste.'
        }
      />
      <SearchList
        rows={answers}
        textsOf={textsOf}
        placeholder="Thema oder Wortlaut"
        noun="Antworten"
        whenEmpty="Die Antworten des Assistenten stehen hier."
      >
        {(rows) => (
          <Table
            caption="Antworten"
            captionHidden
            phoneRows
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            groupOf={findLetter}
          />
        )}
      </SearchList>
      {edited && <AnswerDialog answer={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
