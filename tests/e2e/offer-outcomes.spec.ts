import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import {
  createAccount,
  openService,
  signIn,
  type Account,
  openAs,
} from '#tests/support/accounts.ts';
import { ADMIN, expect, recordOf, test, withConsent } from '#tests/support/browser.ts';
import { addDraft, sendOffer, type Offer } from '#tests/support/offers.ts';
import { SIGNATURE } from '#tests/support/quote.ts';

// What becomes of an offer when it is not simply accepted.

async function openAdmin(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await withConsent(page);
  await signIn(page, ADMIN, path);
  return page;
}

/** What a customer would send who holds on to an old page. */
async function acceptByApi(
  account: Account,
  offer: Offer,
): Promise<{ status: number; code?: string }> {
  const { error } = await (
    await openAs(account)
  ).functions.invoke('offers', {
    body: {
      action: 'accept',
      id: offer.id,
      hash: offer.hash,
      options: [],
      grossCents: offer.grossCents,
      name: account.fullName,
      signature: SIGNATURE,
      signatureKind: 'drawn',
      withdrawalSeen: false,
      earlyStart: false,
    },
  });
  const answer = (error as { context: Response } | null)?.context;
  return answer
    ? { status: answer.status, ...((await answer.json()) as { code?: string }) }
    : { status: 200 };
}

test.beforeEach(({ page }) => withConsent(page));

test(
  'an expired offer says so and cannot be accepted, by no way @phone',
  { tag: '@full' },
  async ({ page }) => {
    const account = await createAccount();
    const offer = await sendOffer(account.email);
    const service = await openService();
    expect(
      (await service.from('offers').update({ valid_until: '2026-01-31' }).eq('id', offer.id)).error,
    ).toBeNull();
    await signIn(page, account, '/portal/angebote');
    await page.getByRole('link', { name: new RegExp(offer.title) }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'war bis 31. Januar 2026 gültig' }),
    ).toBeVisible();
    await expect(page.getByText('Abgelaufen', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /beauftragen|ablehnen/ })).toHaveCount(0);
    await expectAccessible(page);
    expect(await acceptByApi(account, offer)).toMatchObject({ status: 410, code: 'expired' });
    // Asking for a new one stays possible.
    await page.getByLabel('Ihre Frage zum Angebot').fill('Gilt der Preis noch?');
    await page.getByRole('button', { name: 'Frage senden' }).click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Gilt der Preis noch?' }),
    ).toBeVisible();
    expect(
      (await service.from('offers').select('status').eq('id', offer.id).single()).data,
    ).toEqual({
      status: 'sent',
    });
  },
);

test(
  'a refused offer stands refused on both sides, with the reason',
  { tag: '@full' },
  async ({ page, browser }) => {
    const account = await createAccount();
    const offer = await sendOffer(account.email);
    const admin = await openAdmin(browser, `/admin/angebote/${offer.id}`);
    await expect(recordOf(admin).getByText('Gesendet', { exact: true })).toBeVisible();

    await signIn(page, account, `/portal/angebote/${offer.id}`);
    await page.getByRole('button', { name: 'Angebot ablehnen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Angebot ablehnen?' });
    await dialog.getByRole('button', { name: 'Zurück' }).click();
    await expect(page.getByRole('button', { name: 'Verbindlich beauftragen' })).toBeVisible();
    await page.getByRole('button', { name: 'Angebot ablehnen' }).click();
    await dialog.getByLabel('Ihr Grund').fill('Wir warten bis zum Frühjahr.');
    await dialog.getByRole('button', { name: 'Ablehnen', exact: true }).click();
    await expect(
      page.getByRole('status').filter({ hasText: /^Sie haben dieses Angebot am .* abgelehnt\.$/ }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verbindlich beauftragen' })).toHaveCount(0);
    expect(await acceptByApi(account, offer)).toMatchObject({ status: 409, code: 'refused' });

    // Without a reload.
    await expect(recordOf(admin).getByText('Abgelehnt', { exact: true }).first()).toBeVisible();
    await expect(admin.getByText('Wir warten bis zum Frühjahr.')).toBeVisible();
    await admin.context().close();
  },
);

test(
  'a new version replaces the old one, which can no longer be accepted',
  { tag: '@full' },
  async ({ page, browser }) => {
    const account = await createAccount();
    const offer = await sendOffer(account.email);
    await signIn(page, account, `/portal/angebote/${offer.id}`);
    await expect(page.getByRole('button', { name: 'Verbindlich beauftragen' })).toBeVisible();

    const admin = await openAdmin(browser, `/admin/angebote/${offer.id}`);
    await admin.getByRole('button', { name: 'Neue Fassung' }).click();
    await expect(admin.getByText(/neue Fassung 2/)).toBeVisible();
    await admin.getByLabel('Titel').first().fill(`${offer.title}, größer`);
    await expect(admin.getByText('Entwurf gespeichert')).toBeVisible();
    // As long as the new version is a draft, the old one holds.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Verbindlich beauftragen' })).toBeVisible();
    await admin.getByRole('button', { name: 'Angebot senden' }).click();
    await admin.getByRole('button', { name: 'Jetzt senden' }).click();
    await expect(recordOf(admin).getByText('Gesendet', { exact: true })).toBeVisible();

    await expect(
      page.getByRole('status').filter({ hasText: 'durch eine neue Fassung ersetzt' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verbindlich beauftragen' })).toHaveCount(0);
    expect(await acceptByApi(account, offer)).toMatchObject({ status: 409, code: 'superseded' });
    await page.goto('/portal/angebote');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([`${offer.title}, größer`]);
    await expect(page.getByRole('link', { name: 'Ansehen und entscheiden' })).toHaveAttribute(
      'href',
      /\/portal\/angebote\/[\da-f-]+$/,
    );
    // What was replaced is folded into its successor, and leads to it.
    await page.getByText('Eine frühere Fassung').click();
    await page.getByRole('link', { name: /^Fassung 1/ }).click();
    await page.getByRole('link', { name: 'Zur neuen Fassung' }).click();
    await expect(page.getByText(/Fassung 2 vom/)).toBeVisible();
    await page.goto('/portal/angebote');
    await page.getByRole('link', { name: `${offer.title}, größer` }).click();
    await expect(page.getByText(/Fassung 2 vom/)).toBeVisible();
    await page.getByText('Tippen', { exact: true }).click();
    await page.getByLabel('Ihr Name als Unterschrift').fill(account.fullName);
    await page.getByRole('button', { name: 'Verbindlich beauftragen' }).click();
    await expect(page.getByRole('region', { name: 'Ihr Auftrag' })).toBeVisible();
    await admin.context().close();
  },
);

test(
  'two admins at one draft: the second is told, and nothing of the first is lost',
  { tag: '@full' },
  async ({ page, browser }) => {
    const draft = await addDraft('kunde@firma.example');
    await signIn(page, ADMIN, `/admin/angebote/${draft.id}`);
    const second = await openAdmin(browser, `/admin/angebote/${draft.id}`);
    await expect(second.getByLabel('Titel').first()).toHaveValue(draft.title);
    await page.getByLabel('Titel').first().fill('Von der Ersten');
    await expect(page.getByText('Entwurf gespeichert')).toBeVisible();
    await second.getByLabel('Titel').first().fill('Vom Zweiten');
    const notice = second.getByRole('alert', { name: 'Gleichzeitige Änderung' });
    await expect(notice).toContainText('Von der Ersten');
    await expect(second.getByRole('button', { name: 'Angebot senden' })).toBeDisabled();
    // What he typed is still there.
    await expect(second.getByLabel('Titel').first()).toHaveValue('Vom Zweiten');
    const { data } = await (
      await openService()
    )
      .from('offers')
      .select('title:content->>title')
      .eq('id', draft.id)
      .single();
    expect(data).toEqual({ title: 'Von der Ersten' });
    await notice.getByRole('button', { name: 'Gespeicherte Fassung übernehmen' }).click();
    await expect(notice).toBeHidden();
    await expect(second.getByLabel('Titel').first()).toHaveValue('Von der Ersten');
    await second.getByLabel('Titel').first().fill('Gemeinsam');
    await expect(second.getByText('Entwurf gespeichert')).toBeVisible();
    // Now the first is behind, and insists.
    await page.getByLabel('Titel').first().fill('Doch die Erste');
    await page.getByRole('button', { name: 'Meine Eingaben speichern' }).click();
    await expect(page.getByText('Entwurf gespeichert')).toBeVisible();
    await expect(page.getByLabel('Titel').first()).toHaveValue('Doch die Erste');
    // What has gone out is no draft any more: nothing is written over it, and
    // what was typed can still be copied.
    const service = await openService();
    await service.from('offers').delete().eq('id', draft.id);
    await second.getByLabel('Titel').first().fill('Zu spät');
    await expect(notice).toContainText('lassen sich aber nicht mehr speichern');
    await expect(second.getByLabel('Titel').first()).toHaveValue('Zu spät');
    await second.context().close();
  },
);
