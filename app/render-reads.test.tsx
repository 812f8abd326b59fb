import { QueryClientProvider } from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import { renderToPipeableStream } from 'react-dom/server';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { Database } from '#shared/database-types.ts';
import { PageReadsContext } from './lib/page-reads.ts';
import { useRead } from './lib/use-rows.ts';
import { KeptReads } from './private/kept-reads.tsx';
import { createPageReads } from './render-reads.ts';

const client = { name: 'client of the person' } as unknown as SupabaseClient<Database>;

type Answer = (name: string) => Promise<string>;

function Part({ name, answer, then }: { name: string; answer: Answer; then?: string }) {
  const { data } = useRead({ queryKey: [name], read: () => answer(name) });
  return (
    <>
      <p>{data ?? `Lädt ${name}`}</p>
      {then && data && <Part name={then} answer={answer} />}
    </>
  );
}

/** As the server renders a private page. */
function render(answer: Answer, timeout?: number): Promise<string> {
  const reads = createPageReads(() => client, timeout);
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <PageReadsContext value={reads}>
        <QueryClientProvider client={reads.queries}>
          <main>
            <Part name="Anfragen" answer={answer} then="Verlauf" />
            <Part name="Anfragen" answer={answer} />
            <Part name="Termine" answer={answer} />
          </main>
        </QueryClientProvider>
        <KeptReads />
      </PageReadsContext>,
      {
        onAllReady: () => resolve(text(pipe(new PassThrough()))),
        onShellError: reject,
      },
    );
  });
}

const keptIn = (html: string) =>
  JSON.parse(/<script id="page-reads"[^>]*>(.*)<\/script>/.exec(html)![1]!) as {
    queries: { queryKey: string[]; state: { data: string } }[];
  };

test('a page is rendered with its rows, and those that follow from rows, each read once', async () => {
  const answer = vi.fn<Answer>((name) => Promise.resolve(`<b>${name} & mehr`));
  const html = await render(answer);
  expect(html.match(/<p>[^/]*<\/p>/g)).toEqual([
    '<p>&lt;b&gt;Anfragen &amp; mehr</p>',
    '<p>&lt;b&gt;Verlauf &amp; mehr</p>',
    '<p>&lt;b&gt;Anfragen &amp; mehr</p>',
    '<p>&lt;b&gt;Termine &amp; mehr</p>',
  ]);
  expect(answer.mock.calls.map(([name]) => name).sort()).toEqual([
    'Anfragen',
    'Termine',
    'Verlauf',
  ]);
  const { queries } = keptIn(html);
  expect(
    Object.fromEntries(queries.map(({ queryKey, state }) => [queryKey[0], state.data])),
  ).toEqual({
    Anfragen: '<b>Anfragen & mehr',
    Termine: '<b>Termine & mehr',
    Verlauf: '<b>Verlauf & mehr',
  });
  // Nothing that was read ends the script it stands in.
  expect(html.slice(html.indexOf('page-reads'))).not.toContain('<b>');
});

test('what could not be read is left to the browser', async () => {
  const html = await render((name) =>
    name === 'Termine' ? Promise.reject(new Error('away')) : Promise.resolve(name),
  );
  expect(html).toContain('<p>Lädt Termine</p>');
  expect(html).toContain('<p>Verlauf</p>');
  expect(keptIn(html).queries.map(({ queryKey }) => queryKey[0])).not.toContain('Termine');
});

test('what takes too long is left to the browser as well', async () => {
  const html = await render(
    (name) => (name === 'Termine' ? new Promise<string>(() => undefined) : Promise.resolve(name)),
    20,
  );
  expect(html).toContain('<p>Lädt Termine</p>');
  expect(html).toContain('<p>Anfragen</p>');
  expect(keptIn(html).queries.map(({ queryKey }) => queryKey[0])).not.toContain('Termine');
});
