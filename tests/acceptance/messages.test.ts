// @database postgres
import { setTimeout } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { renderMail } from '#emails/templates.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { ADA, BEN, PDF, STAFF, startProjectWork, take } from '#tests/support/project-work.ts';

const { ada, ben, staff, service, db, connectAs, script, project } = await startProjectWork();

describe('messages', () => {
  const write = (client: SupabaseClient, row: Record<string, unknown>) =>
    take(client.from('messages').insert(row).select());
  const clear = () => script('delete from public.messages; delete from public.outbox_mails;');
  beforeEach(clear);

  it('are written in the own thread only, under the own name, and by staff as staff', async () => {
    const [row] = await write(ada, { customer_id: ADA, from_staff: false, body: 'Guten Tag' });
    expect(row).toMatchObject({ author_id: ADA, read_at: null });
    await write(staff, { customer_id: ADA, from_staff: true, body: 'Hallo', project_id: project });
    for (const [client, refused] of [
      [ada, { customer_id: ADA, from_staff: true, body: 'x' }],
      [ada, { customer_id: BEN, from_staff: false, body: 'x' }],
      [ada, { customer_id: ADA, from_staff: false, body: 'x', author_id: STAFF }],
      [ada, { customer_id: ADA, from_staff: false, body: 'x', read_at: new Date().toISOString() }],
      [ben, { customer_id: BEN, from_staff: false, body: 'x', project_id: project }],
      [staff, { customer_id: ADA, from_staff: false, body: 'x' }],
      [staff, { customer_id: BEN, from_staff: true, body: 'x', project_id: project }],
    ] as const)
      await expect(write(client, refused), JSON.stringify(refused)).rejects.toMatchObject({
        code: '42501',
      });
    await expect(
      write(ada, { customer_id: ADA, from_staff: false, body: '  ' }),
    ).rejects.toMatchObject({ code: '23514' });
    expect(await take(ben.from('messages').select())).toEqual([]);
    expect(await take(ada.from('messages').select())).toHaveLength(2);
  });

  it('that need no answer wait for none, until he writes again', async () => {
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Wann?' });
    const waiting = async () =>
      (await take(staff.rpc('list_waiting_threads'))) as { waits_since: string; body: string }[];
    const [asked] = await waiting();
    await write(staff, { customer_id: ADA, from_staff: true, body: 'Morgen.' });
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Danke!' });
    const [thanked] = await waiting();
    expect(thanked).toMatchObject({ body: 'Danke!' });
    const listed = async () => {
      const rows = (await take(staff.rpc('list_threads'))) as {
        customer_id: string;
        waits: boolean;
      }[];
      return rows.find(({ customer_id }) => customer_id === ADA)?.waits;
    };
    expect(await listed()).toBe(true);
    const settle = (client: SupabaseClient, is_open: boolean, seen_until: string) =>
      take(client.rpc('settle_thread', { customer_id: ADA, is_open, seen_until }));
    await expect(settle(ada, false, thanked!.waits_since)).rejects.toMatchObject({ code: '42501' });
    // Written since it was seen: it waits on.
    expect(await settle(staff, false, asked!.waits_since)).toBe(0);
    expect(await settle(staff, false, thanked!.waits_since)).toBe(1);
    expect(await waiting()).toEqual([]);
    expect(await listed()).toBe(false);
    expect(await settle(staff, true, thanked!.waits_since)).toBe(1);
    expect(await waiting()).toEqual([thanked]);
    await settle(staff, false, thanked!.waits_since);
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Noch etwas' });
    const [again] = await waiting();
    expect(again).toMatchObject({ body: 'Noch etwas' });
    expect(again!.waits_since).not.toBe(thanked!.waits_since);
    expect(await listed()).toBe(true);
  });

  it('lose a file to staff alone, which makes room for its owner, and keep its name', async () => {
    const path = `${ADA}/${crypto.randomUUID()}`;
    const bucket = (client: SupabaseClient) => client.storage.from('message-files');
    await take(bucket(ada).upload(path, PDF, { contentType: 'application/pdf' }));
    const [row] = (await write(ada, {
      customer_id: ADA,
      from_staff: false,
      body: '',
      attachments: [{ path, name: 'Brief.pdf' }],
    })) as { id: string }[];
    const remove = (client: SupabaseClient) =>
      take(client.rpc('remove_attachment', { message_id: row!.id, file: path }));
    await expect(remove(ada)).rejects.toMatchObject({ code: '42501' });
    expect(await take(bucket(ada).remove([path]))).toEqual([]);
    await remove(staff);
    expect(await take(bucket(staff).remove([path]))).toHaveLength(1);
    expect(await take(ada.from('messages').select('attachments').eq('id', row!.id))).toEqual([
      {
        attachments: [{ path: '', name: 'Brief.pdf', mime_type: 'application/pdf', size_bytes: 0 }],
      },
    ]);
    await expect(remove(staff)).rejects.toMatchObject({ code: 'P0002' });
  });

  it('carry only files the author has put into the same thread, as they are stored', async () => {
    const path = `${ADA}/${crypto.randomUUID()}`;
    await take(
      ada.storage.from('message-files').upload(path, PDF, { contentType: 'application/pdf' }),
    );
    const foreign = `${BEN}/${crypto.randomUUID()}`;
    await take(
      ben.storage.from('message-files').upload(foreign, PDF, { contentType: 'application/pdf' }),
    );
    expect((await ben.storage.from('message-files').download(path)).error).not.toBeNull();
    expect((await ben.storage.from('message-files').upload(`${ADA}/x`, PDF)).error).not.toBeNull();
    const [row] = await write(ada, {
      customer_id: ADA,
      from_staff: false,
      body: '',
      attachments: [{ path, name: 'Brief.pdf', size_bytes: 1, mime_type: 'x' }],
    });
    expect((row as { attachments: unknown }).attachments).toEqual([
      { path, name: 'Brief.pdf', size_bytes: PDF.size, mime_type: 'application/pdf' },
    ]);
    for (const stolen of [foreign, `${ADA}/unknown`, null])
      await expect(
        write(ada, {
          customer_id: ADA,
          from_staff: false,
          body: 'x',
          attachments: [{ path: stolen, name: 'x' }],
        }),
      ).rejects.toMatchObject({ code: '23514' });
    expect((await take(staff.storage.from('message-files').download(path))).size).toBe(PDF.size);
  });

  it('are taken from a customer up to his budget, in one statement or many, and say so', async () => {
    const { most } = BUDGETS.messagesOfCustomer;
    const rows = (count: number) =>
      Array.from({ length: count }, () => ({
        id: crypto.randomUUID(),
        customer_id: ADA,
        from_staff: false,
        body: 'x',
      }));
    const insert = async (client: SupabaseClient, values: object[]) =>
      (await client.from('messages').insert(values)).error;
    const refused = { code: '54000', message: expect.stringContaining(`Stunde ${most} Nachri`) };
    expect(await insert(ada, rows(most + 1))).toMatchObject(refused);
    const stored = rows(most);
    expect(await insert(ada, stored)).toBeNull();
    expect(await insert(ada, rows(1))).toMatchObject(refused);
    // Sent again because its answer was lost.
    expect(await insert(ada, stored.slice(0, 1))).toMatchObject({ code: '23505' });
    expect(await insert(staff, [{ ...rows(1)[0], from_staff: true }])).toBeNull();
    expect(await insert(ben, [{ ...rows(1)[0], customer_id: BEN }])).toBeNull();
    await script(`update public.messages set created_at = now() - interval '61 minutes'`);
    expect(await insert(ada, rows(1))).toBeNull();
  });

  it('take no more files from a customer who keeps 2 GB, and say so', async () => {
    const send = (client: SupabaseClient, folder: string) =>
      client.storage
        .from('message-files')
        .upload(`${folder}/${crypto.randomUUID()}`, PDF, { contentType: 'application/pdf' });
    const kept = `('message-files', '${BEN}/kept', '${BEN}', '{"size": ${2 * 1024 ** 3}}')`;
    await script(
      `insert into storage.objects (bucket_id, name, owner_id, metadata) values ${kept}`,
    );
    expect((await send(ben, BEN)).error?.message).toContain('Ihr Speicherplatz von 2 GB');
    await take(send(ada, ADA));
    await take(send(staff, BEN));
    await script(`delete from storage.objects where owner_id = '${BEN}'`);
    // Of two at once the second waits for the first, and counts it.
    const claims = { sub: BEN, role: 'authenticated' };
    let second: ReturnType<typeof send> | undefined;
    await db.transaction({ kind: 'caller', role: claims.role, claims }, async (tx) => {
      await tx.query(
        `insert into storage.objects (bucket_id, name, owner_id, metadata) values ${kept}`,
      );
      second = send(ben, BEN);
      await Promise.race([second, setTimeout(1000)]);
    });
    expect((await second)?.error?.message).toContain('Ihr Speicherplatz von 2 GB');
    // What a signed upload brings counts to its signer, whose account must be there.
    await script(`delete from storage.objects where owner_id = '${BEN}'`);
    const signed = async () => {
      const files = ben.storage.from('message-files');
      const path = `${BEN}/${crypto.randomUUID()}`;
      const { token } = await take(files.createSignedUploadUrl(path));
      return () => files.uploadToSignedUrl(path, token, PDF, { contentType: 'application/pdf' });
    };
    const [before, after] = [await signed(), await signed()];
    await take(before());
    await script(
      `insert into storage.objects (bucket_id, name, owner_id, metadata) values ${kept}`,
    );
    expect((await after()).error?.message).toContain('Ihr Speicherplatz von 2 GB');
    await script(`delete from storage.objects where name = '${BEN}/kept'`);
    await take(after());
    await take(send(ben, BEN));
    const nobody = crypto.randomUUID();
    expect((await send(await connectAs(nobody), nobody)).error).toMatchObject({
      statusCode: '403',
      message: 'Kein Zugriff',
    });
  });

  it('are marked as read by the other side alone', async () => {
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Frage' });
    await write(staff, { customer_id: ADA, from_staff: true, body: 'Antwort' });
    const read = async () =>
      (
        (await take(
          service.from('messages').select('from_staff, read_at').order('created_at'),
        )) as {
          from_staff: boolean;
          read_at: string | null;
        }[]
      ).map(({ from_staff, read_at }) => [from_staff, read_at !== null]);
    await expect(take(ben.rpc('mark_thread_read', { customer_id: ADA }))).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      take(ada.from('messages').update({ read_at: null }).eq('customer_id', ADA).select()),
    ).rejects.toMatchObject({
      code: '42501',
    });
    expect(await take(ada.rpc('mark_thread_read', { customer_id: ADA }))).toBe(1);
    expect(await read()).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await take(staff.rpc('mark_thread_read', { customer_id: ADA }))).toBe(1);
    expect(await take(staff.rpc('mark_thread_read', { customer_id: ADA }))).toBe(0);
  });

  it('show staff all threads with what is unread', async () => {
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Eins' });
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Zwei' });
    const threads = await take(staff.rpc('list_threads'));
    expect(threads).toEqual([
      expect.objectContaining({
        customer_id: ADA,
        full_name: 'Ada Amsel',
        last_body: 'Zwei',
        last_from_staff: false,
        unread: 2,
      }),
      expect.objectContaining({ customer_id: BEN, last_at: null, unread: 0 }),
    ]);
    // Whoever waits stands before those who were answered since.
    await write(staff, { customer_id: BEN, from_staff: true, body: 'Guten Tag' });
    expect(await take(staff.rpc('list_threads'))).toMatchObject([
      { customer_id: ADA },
      { customer_id: BEN },
    ]);
    expect(await take(staff.rpc('list_threads', { search: 'BUCHE' }))).toHaveLength(1);
    await expect(take(ada.rpc('list_threads'))).rejects.toMatchObject({ code: '42501' });
  });

  it('tell staff since when a customer waits: his first message that nobody answered', async () => {
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Längst beantwortet' });
    await write(staff, { customer_id: ADA, from_staff: true, body: 'Ja' });
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Und wann?' });
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Sind Sie da?' });
    const asked = await take(
      staff
        .from('messages')
        .select('created_at')
        .eq('body', 'Und wann?')
        .single<{ created_at: string }>(),
    );
    expect(await take(staff.rpc('list_waiting_threads'))).toEqual([
      expect.objectContaining({
        customer_id: ADA,
        full_name: 'Ada Amsel',
        waits_since: asked!.created_at,
        body: 'Sind Sie da?',
      }),
    ]);
    await expect(take(ada.rpc('list_waiting_threads'))).rejects.toMatchObject({ code: '42501' });
    await write(staff, { customer_id: ADA, from_staff: true, body: 'Morgen' });
    expect(await take(staff.rpc('list_waiting_threads'))).toEqual([]);
  });

  it('are announced by mail after ten minutes, once for all that wait', async () => {
    const notify = () => take(service.rpc('notify_unread_messages'));
    const age = (minutes: number) =>
      script(
        ['messages', 'outbox_mails']
          .map(
            (table) =>
              `update public.${table} set created_at = created_at - interval '${minutes} minutes';`,
          )
          .join(''),
      );
    const sent = async () =>
      (await take(
        service
          .from('outbox_mails')
          .select('template, recipient, data')
          .like('event_key', 'messages:%')
          .order('created_at'),
      )) as {
        template: string;
        recipient: string;
        data: Record<string, unknown>;
      }[];
    await write(staff, {
      customer_id: ADA,
      from_staff: true,
      body: 'Bitte prüfen Sie den Entwurf.',
    });
    expect(await notify()).toBe(0);
    await age(11);
    await write(staff, { customer_id: ADA, from_staff: true, body: 'Und die Farben.' });
    expect(await notify()).toBe(1);
    await age(11);
    expect(await notify()).toBe(0);
    const [mail] = await sent();
    expect(mail).toMatchObject({
      template: 'messages-customer',
      recipient: 'ada@kunde.example',
      data: { unread: 2, name: 'Ada Amsel' },
    });
    const { text } = renderMail(
      mail!.template,
      { origin: 'https://x.example', ...mail!.data },
      SAMPLE_COMPANY,
    );
    expect(text).toContain('warten 2 ungelesene Nachrichten');
    expect(text).toContain('Bitte prüfen Sie den Entwurf.');
    expect(text).toContain('https://x.example/portal/nachrichten');

    // Read in time: nobody is mailed. A new run after that is a new event.
    await take(ada.rpc('mark_thread_read', { customer_id: ADA }));
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Passt so.' });
    await take(staff.rpc('mark_thread_read', { customer_id: ADA }));
    await age(11);
    expect(await notify()).toBe(0);
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Noch etwas.' });
    await write(staff, { customer_id: ADA, from_staff: true, body: 'Neues.' });
    await age(11);
    expect(await notify()).toBe(2);
    const all = await sent();
    expect(all).toHaveLength(3);
    const agency = all.find(({ template }) => template === 'messages-agency')!;
    expect(agency).toMatchObject({ recipient: 'agency', data: { email: 'ada@kunde.example' } });
    expect(
      renderMail(agency.template, { origin: 'https://x.example', ...agency.data }, SAMPLE_COMPANY)
        .text,
    ).toContain(`https://x.example/admin/unterhaltungen/${ADA}`);
  });
});
