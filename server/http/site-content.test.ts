import { afterAll, beforeAll, expect, it } from 'vitest';
import { configureContent, getContentSettings } from '#content/settings.ts';
import { silentLog } from '#platform/core/log.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { createSiteContent } from './site-content.ts';

const before = getContentSettings();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(async () => {
  configureContent(before);
  await platform.close();
});

const watch = (onChange: () => Promise<void>) =>
  createSiteContent({
    client: platform.service(),
    company: before.company,
    log: silentLog,
    onChange,
  });

it('ends no refresh before what another has read is in force', async () => {
  const applied: string[] = [];
  const apply = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const content = watch(async () => {
    begun.resolve();
    await apply.promise;
    applied.push('change');
  });
  const polled = content.refresh();
  await begun.promise;
  const saved = content.refresh().then(() => applied.push('saved'));
  // Time enough to ask the database whether anything is new.
  await platform.service().from('site_content_version').select('version').single();
  apply.resolve();
  await Promise.all([polled, saved]);
  expect(applied).toEqual(['change', 'saved']);
});

it('tries again what could not be applied', async () => {
  let tries = 0;
  const content = watch(async () => {
    tries += 1;
    if (tries === 1) throw new Error('the database went away');
  });
  await expect(content.refresh()).rejects.toThrow('went away');
  await content.refresh();
  await content.refresh();
  expect(tries).toBe(2);
});
