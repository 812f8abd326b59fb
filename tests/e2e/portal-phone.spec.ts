import {
  expectAccessible,
  expectNoOverflow,
  findSmallControls,
} from '#tests/support/accessibility.ts';
import {
  createAccount,
  openAs,
  openService,
  signIn,
  startSession,
} from '#tests/support/accounts.ts';
import { ADMIN, expect, test, withConsent } from '#tests/support/browser.ts';
import { issueInvoice } from '#tests/support/invoices.ts';
import { sendOffer } from '#tests/support/offers.ts';
import { createProject, PNG } from '#tests/support/projects.ts';

test.beforeEach(({ page }) => withConsent(page));

test('the bar leads everywhere before its code has come, and covers nothing @phone-only', async ({
  page,
  browser,
}) => {
  const account = await createAccount();
  const service = await openService();
  await service
    .from('messages')
    .insert({ customer_id: account.id, from_staff: true, body: 'Ihr Entwurf ist da.' })
    .throwOnError();
  const { viewport, hasTouch, isMobile, baseURL } = test.info().project.use;
  const context = await browser.newContext({
    viewport: viewport!,
    hasTouch: hasTouch!,
    isMobile: isMobile!,
    baseURL: baseURL!,
    javaScriptEnabled: false,
  });
  const bare = await context.newPage();
  await startSession(bare, account);
  await bare.goto('/portal/profil');
  const bar = bare.getByRole('navigation', { name: 'Kundenportal' });
  await expect(bar.getByRole('link')).toHaveText([
    'Übersicht',
    'Projekte',
    'Nachrichten1 ungelesen',
    'Rechnungen',
  ]);
  const more = bar.getByText('Mehr', { exact: true });
  await more.tap();
  await expect(bar.getByRole('link', { name: 'Profil' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Termine' }).tap();
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Termine');
  await bar.getByRole('link', { name: 'Rechnungen' }).tap();
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Rechnungen');
  await context.close();

  await signIn(page, account);
  const shown = page.getByRole('navigation', { name: 'Kundenportal' });
  const top = async () => (await shown.boundingBox())!.y;
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.evaluate((link) => link.scrollIntoView({ block: 'end' }));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = (await last.boundingBox())!;
  expect(foot.y + foot.height).toBeLessThanOrEqual(await top());
  expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(56);

  await shown.getByText('Mehr', { exact: true }).tap();
  await expect(shown.getByRole('link', { name: 'Sicherheit' })).toBeVisible();
  expect(await findSmallControls(page)).toEqual([]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(shown.getByRole('link', { name: 'Sicherheit' })).toBeHidden();
});

test('the field of the talk stays above the bar, and above the keyboard @phone-only', async ({
  page,
}) => {
  const account = await createAccount();
  const service = await openService();
  await service
    .from('messages')
    .insert(
      Array.from({ length: 12 }, (_, index) => ({
        customer_id: account.id,
        from_staff: index % 2 === 0,
        created_at: new Date(Date.now() - (12 - index) * 60_000).toISOString(),
        body: `Nachricht ${index + 1}.\n\nUnd noch ein Satz.`,
      })),
    )
    .throwOnError();
  await signIn(page, account, '/portal/nachrichten');
  await expect(page.getByText('Nachricht 12.')).toBeInViewport();
  const bar = page.getByRole('navigation', { name: 'Kundenportal' });
  const send = page.getByRole('button', { name: 'Senden' });
  const bottom = async () => {
    const { y, height } = (await send.boundingBox())!;
    return y + height;
  };
  expect(await bottom()).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  // What is read out alone of messages far above or below makes the page no longer.
  const [whole, area] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.querySelector('.area')!.getBoundingClientRect().bottom + window.scrollY,
  ]);
  expect(whole).toBe(area);
  // The browser of tests has no keyboard: it is told what one leaves to see.
  const left = 844 - 336;
  await page.getByLabel('Ihre Nachricht').tap();
  await page.evaluate((height) => {
    Object.defineProperty(window.visualViewport!, 'height', { value: height });
    window.visualViewport!.dispatchEvent(new Event('resize'));
  }, left);
  await expect(bar).toBeHidden();
  const log = (await page.getByRole('log').boundingBox())!;
  expect((await bottom()) - log.y).toBeLessThanOrEqual(left);
  expect(log.height).toBeGreaterThan(250);
  await expectNoOverflow(page);
});

test(
  'each page fits a phone, with one filled button at most, and the project begins with its approval @phone-first',
  { tag: '@full' },
  async ({ page }) => {
    const account = await createAccount();
    const agency = await openAs(ADMIN);
    const project = await createProject(account, 'Online-Shop für Blumen Peters', [
      { title: 'Auftakt', status: 'done' },
      {
        title: 'Entwurf',
        status: 'awaiting_approval',
        description: 'Bitte ansehen: https://vorschau.example/shop',
      },
      { title: 'Texte', status: 'awaiting_approval' },
    ]);
    const path = `${project}/${crypto.randomUUID()}.png`;
    const stored = await agency.storage
      .from('project-files')
      .upload(path, PNG, { contentType: 'image/png' });
    expect(stored.error).toBeNull();
    const named = { object_path: path, file_name: 'Entwurf.png' };
    expect((await agency.rpc('register_project_file', named)).error).toBeNull();
    const offer = await sendOffer(account.email);
    await issueInvoice(agency, account.email);
    await issueInvoice(agency, account.email);
    await signIn(page, account, '/portal/nachrichten');
    await page.getByRole('button', { name: 'Etwas fragen' }).click();
    await expect(page.getByLabel('Ihre Nachricht')).toBeFocused();
    await expect(page.getByLabel('Ihre Nachricht')).toHaveValue('Guten Tag, ich habe eine Frage: ');
    for (const address of [
      '/portal',
      '/portal/angebote',
      `/portal/angebote/${offer.id}`,
      '/portal/projekte',
      '/portal/nachrichten',
      '/portal/termine',
      '/portal/rechnungen',
      '/portal/profil',
      '/portal/sicherheit',
      `/portal/projekte/${project}`,
    ]) {
      await page.goto(address);
      await expect(page.locator('main [aria-busy=true]:not(button)')).toHaveCount(0);
      await expectNoOverflow(page, address);
      const filled = await page
        .locator('main :is(a, button, summary, a > span).bg-accent:visible')
        .allTextContents();
      expect(filled.length, `${address}: ${filled.join(' | ')}`).toBeLessThanOrEqual(1);
    }
    // What he came for stands above the bar of a phone, below what he decides about.
    const approve = (await page
      .getByRole('button', { name: 'Schritt freigeben' })
      .first()
      .boundingBox())!;
    expect(approve.y + approve.height).toBeLessThan(844 - 57);
    const picture = page.getByRole('img', { name: 'Vorschau von Online-Shop für Blumen Peters' });
    await expect(picture).toBeVisible();
    await expect(page.getByRole('link', { name: /Vorschau öffnen/ })).toHaveAttribute(
      'href',
      'https://vorschau.example/shop',
    );
    const { x, y, width } = (await picture.boundingBox())!;
    expect(width).toBeGreaterThan(300);
    expect(y).toBeLessThan(approve.y);
    // Above the steps on a phone, beside them on a desk.
    const steps = (await page.getByRole('heading', { name: /^Schritte/ }).boundingBox())!;
    if (test.info().project.name === 'phone') expect(y).toBeLessThan(steps.y);
    else expect(x + width).toBeLessThan(steps.x);
  },
);
