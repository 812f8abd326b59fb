import { hashKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Form, useActionData, useNavigation, useSubmit } from 'react-router';
import {
  changeMailServer,
  type MailServerAnswer,
} from '#app/features/content/mail-server-changes.server.ts';
import { FAULT_KEY } from '#app/features/operations/mail-fault.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { queryClient } from '#app/lib/query-client.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { useSession } from '#app/lib/session-store.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { keepTyped } from '#app/private/keep-typed.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { countChanged, SaveBar, useUntilDiscarded } from '#app/private/save-bar.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { formatMoment } from '#shared/agency/moment.ts';
import type { Route } from './+types/mail-server.ts';
import { Notice } from '#app/private/notice.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { launch, server } = context.get(serverContext);
  const [{ mailTest }, { mail }] = [await launch.readState(), server.read()];
  return { ...mail, mailTest };
}

export async function action({ request, context }: Route.ActionArgs) {
  const client = await requireAdmin(request, context);
  return changeMailServer(client, context.get(serverContext), await request.formData());
}

const FAILED = 'Nicht gespeichert';

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await keepTyped<MailServerAnswer>(serverAction, (problem) => ({
    title: FAILED,
    problem,
  }));
  // The server may work from now on: the banner above would not notice by itself.
  void queryClient.invalidateQueries({ queryKey: FAULT_KEY });
  return answer;
}

export default function AdminMailServer({ loaderData }: Route.ComponentProps) {
  const { source, server, mailTest } = loaderData;
  const [answer, dropAnswer] = useUntilDiscarded(useActionData<MailServerAnswer>());
  const { user } = useSession();
  const navigation = useNavigation();
  const submit = useSubmit();
  const pending = navigation.state === 'idle' ? null : navigation.formData?.get('what');
  const errors = answer?.errors ?? {};
  const isOwn = source === 'none' || source === 'stored';
  const fields = useRef<HTMLDivElement>(null);
  const [changes, setChanges] = useState(0);
  const count = () => setChanges(fields.current ? countChanged(fields.current) : 0);
  const sent = useRef<unknown>(null);
  useEffect(() => {
    if (pending) sent.current = pending;
  }, [pending]);
  useEffect(() => {
    const password = fields.current?.querySelector<HTMLInputElement>('[name=password]');
    const isStored = sent.current === 'save' && answer && !answer.errors && answer.title !== FAILED;
    if (isStored && password) password.value = '';
    count();
  }, [server, answer]);
  return (
    <div className="max-w-[75rem]">
      <PageHead title="Mailserver" />
      <Form method="post" noValidate onChange={count}>
        {isOwn && (
          // What Enter in a field presses is the first button of a form, not that of the test mail.
          <button
            type="submit"
            name="what"
            value="save"
            disabled={Boolean(pending)}
            hidden
            aria-hidden="true"
            tabIndex={-1}
          />
        )}
        <SettingsPart title="Postausgang" intro={NOTES[source]}>
          {isOwn ? (
            // Filled anew with what is stored.
            <div ref={fields} key={hashKey([server])} className="grid gap-5 sm:grid-cols-2">
              <Field
                label="Server"
                required
                error={errors.host}
                hint="Steht beim Mailanbieter unter SMTP oder Postausgang."
              >
                {(control) => (
                  <Input
                    {...control}
                    name="host"
                    defaultValue={server?.host ?? ''}
                    autoComplete="off"
                    spellCheck={false}
                  />
                )}
              </Field>
              <div className="grid grid-cols-[5.5rem_1fr] gap-4">
                <Field label="Port" required error={errors.port}>
                  {(control) => (
                    <Input
                      {...control}
                      name="port"
                      inputMode="numeric"
                      defaultValue={server?.port ?? 465}
                    />
                  )}
                </Field>
                <Field label="Verschlüsselung" required error={errors.security}>
                  {(control) => (
                    <Select {...control} name="security" defaultValue={server?.security ?? 'tls'}>
                      <option value="tls">TLS (meist 465)</option>
                      <option value="starttls">STARTTLS (meist 587)</option>
                      <option value="none">keine</option>
                    </Select>
                  )}
                </Field>
              </div>
              <Field label="Benutzer" error={errors.user} hint="Meist die ganze Mailadresse.">
                {(control) => (
                  <Input
                    {...control}
                    name="user"
                    defaultValue={server?.user ?? ''}
                    autoComplete="off"
                    spellCheck={false}
                  />
                )}
              </Field>
              <Field
                label="Passwort"
                error={errors.password}
                hint={
                  source === 'stored'
                    ? 'Leer: das gespeicherte bleibt, solange Server und Benutzer dieselben sind.'
                    : 'Wird nie wieder angezeigt.'
                }
              >
                {(control) => (
                  <Input {...control} type="password" name="password" autoComplete="off" />
                )}
              </Field>
              {source === 'stored' && (
                <p className="-ml-4 sm:col-span-2">
                  <ConfirmButton
                    label="Mailserver entfernen"
                    title="Mailserver entfernen?"
                    explanation={
                      'Server, Benutzer und Passwort werden gelöscht. Bis wieder einer eingetragen ' +
                      'ist, gehen keine Mails hinaus; sie bleiben auf dem Server liegen.'
                    }
                    variant="quiet"
                    busy={pending === 'forget'}
                    onConfirm={() => void submit({ what: 'forget' }, { method: 'post' })}
                  />
                </p>
              )}
            </div>
          ) : (
            <p>{server ? `${server.host}, Port ${server.port}` : 'Kein Mailserver eingetragen.'}</p>
          )}
        </SettingsPart>
        <SettingsPart
          title="Testmail"
          intro={
            mailTest
              ? `Letzte Testmail am ${formatMoment(mailTest.at)} an ${mailTest.to}.`
              : 'Noch keine verschickt.'
          }
        >
          <div className="grid gap-4">
            <div className="flex flex-wrap items-end gap-3">
              <Field
                label="Testmail an"
                required
                error={errors.to}
                className="min-w-0 flex-1 basis-64 sm:max-w-[24rem]"
              >
                {(control) => (
                  <Input
                    {...control}
                    key={user?.email}
                    type="email"
                    name="to"
                    defaultValue={user?.email ?? ''}
                  />
                )}
              </Field>
              {source !== 'none' && (
                <Button
                  type="submit"
                  name="what"
                  value="test"
                  variant="secondary"
                  busy={pending === 'test'}
                >
                  Testmail schicken
                </Button>
              )}
            </div>
            {answer && (
              <Notice
                role={answer.problem ? 'alert' : 'status'}
                {...(answer.problem && { tone: 'danger' })}
              >
                <p className="font-semibold">{answer.title}</p>
                {answer.problem && <p className="mt-1 break-words">{answer.problem}</p>}
              </Notice>
            )}
          </div>
        </SettingsPart>
        {isOwn && (
          <SaveBar
            label="Speichern und testen"
            what="save"
            busy={pending === 'save'}
            changes={changes}
            isNew={source === 'none'}
            onDiscard={() => {
              dropAnswer();
              fields.current?.closest('form')?.reset();
              setChanges(0);
            }}
          />
        )}
      </Form>
      <UnsavedGuard dirty={changes > 0} busy={navigation.state !== 'idle'} />
    </div>
  );
}

const NOTES = {
  environment: 'Auf dem Server eingetragen (SMTP_URL). Das geht vor und wird dort geändert.',
  stored: 'Über diesen Server gehen alle Mails der Website.',
  none:
    'Über diesen Server gehen alle Mails der Website. Bis dahin bleiben sie als Dateien auf ' +
    'dem Server liegen.',
  demo: 'Die Demo verschickt keine Mails.',
} as const;
