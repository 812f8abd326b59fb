import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { ADMIN, expect, hydrated, inGate, test, withConsent } from '#tests/support/browser.ts';
import { expectToast } from '#tests/support/quote-form.ts';

const FUNCTION = '**/functions/v1/chatbot';

type Body = {
  message: string;
  sessionId: string;
  conversationHistory: { role: string; content: string }[];
  userId?: string;
};

const bubble = (page: Page) => page.getByRole('button', { name: 'Chat öffnen' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Nachricht', exact: true });
const log = (page: Page) => page.getByRole('log');

async function openChat(page: Page, path = '/'): Promise<void> {
  await withConsent(page);
  await page.goto(path);
  await hydrated(page);
  await bubble(page).click();
  await expect(field(page)).toBeFocused();
}

/** Answers every call with `reply`, once `after` has settled, and gives the bodies of the calls. */
async function answerWith(page: Page, reply: unknown, after?: Promise<unknown>): Promise<Body[]> {
  const calls: Body[] = [];
  await page.route(FUNCTION, async (route) => {
    calls.push(route.request().postDataJSON() as Body);
    await after;
    await route.fulfill({ json: reply });
  });
  return calls;
}

test('a window whose code is gone after a release is told, though that of the toasts is gone as well', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|Failed to fetch dynamically/);
  await withConsent(page);
  await page.goto('/agb');
  // The bubble has its code, the window does not.
  await expect(page.locator('site-island[data-live]', { has: bubble(page) })).toBeAttached();
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await bubble(page).click();
  await expect(page.getByText('Chat nicht geladen.')).toBeVisible();
  await expect(bubble(page)).not.toHaveAttribute('aria-busy');
});

test('the open window covers no column of the foot', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openChat(page);
  const { x } = (await page.getByRole('dialog', { name: 'Chat-Assistent' }).boundingBox())!;
  const links = page.getByRole('contentinfo').getByRole('listitem').getByRole('link');
  await expect(links.filter({ hasText: 'Impressum' })).toHaveCount(1);
  for (const link of await links.all()) {
    const box = (await link.boundingBox())!;
    expect(box.x + box.width, await link.innerText()).toBeLessThan(x);
  }
});

test('bubble, window, bar: the conversation stays (CHAT-01 to -06) @phone-first', async ({
  page,
}) => {
  await answerWith(page, { response: 'Eine Antwort.' });
  await openChat(page);
  const window = page.getByRole('dialog', { name: 'Chat-Assistent' });
  for (const text of ['590', 'Chatbots', 'SEO', 'DSGVO', 'kostenlose Beratung'])
    await expect(log(page)).toContainText(text);
  await expect(window).toContainText('Automatischer Assistent');
  await expect(window).toContainText('KI-generiert');
  await expect(window).toContainText('keine Rechtsberatung');
  await field(page).fill('Eine Frage');
  await field(page).press('Enter');
  await expect(log(page)).toContainText('Eine Antwort.');

  await page.getByRole('button', { name: 'Chat minimieren' }).click();
  await expect(window).toBeHidden();
  await bubble(page).click();
  await expect(log(page)).toContainText('Eine Antwort.');

  await page.getByRole('button', { name: 'Chat schließen' }).click();
  await expect(window).toBeHidden();
  await expect(bubble(page)).toBeFocused();
  await bubble(page).click();
  await expect(log(page)).toContainText('Eine Frage');
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
});

test('the real assistant names the price and its page, and the menu leads to the prefilled form', async ({
  page,
}) => {
  await openChat(page);
  for (const step of ['Preis', 'Shop', 'Handel'])
    await page.getByRole('button', { name: step, exact: true }).click();
  await expect(log(page)).toContainText(/2\.590/);

  await field(page).fill('Was kostet Smart Business?');
  await field(page).press('Enter');
  await expect(log(page)).toContainText(/1\.290/);
  await expect(log(page).getByRole('link', { name: 'Pakete und Preise' }).last()).toHaveAttribute(
    'href',
    '/pakete#smart-business',
  );

  const noHelp = log(page).getByRole('button', { name: 'Das hilft mir nicht' }).last();
  await noHelp.click();
  await expect(noHelp).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Mit einem Menschen sprechen' })).toBeVisible();

  await log(page).getByRole('link', { name: 'Angebot mit diesen Angaben' }).first().click();
  await expect(page.getByRole('radio', { name: /Online-Shop/ })).toBeChecked();
});

test('Enter sends, Shift+Enter and white space do not (CHAT-07 to -09)', async ({ page }) => {
  const calls = await answerWith(page, { response: 'Gut.' });
  await openChat(page);
  await field(page).press('Enter');
  await field(page).fill('   ');
  await field(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Nachricht senden' })).toBeDisabled();
  await field(page).fill('Zeile eins');
  await field(page).press('Shift+Enter');
  await field(page).pressSequentially('Zeile zwei');
  expect(calls).toEqual([]);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(log(page)).toContainText('Zeile eins');
  await expect(log(page)).toContainText('Gut.');
  expect(calls.map((call) => call.message)).toEqual(['Zeile eins\nZeile zwei']);
});

test(
  'while a reply is pending: one call, field disabled, indicator shown (CHAT-10 to -12)',
  { tag: '@full' },
  async ({ page }) => {
    const { promise: after, resolve: answerNow } = Promise.withResolvers<void>();
    const calls = await answerWith(page, { response: 'Spät, aber da.' }, after);
    await openChat(page);
    await field(page).fill('Hallo');
    await field(page).press('Enter');
    await expect(page.getByText('Assistent schreibt…')).toBeVisible();
    await expect(field(page)).toBeDisabled();
    await page.keyboard.press('Enter');
    answerNow();
    await expect(page.getByText('Assistent schreibt…')).toBeHidden();
    await expect(field(page)).toBeEnabled();
    await expect(field(page)).toBeFocused();
    expect(calls).toHaveLength(1);
  },
);

test(
  'the body of the call: exactly the agreed fields, history in order, a new id per load (CHAT-13 to -16)',
  { tag: '@full' },
  async ({ page }) => {
    const calls = await answerWith(page, { response: 'Antwort.' });
    await openChat(page);
    for (const message of ['eins', 'zwei']) {
      await field(page).fill(message);
      await field(page).press('Enter');
      await expect(field(page)).toBeEnabled();
      await expect.poll(() => calls.length).toBe(message === 'eins' ? 1 : 2);
      await expect(log(page).getByText('Antwort.')).toHaveCount(calls.length);
    }
    expect(Object.keys(calls[0]!).toSorted()).toEqual([
      'conversationHistory',
      'message',
      'sessionId',
    ]);
    expect(calls[0]!.conversationHistory).toEqual([]);
    expect(calls[1]!.conversationHistory).toEqual([
      { role: 'user', content: 'eins' },
      { role: 'assistant', content: 'Antwort.' },
    ]);
    expect(calls[1]!.sessionId).toBe(calls[0]!.sessionId);

    // The talk goes on (PRESS-06), the page load is another one.
    await page.reload();
    await field(page).fill('drei');
    await field(page).press('Enter');
    await expect.poll(() => calls.length).toBe(3);
    expect(calls[2]!.sessionId).not.toBe(calls[0]!.sessionId);
  },
);

test.describe('failures', () => {
  for (const [name, fail] of [
    [
      'HTTP error',
      (page: Page) =>
        page.route(FUNCTION, (route) => route.fulfill({ status: 500, json: { error: 'x' } })),
    ],
    ['network', (page: Page) => page.route(FUNCTION, (route) => route.abort())],
  ] as const) {
    test(
      `${name}: toast and apology with the phone contact (CHAT-18, -19)`,
      inGate(name === 'network'),
      async ({ page, expectedErrors }) => {
        expectedErrors.push(/Chat call failed/, /Failed to load resource/);
        await fail(page);
        await openChat(page);
        await field(page).fill('Hallo');
        await field(page).press('Enter');
        await expectToast(
          page,
          'Verbindungsfehler',
          'Bitte versuchen Sie es erneut oder kontaktieren Sie uns direkt.',
        );
        await expect(log(page)).toContainText(/technisches Problem.*\+31 475/);
        await expect(field(page)).toBeEnabled();
        // Nothing is lost: the menu stays, and the message goes out again with one press.
        await expect(page.getByRole('button', { name: 'Ich bin schon Kunde' })).toBeVisible();
        await page.unroute(FUNCTION);
        const calls = await answerWith(page, { response: 'Jetzt geht es.' });
        await page.getByRole('button', { name: 'Erneut senden' }).click();
        await expect(log(page)).toContainText('Jetzt geht es.');
        await expect(log(page)).not.toContainText('technisches Problem');
        await expect(log(page).getByText('Hallo', { exact: true })).toHaveCount(1);
        expect(calls).toMatchObject([{ message: 'Hallo', conversationHistory: [] }]);
      },
    );
  }
});

test('an empty reply gets the agreed text (CHAT-20)', { tag: '@full' }, async ({ page }) => {
  await answerWith(page, { response: '  ' });
  await openChat(page);
  await field(page).fill('Hallo');
  await field(page).press('Enter');
  await expect(log(page)).toContainText(
    'Entschuldigung, ich konnte Ihre Anfrage nicht verarbeiten. Bitte versuchen Sie es erneut.',
  );
});

test('markup of message and reply stays text (CHAT-21)', { tag: '@full' }, async ({ page }) => {
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
  await answerWith(page, {
    response: `${hostile} [klick](javascript:window.hacked=1) [weg](https://evil.example)`,
    sources: [{ title: 'x', path: 'https://evil.example' }],
  });
  await openChat(page);
  await field(page).fill(hostile);
  await field(page).press('Enter');
  await expect(log(page).getByText('onerror')).toHaveCount(2);
  await expect(log(page).locator('img, script')).toHaveCount(0);
  await expect(log(page).getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test(
  'a suggestion of two lines keeps its distance from the border @phone',
  { tag: '@full' },
  async ({ page }) => {
    const question = 'Verliere ich die Kontrolle über Rechnungen und über alle Angebote?';
    await answerWith(page, { response: 'Meinen Sie diese Frage?', suggestions: [question] });
    await openChat(page);
    await field(page).fill('Kontrolle');
    await field(page).press('Enter');
    const [outer, inner] = await page.getByRole('button', { name: question }).evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return [button.getBoundingClientRect(), range.getBoundingClientRect()].map(
        ({ top, bottom }) => ({ top, bottom }),
      );
    });
    expect(inner!.top - outer!.top).toBeGreaterThanOrEqual(6);
    expect(outer!.bottom - inner!.bottom).toBeGreaterThanOrEqual(6);
  },
);

test(
  'the newest message is in view; the log is live (CHAT-22)',
  { tag: '@full' },
  async ({ page }) => {
    await answerWith(page, { response: 'Eine Zeile.\n\n'.repeat(30) });
    await openChat(page);
    await expect(log(page)).toHaveAttribute('aria-live', 'polite');
    for (const message of ['erste', 'letzte Frage']) {
      await field(page).fill(message);
      await field(page).press('Enter');
      await expect(field(page)).toBeEnabled();
    }
    await expect(
      log(page).locator('[data-role=assistant]').last().locator('p').first(),
    ).toBeInViewport();
  },
);

test(
  'a bubble under the pointer before its code is there shows its tooltip',
  { tag: '@full' },
  async ({ page }) => {
    await withConsent(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/chat\.island/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await hydrated(page);
    await bubble(page).hover();
    release();
    await expect(page.getByRole('tooltip')).toBeVisible();
  },
);

test('nothing is loaded or stored before the first click, which costs at most 40 kB', async ({
  page,
}) => {
  await withConsent(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await hydrated(page);
  expect(
    scripts.filter(
      (url) =>
        url.includes('chat-window') ||
        url.includes('/functions/v1/chatbot') ||
        url.includes('/auth/v1/user'),
    ),
  ).toEqual([]);
  await bubble(page).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();

  const readStored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  /** Compressed size of each file of code that has arrived. */
  const readCode = () =>
    page.evaluate(() =>
      Object.fromEntries(
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const)
          .filter(([path]) => path.startsWith('/assets/')),
      ),
    );
  // What the other islands bring is not the chat's.
  await expect(page.locator('site-island[data-when=idle]:not([data-live])')).toHaveCount(0);
  const [stored, before] = [await readStored(), await readCode()];
  await bubble(page).click();
  await expect(field(page)).toBeFocused();
  expect(await readStored()).toEqual(stored);
  const own = Object.entries(await readCode()).filter(([path]) => !(path in before));
  const bytes = own.reduce((sum, [, size]) => sum + size, 0);
  expect(bytes).toBeGreaterThan(2_000);
  expect(bytes).toBeLessThanOrEqual(40_000);
});

test(
  'the sheet makes room for a message above it, and covers the page beneath @phone-only',
  { tag: '@full' },
  async ({ page }) => {
    await openChat(page);
    await field(page).fill('Was kostet Commerce?');
    await field(page).press('Enter');
    await page.getByRole('button', { name: 'Unterhaltung löschen' }).click();
    await expect(page.getByText('Unterhaltung gelöscht')).toBeVisible();
    await expect(async () => {
      const { y, height } = (await page.getByRole('dialog').boundingBox())!;
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBe(page.viewportSize()!.height);
    }).toPass({ timeout: 4_000 });
  },
);

test(
  'the visitor deletes the conversation and has it sent by mail',
  { tag: '@full' },
  async ({ page, mailbox }) => {
    await openChat(page);
    // Before there is a talk nothing can be done with it; what is stored stands in that place.
    await expect(page.getByRole('button', { name: /^(Per E-Mail|Unterhaltung)/ })).toHaveCount(0);
    await expect(page.getByText('Gespeichert wird ab Ihrer ersten Nachricht.')).toBeVisible();
    await field(page).fill('Was kostet Commerce?');
    await field(page).press('Enter');
    await expect(log(page)).toContainText(/2\.590/);
    await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
    await page.getByLabel('Ihre E-Mail-Adresse').fill('chat-besucher@example.org');
    await page.getByRole('button', { name: 'Gespräch senden' }).click();
    await expect(page.getByText('Gespräch verschickt')).toBeVisible();
    // Nobody has confirmed this address: the mail leads to the talk and repeats nothing of it.
    const mail = await mailbox.find('chat-besucher@example.org');
    expect(mail).not.toContain('Commerce');
    const link = /\/dokumente\/gespraeche\/[\w-]+/.exec(mail)![0];
    const talk = await page.request.get(link);
    expect(talk.headers()).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(await talk.text()).toContain('Was kostet Commerce?');
    expect((await page.request.get(`${link}A`)).status()).toBe(404);

    await page.getByRole('button', { name: 'Unterhaltung löschen' }).click();
    await expect(page.getByText('Unterhaltung gelöscht')).toBeVisible();
    await expect(log(page)).not.toContainText('Was kostet Commerce?');
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `no accessibility findings, ${colorScheme} @phone-first`,
    { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openChat(page);
      await page.getByRole('button', { name: 'Preis', exact: true }).click();
      await expect(log(page)).toContainText('Worum geht es Ihnen?');
      await expectAccessible(page);
    },
  );
}

test(
  'the call names the signed-in user, looked up when the chat mounts (CHAT-16)',
  { tag: '@full' },
  async ({ page }) => {
    const calls = await answerWith(page, { response: 'Antwort.' });
    await withConsent(page);
    await page.goto('/login');
    await hydrated(page);
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(ADMIN.email);
    await page.getByLabel('Passwort', { exact: true }).fill(ADMIN.password);
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page).not.toHaveURL(/login/);

    const lookup = page.waitForResponse(
      (response) =>
        response.url().includes('/auth/v1/user') && response.request().method() === 'GET',
    );
    await page.goto('/');
    const { id } = (await (await lookup).json()) as { id: string };
    await hydrated(page);
    await bubble(page).click();
    await field(page).fill('Hallo');
    await field(page).press('Enter');
    await expect.poll(() => calls[0]?.userId).toBe(id);
  },
);

test('an open chat goes along to another page, back, and through a reload (PRESS-06)', async ({
  page,
}) => {
  await openChat(page);
  await field(page).fill('Was kostet Commerce?');
  await field(page).press('Enter');
  await expect(log(page)).toContainText(/2\.590/);
  const expectTalk = async (): Promise<void> => {
    await expect(log(page)).toContainText('Was kostet Commerce?');
    await expect(log(page)).toContainText(/2\.590/);
  };
  // In the head: at the foot of the page the open chat may cover a link.
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByText('Glossar').click();
  await expect(page).toHaveURL(/\/glossar$/);
  await expectTalk();
  await page.goBack();
  await expectTalk();
  await page.reload();
  await expectTalk();
  await page.getByRole('button', { name: 'Unterhaltung löschen' }).click();
  await expect(log(page)).not.toContainText('Was kostet Commerce?');
  await page.reload();
  await expect(log(page)).toBeHidden();
});
