import { useEffect, useRef, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { textOf } from '#app/features/content/site-fields.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { countChanged, SaveBar, useUntilDiscarded } from '#app/private/save-bar.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { isPlainOrigin } from '#shared/core/plain-origin.ts';
import type { Route } from './+types/address.ts';
import { Notice } from '#app/private/notice.tsx';

type Answer = { title?: string; problem?: string; error?: string };

const INVALID = 'Bitte geben Sie die Adresse ohne Pfad ein, zum Beispiel https://www.agentur.nl.';
const WAIT_MS = 5_000;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  return context.get(serverContext).server.read().address;
}

export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  const client = await requireAdmin(request, context);
  const { server, launch, refreshSiteContent } = context.get(serverContext);
  const { source } = server.read().address;
  if (source === 'environment' || source === 'demo') return {};
  const text = textOf(await request.formData(), 'url');
  const origin = text && readOrigin(text);
  if (origin === null) return { error: INVALID };
  const { error } = await client.rpc('save_server_setting', {
    setting: 'public_url',
    content: origin,
  });
  if (error) return { error: 'Nicht gespeichert. Bitte versuchen Sie es erneut.' };
  await refreshSiteContent();
  await launch.readState();
  if (!origin) return { title: 'Adresse entfernt' };
  return (await answersHere(origin))
    ? { title: 'Gespeichert. Unter dieser Adresse antwortet Ihre Website.' }
    : {
        title: 'Gespeichert',
        problem:
          'Unter dieser Adresse antwortet Ihre Website noch nicht. Bitte prüfen Sie den ' +
          'DNS-Eintrag der Domain und den Webserver davor.',
      };
}

function readOrigin(text: string): string | null {
  const given = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(given)) return null;
  const url = new URL(given);
  const { origin, hostname } = url;
  return isPlainOrigin(url) && (hostname.includes('.') || hostname === 'localhost') ? origin : null;
}

const answersHere = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(WAIT_MS), redirect: 'manual' }).then(
    async (response) => response.ok && (await response.text()).includes('"status":"ok"'),
    () => false,
  );

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepTyped<Answer>(serverAction, (error) => ({ error }));

export default function AdminAddress({ loaderData: { source, url } }: Route.ComponentProps) {
  const [answer, dropAnswer] = useUntilDiscarded(useActionData<Answer>());
  const { state } = useNavigation();
  const isBusy = state === 'submitting';
  const isFixed = source === 'environment' || source === 'demo';
  const form = useRef<HTMLFormElement>(null);
  const [changes, setChanges] = useState(0);
  const sent = useRef<string>(null);
  useEffect(() => {
    if (!form.current) return;
    // 'agentur.nl' is stored as 'https://agentur.nl'. What was typed meanwhile stays.
    const isAsSent = textOf(new FormData(form.current), 'url') === sent.current;
    if (state === 'idle' && answer?.title && isAsSent) form.current.reset();
    setChanges(countChanged(form.current));
  }, [url, answer, state]);
  return (
    <div className="max-w-[75rem]">
      <PageHead title="Adresse" />
      <Form
        ref={form}
        method="post"
        noValidate
        onChange={(event) => setChanges(countChanged(event.currentTarget))}
        onSubmit={(event) => {
          sent.current = textOf(new FormData(event.currentTarget), 'url');
        }}
      >
        <SettingsPart
          title="Öffentliche Adresse"
          intro={
            'Unter ihr finden Besucher die Website. Sie steht in Mails, in der Sitemap und in ' +
            'geteilten Links.'
          }
        >
          {isFixed ? (
            <p>
              {source === 'demo'
                ? 'In der Demo lässt sich die Adresse nicht ändern.'
                : `${url} ist auf dem Server eingetragen (PUBLIC_URL). Das geht vor und wird ` +
                  'dort geändert.'}
            </p>
          ) : (
            <div className="grid gap-5">
              <Field
                label="Adresse"
                error={answer?.error}
                hint="Zum Beispiel https://www.agentur.nl. Leer: noch keine."
                className="max-w-[28rem]"
              >
                {(control) => (
                  <Input
                    {...control}
                    type="url"
                    name="url"
                    inputMode="url"
                    defaultValue={url ?? ''}
                    autoComplete="off"
                    spellCheck={false}
                  />
                )}
              </Field>
              {answer?.title && (
                <Notice role="status">
                  <p className="font-semibold">{answer.title}</p>
                  {answer.problem && <p className="mt-1">{answer.problem}</p>}
                </Notice>
              )}
            </div>
          )}
        </SettingsPart>
        {!isFixed && (
          <SaveBar
            busy={isBusy}
            changes={changes}
            onDiscard={() => {
              dropAnswer();
              form.current?.reset();
              setChanges(0);
            }}
          />
        )}
      </Form>
      <UnsavedGuard dirty={changes > 0} busy={state !== 'idle'} />
    </div>
  );
}
