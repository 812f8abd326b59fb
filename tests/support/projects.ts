import { test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { openService, startSession, type Account } from './accounts.ts';
import { withConsent } from './browser.ts';

/** A picture of 10 × 10 pixels. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAE0lEQVR4nGP8z4APMOGVHbHSAEEsAROxCnMTAAAAAElFTkSuQmCC',
  'base64',
);

type Step = { title: string; status?: string; description?: string };

/** A project of the account with steps, as the agency would have made it. */
export async function createProject(
  account: Pick<Account, 'email'>,
  title: string,
  steps: readonly Step[] = [],
): Promise<string> {
  const service = await openService();
  const { data, error } = await service
    .from('projects')
    .insert({ title, customer_email: account.email, status: 'active' })
    .select('id')
    .single<{ id: string }>();
  if (error) throw error;
  for (const [index, step] of steps.entries()) {
    const { error: failure } = await service
      .from('project_milestones')
      .insert({ project_id: data.id, position: index + 1, ...step });
    if (failure) throw failure;
  }
  return data.id;
}

/** A second session beside the test's own page, which is still empty. */
export async function openSession(
  browser: Browser,
  account: Pick<Account, 'email' | 'password'>,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...test.info().project.use });
  const page = await context.newPage();
  await withConsent(page);
  await startSession(page, account);
  return { context, page };
}
