// @database postgres
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { renderMail } from '#emails/templates.ts';
import { silentLog } from '#platform/core/log.ts';
import { removeOrphanedFiles } from '#server/worker/jobs.ts';
import { ADA, BEN, PDF, startProjectWork, take } from '#tests/support/project-work.ts';

const { ada, ben, staff, service, script, project } = await startProjectWork();

describe('milestones', () => {
  let step: string;
  beforeEach(async () => {
    const created = await take(
      staff
        .from('project_milestones')
        .insert({ project_id: project, title: 'Entwurf' })
        .select('id')
        .single<{ id: string }>(),
    );
    step = created.id;
  });
  const ask = () =>
    take(
      staff
        .from('project_milestones')
        .update({ status: 'awaiting_approval' })
        .eq('id', step)
        .select('status, needs_approval'),
    );
  const read = () =>
    take(
      service.from('project_milestones').select('updated_at').eq('id', step).single<{
        updated_at: string;
      }>(),
    );
  const decide = async (client: SupabaseClient, decision: string, comment = '') =>
    take(
      client.rpc('decide_milestone', {
        milestone_id: step,
        decision,
        seen_at: (await read()).updated_at,
        comment,
      }),
    );
  const mails = async (template: string) =>
    (await take(
      service
        .from('outbox_mails')
        .select('recipient, data')
        .eq('template', template)
        .like('event_key', `milestone:${step}:%`),
    )) as {
      recipient: string;
      data: unknown;
    }[];

  it('asks the customer by mail and takes his decision once', async () => {
    expect(await ask()).toEqual([{ status: 'awaiting_approval', needs_approval: true }]);
    const [asked] = await mails('milestone-awaiting');
    expect(asked).toMatchObject({ recipient: 'ada@kunde.example' });
    expect(
      renderMail(
        'milestone-awaiting',
        { origin: 'https://x.example', ...(asked!.data as object) },
        SAMPLE_COMPANY,
      ).text,
    ).toContain(`https://x.example/portal/projekte/${project}`);
    expect(await decide(ada, 'approved', ' Gefällt uns. ')).toBe('approved');
    expect(await decide(ada, 'approved', 'Gefällt uns.')).toBe('approved');
    const [row] = await take(
      ada.from('project_milestones').select('status, decided_by, decision_comment').eq('id', step),
    );
    expect(row).toEqual({ status: 'approved', decided_by: ADA, decision_comment: 'Gefällt uns.' });
    const told = await mails('milestone-decided');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      recipient: 'agency',
      data: { decision: 'approved', comment: 'Gefällt uns.' },
    });
    for (const [decision, comment] of [
      ['approved', 'Gefällt uns sehr.'],
      ['changes_requested', 'doch nicht'],
    ] as const)
      await expect(decide(ada, decision, comment)).rejects.toMatchObject({
        code: '55000',
        message: expect.stringMatching(/^Sie haben .* schon entschieden\. .* als Nachricht\.$/),
      });
  });

  it('takes no decision about what has changed since it was read', async () => {
    await ask();
    const seen = await read();
    await take(staff.from('project_milestones').update({ description: 'Neu' }).eq('id', step));
    const approve = (seen_at: string | null) =>
      take(ada.rpc('decide_milestone', { milestone_id: step, decision: 'approved', seen_at }));
    for (const unseen of [seen.updated_at, null])
      await expect(approve(unseen)).rejects.toMatchObject({
        code: '55000',
        message: 'Der Schritt wurde gerade geändert. Bitte sehen Sie ihn sich noch einmal an.',
      });
    expect(await approve((await read()).updated_at)).toBe('approved');
  });

  it('wants to know what to change, and clears the old decision when asked again', async () => {
    await ask();
    await expect(decide(ada, 'changes_requested', '  ')).rejects.toMatchObject({ code: '23514' });
    expect(await decide(ada, 'changes_requested', 'Logo größer')).toBe('changes_requested');
    await ask();
    const [row] = await take(
      ada.from('project_milestones').select('decided_at, decision_comment').eq('id', step),
    );
    expect(row).toEqual({ decided_at: null, decision_comment: '' });
    expect(await mails('milestone-awaiting')).toHaveLength(2);
  });

  it('asks for nothing once the project is over', async () => {
    await ask();
    await take(service.from('projects').update({ status: 'cancelled' }).eq('id', project));
    await expect(decide(ada, 'approved')).rejects.toMatchObject({ code: '55000' });
    const setStatus = (status: string) =>
      take(staff.from('project_milestones').update({ status }).eq('id', step));
    await setStatus('in_progress');
    for (const over of ['cancelled', 'done']) {
      await take(service.from('projects').update({ status: over }).eq('id', project));
      await setStatus('awaiting_approval');
      expect(await mails('milestone-awaiting')).toHaveLength(1);
      await setStatus('in_progress');
    }
    await take(service.from('projects').update({ status: 'active' }).eq('id', project));
    await ask();
    expect(await decide(ada, 'approved')).toBe('approved');
  });

  it('tells a customer without an account how he can approve', async () => {
    const own = await take(
      staff
        .from('projects')
        .insert({ title: 'Shop', customer_email: 'neu@kunde.example' })
        .select('id')
        .single<{ id: string }>(),
    );
    await take(
      staff
        .from('project_milestones')
        .insert({ project_id: own.id, title: 'Entwurf', status: 'awaiting_approval' }),
    );
    const asked = await take(
      service
        .from('outbox_mails')
        .select('data')
        .eq('recipient', 'neu@kunde.example')
        .single<{ data: object }>(),
    );
    expect(
      renderMail(
        'milestone-awaiting',
        { origin: 'https://x.example', ...asked.data },
        SAMPLE_COMPANY,
      ).text,
    ).toContain('sobald Sie sich mit dieser E-Mail-Adresse registrieren');
  });

  it('wait since they were asked for, whatever else changes', async () => {
    const since = async () => {
      const row = await take(
        staff
          .from('project_milestones')
          .select('awaiting_since')
          .eq('id', step)
          .single<{ awaiting_since: string | null }>(),
      );
      return row.awaiting_since;
    };
    expect(await since()).toBeNull();
    await ask();
    const asked = await since();
    expect(asked).not.toBeNull();
    await take(
      staff.from('project_milestones').update({ title: 'Entwürfe', position: 9 }).eq('id', step),
    );
    expect(await since()).toBe(asked);
    await decide(ada, 'changes_requested', 'Größer');
    expect(await since()).toBeNull();
    await ask();
    expect(await since()).not.toBe(asked);
  });

  it('leaves the decision to the customer of the project alone', async () => {
    await expect(decide(ada, 'approved')).rejects.toMatchObject({ code: '55000' });
    await ask();
    for (const client of [ben, staff])
      await expect(decide(client, 'approved')).rejects.toMatchObject({ code: 'P0002' });
    await expect(decide(ada, 'done')).rejects.toMatchObject({ code: '22023' });
    const set = (status: string) =>
      take(staff.from('project_milestones').update({ status }).eq('id', step).select());
    await expect(set('approved')).rejects.toMatchObject({ code: '42501' });
    await expect(set('done')).rejects.toMatchObject({ code: '23514' });
    await decide(ada, 'approved');
    const rename = () =>
      take(staff.from('project_milestones').update({ title: 'Anderes' }).eq('id', step).select());
    await expect(rename()).rejects.toMatchObject({ code: '23514' });
    expect(await take(staff.from('project_milestones').delete().eq('id', step).select())).toEqual(
      [],
    );
    expect(await set('done')).toMatchObject([{ decided_by: ADA }]);
    await expect(rename()).rejects.toMatchObject({ code: '23514' });
    // Taken up again, it is not what was approved.
    expect(await set('in_progress')).toMatchObject([{ decided_at: null, decided_by: null }]);
    expect(await rename()).toHaveLength(1);
    await expect(set('done')).rejects.toMatchObject({ code: '23514' });
  });

  it('are put into order by staff alone', async () => {
    const second = await take(
      staff
        .from('project_milestones')
        .insert({ project_id: project, title: 'Bau' })
        .select('id')
        .single<{ id: string }>(),
    );
    await take(staff.rpc('order_milestones', { project, milestones: [second.id, step] }));
    await take(ada.rpc('order_milestones', { project, milestones: [step, second.id] }));
    const rows = await take(
      ada.from('project_milestones').select('id').in('id', [step, second.id]).order('position'),
    );
    expect(rows).toEqual([{ id: second.id }, { id: step }]);
  });
});

describe('a project', () => {
  const make = (id: string) =>
    staff.from('projects').insert({ id, title: 'Doppelt', customer_email: 'Ada@kunde.example' });
  const remove = (client: SupabaseClient, id: string) =>
    take(client.from('projects').delete().eq('id', id).select('id'));

  it('is made once, however often its id is sent', async () => {
    const id = crypto.randomUUID();
    await take(make(id));
    await expect(take(make(id))).rejects.toMatchObject({ code: '23505' });
  });

  it('is deleted by staff as long as it holds nothing', async () => {
    const id = crypto.randomUUID();
    await take(make(id));
    const step = await take(
      staff
        .from('project_milestones')
        .insert({ project_id: id, title: 'Entwurf', status: 'awaiting_approval' })
        .select('id')
        .single<{ id: string }>(),
    );
    for (const [fill, empty] of [
      [
        `insert into public.project_files (project_id, path, name, mime_type, size_bytes)
         values ('${id}', 'x', 'x', 'text/plain', 1)`,
        `delete from public.project_files where path = 'x'`,
      ],
      [
        `insert into public.invoices (project_id, customer_email, content)
         values ('${id}', 'ada@kunde.example', '{}')`,
        `update public.invoices set project_id = null where project_id = '${id}'`,
      ],
      [
        `update public.project_milestones set decided_at = now() where id = '${step.id}'`,
        `update public.project_milestones set decided_at = null where id = '${step.id}'`,
      ],
    ] as const) {
      await script(fill);
      expect(await remove(staff, id), fill).toEqual([]);
      await script(empty);
    }
    expect(await remove(ada, id)).toEqual([]);
    expect(await remove(staff, id)).toEqual([{ id }]);
    expect(
      await take(service.from('project_milestones').select('id').eq('project_id', id)),
    ).toEqual([]);
  });
});

describe('files', () => {
  const upload = async (client: SupabaseClient, bucket: string, folder: string, file = PDF) => {
    const path = `${folder}/${crypto.randomUUID()}`;
    await take(client.storage.from(bucket).upload(path, file, { contentType: 'application/pdf' }));
    return path;
  };
  const register = (client: SupabaseClient, path: string, name = 'Logo.pdf') =>
    take(client.rpc('register_project_file', { object_path: path, file_name: name })) as Promise<
      Record<string, unknown>
    >;

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
    const [own, theirs] = [
      await upload(ada, 'project-files', project),
      await upload(staff, 'project-files', project),
    ];
    await register(ada, own);
    await register(staff, theirs);
    expect(await take(ada.from('project_files').delete().eq('path', theirs).select())).toEqual([]);
    expect(await take(ada.storage.from('project-files').remove([theirs]))).toEqual([]);
    expect((await take(ada.storage.from('project-files').download(theirs))).size).toBe(PDF.size);
    expect(await take(ada.from('project_files').delete().eq('path', own).select('path'))).toEqual([
      { path: own },
    ]);
    expect(await take(ada.storage.from('project-files').remove([own]))).toHaveLength(1);
    expect(
      await take(staff.from('project_files').delete().eq('path', theirs).select('path')),
    ).toHaveLength(1);
    expect(await take(staff.storage.from('project-files').remove([theirs]))).toHaveLength(1);
  });

  it('are looked at: a program is no picture, and type and size have limits', async () => {
    const bucket = ada.storage.from('project-files');
    const program = new Blob([new Uint8Array([0x4d, 0x5a, ...Array<number>(200).fill(0)])]);
    const send = async (body: Blob, contentType: string) =>
      (await bucket.upload(`${project}/${crypto.randomUUID()}`, body, { contentType })).error
        ?.message;
    expect(await send(program, 'image/png')).toContain('not supported');
    expect(await send(program, 'application/x-msdownload')).toContain('not supported');
    expect(await send(new Blob([new Uint8Array(52_428_801)]), 'text/plain')).toBeDefined();
    expect(await send(PDF, 'application/pdf')).toBeUndefined();
  });

  it('that no row names are removed, others stay', async () => {
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
        .insert({
          customer_id: ADA,
          from_staff: false,
          body: '',
          attachments: [{ path: attached, name: 'a.pdf' }],
        })
        .select(),
    );
    await removeOrphanedFiles(service, silentLog);
    expect((await ada.storage.from('project-files').exists(orphan)).data).toBe(true);
    const age = (hours: number) =>
      script(
        `update storage.objects set created_at = now() - interval '${hours} hours'
         where bucket_id in ('project-files', 'message-files')`,
      );
    const exists = async (bucket: string, path: string) =>
      (await ada.storage.from(bucket).exists(path)).data;
    await age(25);
    await removeOrphanedFiles(service, silentLog);
    expect(await exists('message-files', loose)).toBe(true);
    await age(73);
    await removeOrphanedFiles(service, silentLog);
    expect(await exists('project-files', listed)).toBe(true);
    expect(await exists('project-files', orphan)).toBe(false);
    expect(await exists('message-files', attached)).toBe(true);
    expect(await exists('message-files', loose)).toBe(false);
  });
});

describe('realtime', () => {
  const joined = (channel: RealtimeChannel) =>
    new Promise<void>((resolve, reject) =>
      channel.subscribe((status, error) =>
        status === 'SUBSCRIBED' ? resolve() : reject(error ?? new Error(status)),
      ),
    );
  async function follow(client: SupabaseClient): Promise<string[]> {
    const seen: string[] = [];
    const channel = client.channel(`all-${crypto.randomUUID()}`);
    for (const table of ['messages', 'projects', 'project_milestones', 'project_files'])
      channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) =>
        seen.push(change.table),
      );
    await joined(channel);
    return seen;
  }

  it('tells a customer of his own rows only', async () => {
    await script('delete from public.messages');
    const [forAda, forBen, forStaff] = await Promise.all([follow(ada), follow(ben), follow(staff)]);
    await take(
      staff.from('messages').insert({ customer_id: ADA, from_staff: true, body: 'Neu' }).select(),
    );
    const { id } = await take(
      staff
        .from('project_milestones')
        .insert({ project_id: project, title: 'Live' })
        .select('id')
        .single<{ id: string }>(),
    );
    await take(staff.from('projects').update({ title: 'Website 2' }).eq('id', project).select());
    const path = `${project}/${crypto.randomUUID()}`;
    await take(
      ada.storage.from('project-files').upload(path, PDF, { contentType: 'application/pdf' }),
    );
    await take(ada.rpc('register_project_file', { object_path: path, file_name: 'a' }));
    // Whether one may see a row is asked when its change is told: it has to be there for that long.
    for (const seen of [forAda, forStaff])
      await expect.poll(() => seen).toContain('project_milestones');
    await take(staff.from('project_milestones').delete().eq('id', id).select());
    await take(ada.rpc('mark_thread_read', { customer_id: ADA }));
    const expected = [
      'messages',
      'messages',
      'project_files',
      'project_milestones',
      'project_milestones',
      'projects',
    ];
    await expect.poll(() => [...forAda].sort()).toEqual(expected);
    await expect.poll(() => [...forStaff].sort()).toEqual(expected);
    // What is Ben's own arrives after all that, so nothing of the above is still on its way.
    await take(
      ben
        .from('messages')
        .insert({ customer_id: BEN, from_staff: false, body: 'Eigenes' })
        .select(),
    );
    await expect.poll(() => forBen).toEqual(['messages']);
    expect(forAda).toHaveLength(expected.length);
  });
});
