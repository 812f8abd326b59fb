import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { renderMail } from '#emails/templates.ts';
import { silentLog } from '#platform/core/log.ts';
import { asOwner } from '#platform/db/database.ts';
import { removeOrphanedFiles } from '#server/worker/jobs.ts';
import { startLivePlatform, type LivePlatform } from '#tests/support/live-platform.ts';

const ADA = 'a0000000-0000-4000-8000-000000000001';
const BEN = 'b0000000-0000-4000-8000-000000000002';
const STAFF = 'c0000000-0000-4000-8000-000000000003';
const PDF = new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'], { type: 'application/pdf' });

let platform: LivePlatform;
let ada: SupabaseClient;
let ben: SupabaseClient;
let staff: SupabaseClient;
let service: SupabaseClient;
let project: string;
let step: string;

const script = (sql: string) => platform.db.transaction(asOwner('test'), (tx) => tx.script(sql));
const connectAs = async (id: string) => {
  const client = platform.connect({ token: await platform.userToken(id) });
  await client.realtime.setAuth();
  return client;
};
/** The data, or the error's code thrown. */
async function take<Data>(answer: PromiseLike<{ data: Data | null; error: { message: string; code?: string } | null }>): Promise<Data> {
  const { data, error } = await answer;
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return data as Data;
}

beforeAll(async () => {
  platform = await startLivePlatform();
  await script(`
    insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
      ('${ADA}', 'ada@kunde.example', '{"full_name":"Ada Amsel"}', now()),
      ('${BEN}', 'ben@kunde.example', '{"full_name":"Ben Buche"}', now()),
      ('${STAFF}', 'staff@maasbogen.example', '{}', now());
    update public.profiles set role = 'admin' where id = '${STAFF}';
  `);
  [ada, ben, staff] = await Promise.all([connectAs(ADA), connectAs(BEN), connectAs(STAFF)]);
  service = platform.connect({ key: platform.keys.serviceRoleKey });
  const created = await take(
    staff
      .from('projects')
      .insert({ title: 'Website', customer_email: 'Ada@kunde.example' })
      .select()
      .single<{ id: string; number: string; customer_id: string }>(),
  );
  expect(created).toMatchObject({ customer_id: ADA });
  expect(created.number).toMatch(/^PR-\d{4}-0001$/);
  project = created.id;
});
afterAll(async () => {
  await Promise.all([ada, ben, staff].map((client) => client.removeAllChannels().then(() => client.realtime.disconnect())));
  await platform.close();
});

describe('milestones', () => {
  beforeEach(async () => {
    const created = await take(
      staff.from('project_milestones').insert({ project_id: project, title: 'Entwurf' }).select('id').single<{ id: string }>(),
    );
    step = created.id;
  });
  const ask = () =>
    take(staff.from('project_milestones').update({ status: 'awaiting_approval' }).eq('id', step).select('status, needs_approval'));
  const decide = (client: SupabaseClient, decision: string, comment?: string) =>
    take(client.rpc('decide_milestone', { milestone_id: step, decision, ...(comment === undefined ? {} : { comment }) }));
  const mails = async (template: string) =>
    (await take(
      service.from('outbox_mails').select('recipient, data').eq('template', template).like('event_key', `milestone:${step}:%`),
    )) as {
      recipient: string;
      data: unknown;
    }[];

  it('asks the customer by mail and takes his decision once', async () => {
    expect(await ask()).toEqual([{ status: 'awaiting_approval', needs_approval: true }]);
    const [asked] = await mails('milestone-awaiting');
    expect(asked).toMatchObject({ recipient: 'Ada@kunde.example' });
    expect(renderMail('milestone-awaiting', { origin: 'https://x.example', ...(asked!.data as object) }, SAMPLE_COMPANY).text).toContain(
      `https://x.example/portal/projekte/${project}`,
    );
    expect(await decide(ada, 'approved', ' Gefällt uns. ')).toBe('approved');
    expect(await decide(ada, 'approved')).toBe('approved');
    const [row] = await take(ada.from('project_milestones').select('status, decided_by, decision_comment').eq('id', step));
    expect(row).toEqual({ status: 'approved', decided_by: ADA, decision_comment: 'Gefällt uns.' });
    const told = await mails('milestone-decided');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ recipient: 'agency', data: { decision: 'approved', comment: 'Gefällt uns.' } });
    await expect(decide(ada, 'changes_requested', 'doch nicht')).rejects.toMatchObject({ code: '55000' });
  });

  it('wants to know what to change, and clears the old decision when asked again', async () => {
    await ask();
    await expect(decide(ada, 'changes_requested', '  ')).rejects.toMatchObject({ code: '23514' });
    expect(await decide(ada, 'changes_requested', 'Logo größer')).toBe('changes_requested');
    await ask();
    const [row] = await take(ada.from('project_milestones').select('decided_at, decision_comment').eq('id', step));
    expect(row).toEqual({ decided_at: null, decision_comment: '' });
    expect(await mails('milestone-awaiting')).toHaveLength(2);
  });

  it('leaves the decision to the customer of the project alone', async () => {
    await expect(decide(ada, 'approved')).rejects.toMatchObject({ code: '55000' });
    await ask();
    for (const client of [ben, staff]) await expect(decide(client, 'approved')).rejects.toMatchObject({ code: 'P0002' });
    await expect(decide(ada, 'done')).rejects.toMatchObject({ code: '22023' });
    const set = (status: string) => take(staff.from('project_milestones').update({ status }).eq('id', step).select());
    await expect(set('approved')).rejects.toMatchObject({ code: '42501' });
    await expect(set('done')).rejects.toMatchObject({ code: '23514' });
    await decide(ada, 'approved');
    await expect(take(staff.from('project_milestones').update({ title: 'Anderes' }).eq('id', step).select())).rejects.toMatchObject({
      code: '23514',
    });
    expect(await take(staff.from('project_milestones').delete().eq('id', step).select())).toEqual([]);
    expect(await set('done')).toHaveLength(1);
  });

  it('are put into order by staff alone', async () => {
    const second = await take(
      staff.from('project_milestones').insert({ project_id: project, title: 'Bau' }).select('id').single<{ id: string }>(),
    );
    await take(staff.rpc('order_milestones', { project, milestones: [second.id, step] }));
    await take(ada.rpc('order_milestones', { project, milestones: [step, second.id] }));
    const rows = await take(ada.from('project_milestones').select('id').in('id', [step, second.id]).order('position'));
    expect(rows).toEqual([{ id: second.id }, { id: step }]);
  });
});

describe('files', () => {
  const upload = async (client: SupabaseClient, bucket: string, folder: string, file = PDF) => {
    const path = `${folder}/${crypto.randomUUID()}`;
    await take(client.storage.from(bucket).upload(path, file, { contentType: 'application/pdf' }));
    return path;
  };
  const register = (client: SupabaseClient, path: string, name = 'Logo.pdf') =>
    take(client.rpc('register_project_file', { object_path: path, file_name: name })) as Promise<Record<string, unknown>>;

  it('are listed with the type and size of what was stored, once', async () => {
    const path = await upload(ada, 'project-files', project);
    const row = await register(ada, path);
    expect(row).toMatchObject({
      project_id: project,
      name: 'Logo.pdf',
      mime_type: 'application/pdf',
      size_bytes: PDF.size,
      uploaded_by: ADA,
    });
    expect(await register(ada, path, 'anders')).toEqual(row);
    await expect(register(ben, path)).rejects.toMatchObject({ code: 'P0002' });
    await expect(register(staff, path)).rejects.toMatchObject({ code: 'P0002' });
  });

  it('of one customer are closed to another, whichever way he tries', async () => {
    const path = await upload(ada, 'project-files', project);
    await register(ada, path);
    const bucket = ben.storage.from('project-files');
    for (const attempt of [
      bucket.download(path),
      bucket.createSignedUrl(path, 60),
      bucket.info(path),
      bucket.upload(`${project}/${crypto.randomUUID()}`, PDF),
      bucket.upload(path, PDF, { upsert: true }),
      bucket.move(path, `${project}/x`),
      bucket.upload('x', PDF),
      bucket.upload(`${crypto.randomUUID()}/x`, PDF),
    ])
      expect((await attempt).error).not.toBeNull();
    expect(await take(bucket.list(project))).toEqual([]);
    expect(await take(bucket.remove([path]))).toEqual([]);
    expect(await take(ben.from('project_files').select())).toEqual([]);
    expect(await take(ben.from('project_files').delete().eq('path', path).select())).toEqual([]);
    expect(await take(ben.from('projects').select())).toEqual([]);
    expect(await take(ben.from('project_milestones').select())).toEqual([]);
    expect((await take(ada.storage.from('project-files').download(path))).size).toBe(PDF.size);
  });

  it('are deleted by whoever put them there, and by staff', async () => {
    const [own, theirs] = [await upload(ada, 'project-files', project), await upload(staff, 'project-files', project)];
    await register(ada, own);
    await register(staff, theirs);
    expect(await take(ada.from('project_files').delete().eq('path', theirs).select())).toEqual([]);
    expect(await take(ada.storage.from('project-files').remove([theirs]))).toEqual([]);
    expect((await take(ada.storage.from('project-files').download(theirs))).size).toBe(PDF.size);
    expect(await take(ada.from('project_files').delete().eq('path', own).select('path'))).toEqual([{ path: own }]);
    expect(await take(ada.storage.from('project-files').remove([own]))).toHaveLength(1);
    expect(await take(staff.from('project_files').delete().eq('path', theirs).select('path'))).toHaveLength(1);
    expect(await take(staff.storage.from('project-files').remove([theirs]))).toHaveLength(1);
  });

  it('are looked at: a program is no picture, and type and size have limits', async () => {
    const bucket = ada.storage.from('project-files');
    const program = new Blob([new Uint8Array([0x4d, 0x5a, ...Array<number>(200).fill(0)])]);
    const send = async (body: Blob, contentType: string) =>
      (await bucket.upload(`${project}/${crypto.randomUUID()}`, body, { contentType })).error?.message;
    expect(await send(program, 'image/png')).toContain('not supported');
    expect(await send(program, 'application/x-msdownload')).toContain('not supported');
    expect(await send(new Blob([new Uint8Array(52_428_801)]), 'text/plain')).toBeDefined();
    expect(await send(PDF, 'application/pdf')).toBeUndefined();
  });

  it('that no row names are removed after a day, others stay', async () => {
    const [listed, orphan, attached, loose] = [
      await upload(ada, 'project-files', project),
      await upload(ada, 'project-files', project),
      await upload(ada, 'message-files', ADA),
      await upload(ada, 'message-files', ADA),
    ];
    await register(ada, listed);
    await take(
      ada
        .from('messages')
        .insert({ customer_id: ADA, from_staff: false, body: '', attachments: [{ path: attached, name: 'a.pdf' }] })
        .select(),
    );
    await removeOrphanedFiles(service, silentLog);
    expect((await ada.storage.from('project-files').exists(orphan)).data).toBe(true);
    await script(
      `update storage.objects set created_at = now() - interval '25 hours' where bucket_id in ('project-files', 'message-files')`,
    );
    await removeOrphanedFiles(service, silentLog);
    const exists = async (bucket: string, path: string) => (await ada.storage.from(bucket).exists(path)).data;
    expect(await exists('project-files', listed)).toBe(true);
    expect(await exists('project-files', orphan)).toBe(false);
    expect(await exists('message-files', attached)).toBe(true);
    expect(await exists('message-files', loose)).toBe(false);
  });
});

describe('messages', () => {
  const write = (client: SupabaseClient, row: Record<string, unknown>) => take(client.from('messages').insert(row).select());
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
      await expect(write(client, refused), JSON.stringify(refused)).rejects.toMatchObject({ code: '42501' });
    await expect(write(ada, { customer_id: ADA, from_staff: false, body: '  ' })).rejects.toMatchObject({ code: '23514' });
    expect(await take(ben.from('messages').select())).toEqual([]);
    expect(await take(ada.from('messages').select())).toHaveLength(2);
  });

  it('carry only files the author has put into the same thread, as they are stored', async () => {
    const path = `${ADA}/${crypto.randomUUID()}`;
    await take(ada.storage.from('message-files').upload(path, PDF, { contentType: 'application/pdf' }));
    const foreign = `${BEN}/${crypto.randomUUID()}`;
    await take(ben.storage.from('message-files').upload(foreign, PDF, { contentType: 'application/pdf' }));
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
        write(ada, { customer_id: ADA, from_staff: false, body: 'x', attachments: [{ path: stolen, name: 'x' }] }),
      ).rejects.toMatchObject({ code: '23514' });
    expect((await take(staff.storage.from('message-files').download(path))).size).toBe(PDF.size);
  });

  it('are marked as read by the other side alone', async () => {
    await write(ada, { customer_id: ADA, from_staff: false, body: 'Frage' });
    await write(staff, { customer_id: ADA, from_staff: true, body: 'Antwort' });
    const read = async () =>
      (
        (await take(service.from('messages').select('from_staff, read_at').order('created_at'))) as {
          from_staff: boolean;
          read_at: string | null;
        }[]
      ).map(({ from_staff, read_at }) => [from_staff, read_at !== null]);
    await expect(take(ben.rpc('mark_thread_read', { customer_id: ADA }))).rejects.toMatchObject({ code: '42501' });
    await expect(take(ada.from('messages').update({ read_at: null }).eq('customer_id', ADA).select())).rejects.toMatchObject({
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
      expect.objectContaining({ customer_id: ADA, full_name: 'Ada Amsel', last_body: 'Zwei', last_from_staff: false, unread: 2 }),
      expect.objectContaining({ customer_id: BEN, last_at: null, unread: 0 }),
    ]);
    expect(await take(staff.rpc('list_threads', { search: 'BUCHE' }))).toHaveLength(1);
    await expect(take(ada.rpc('list_threads'))).rejects.toMatchObject({ code: '42501' });
  });

  it('are announced by mail after ten minutes, once for all that wait', async () => {
    const notify = () => take(service.rpc('notify_unread_messages'));
    const age = (minutes: number) => script(`update public.messages set created_at = created_at - interval '${minutes} minutes'`);
    const sent = async () =>
      (await take(
        service.from('outbox_mails').select('template, recipient, data').like('event_key', 'messages:%').order('created_at'),
      )) as {
        template: string;
        recipient: string;
        data: Record<string, unknown>;
      }[];
    await write(staff, { customer_id: ADA, from_staff: true, body: 'Bitte prüfen Sie den Entwurf.' });
    expect(await notify()).toBe(0);
    await age(11);
    await write(staff, { customer_id: ADA, from_staff: true, body: 'Und die Farben.' });
    expect(await notify()).toBe(1);
    await age(11);
    expect(await notify()).toBe(0);
    const [mail] = await sent();
    expect(mail).toMatchObject({ template: 'messages-customer', recipient: 'ada@kunde.example', data: { unread: 2, name: 'Ada Amsel' } });
    const { text } = renderMail(mail!.template, { origin: 'https://x.example', ...mail!.data }, SAMPLE_COMPANY);
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
    expect(renderMail(agency.template, { origin: 'https://x.example', ...agency.data }, SAMPLE_COMPANY).text).toContain(
      `https://x.example/admin/unterhaltungen/${ADA}`,
    );
  });
});

describe('realtime', () => {
  const joined = (channel: RealtimeChannel) =>
    new Promise<void>((resolve, reject) =>
      channel.subscribe((status, error) => (status === 'SUBSCRIBED' ? resolve() : reject(error ?? new Error(status)))),
    );
  async function follow(client: SupabaseClient): Promise<string[]> {
    const seen: string[] = [];
    const channel = client.channel(`all-${crypto.randomUUID()}`);
    for (const table of ['messages', 'projects', 'project_milestones', 'project_files'])
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) => seen.push(change.table));
    await joined(channel);
    return seen;
  }

  it('tells a customer of his own rows only', async () => {
    await script('delete from public.messages');
    const [forAda, forBen, forStaff] = await Promise.all([follow(ada), follow(ben), follow(staff)]);
    await take(staff.from('messages').insert({ customer_id: ADA, from_staff: true, body: 'Neu' }).select());
    const { id } = await take(
      staff.from('project_milestones').insert({ project_id: project, title: 'Live' }).select('id').single<{ id: string }>(),
    );
    await take(staff.from('projects').update({ title: 'Website 2' }).eq('id', project).select());
    const path = `${project}/${crypto.randomUUID()}`;
    await take(ada.storage.from('project-files').upload(path, PDF, { contentType: 'application/pdf' }));
    await take(ada.rpc('register_project_file', { object_path: path, file_name: 'a' }));
    await take(staff.from('project_milestones').delete().eq('id', id).select());
    await take(ada.rpc('mark_thread_read', { customer_id: ADA }));
    const expected = ['messages', 'messages', 'project_files', 'project_milestones', 'project_milestones', 'projects'];
    await expect.poll(() => [...forAda].sort()).toEqual(expected);
    await expect.poll(() => [...forStaff].sort()).toEqual(expected);
    // What is Ben's own arrives after all that, so nothing of the above is still on its way.
    await take(ben.from('messages').insert({ customer_id: BEN, from_staff: false, body: 'Eigenes' }).select());
    await expect.poll(() => forBen).toEqual(['messages']);
    expect(forAda).toHaveLength(expected.length);
  });
});
