import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '#tests/support/accessibility.ts';
import { startSession } from '#tests/support/accounts.ts';
import { ADMIN, expect, withConsent } from '#tests/support/browser.ts';
import { test } from '#tests/support/own-site.ts';
import { uploadPicture } from '#tests/support/media.ts';
import { openSource, textOf, toolOf, typeLink, writeSource } from '#tests/support/text-editor.ts';

const POST = 'relaunch-ohne-ranking-verlust';

test.beforeEach(async ({ page }) => {
  await withConsent(page);
  await startSession(page, ADMIN);
});

test('a text is written as it is read: heading, bold word, link, list and table', async ({
  page,
  request,
  site,
}) => {
  await page.goto('/admin/inhalte/blog/neu');
  await page.getByLabel('Titel', { exact: true }).fill('Was im Winter zu tun ist');
  await page.getByLabel('Beschreibung').fill('Drei Arbeiten an der Website vor dem Winter.');
  await textOf(page).click();
  await toolOf(page, 'Überschrift').click();
  await page.keyboard.type('Vor dem Frost');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ein ');
  await toolOf(page, 'Fett').click();
  await expect(toolOf(page, 'Fett')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('fettes');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' Wort und ein Verweis auf ');
  await typeLink(page, 'www.example.org');
  await expect(textOf(page).getByRole('link')).toHaveText('https://www.example.org');
  await page.keyboard.type('. ');
  await page.keyboard.type('Hier stehen genug Wörter für einen ganzen Absatz. '.repeat(6).trim());
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Heizung');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Dach');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await toolOf(page, 'Tabelle').click();
  await toolOf(page, 'Spalte löschen').click();
  for (const cell of ['Arbeit', 'Tage', 'Dach', '2', 'Heizung', '1', 'Garten']) {
    await page.keyboard.type(cell);
    // Behind the last cell Enter begins another row.
    await page.keyboard.press(cell === '1' ? 'Enter' : 'Tab');
  }
  await page.keyboard.type('3');
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page).toHaveURL(/was-im-winter-zu-tun-ist$/);
  const { data } = await site
    .service()
    .from('content_pages')
    .select('source')
    .match({ slug: 'was-im-winter-zu-tun-ist' })
    .single<{ source: string }>();
  expect(data!.source.split('---\n')[2]).toBe(
    `## Vor dem Frost

Ein **fettes** Wort und ein Verweis auf [https://www.example.org](https://www.example.org). ${'Hier stehen genug Wörter für einen ganzen Absatz. '.repeat(6).trim()}

- Heizung
- Dach

| Arbeit  | Tage |
| ------- | ---- |
| Dach    | 2    |
| Heizung | 1    |
| Garten  | 3    |
`,
  );
  const html = await (await request.get('/blog/was-im-winter-zu-tun-ist')).text();
  expect(html).toMatch(/<h2[^>]*>.*Vor dem Frost/);
  expect(html).toContain('<strong>fettes</strong>');
  expect(html).toContain('<td>Garten</td>');
});

test(
  'a word more changes one paragraph of what is stored, and can be taken back',
  { tag: '@full' },
  async ({ page, site }) => {
    const source = readFileSync(`content/pages/blog/${POST}.md`, 'utf8');
    const stored = async (): Promise<string | undefined> => {
      const { data } = await site
        .service()
        .from('content_pages')
        .select('source')
        .match({ slug: POST })
        .maybeSingle<{ source: string }>();
      return data?.source;
    };
    await page.goto(`/admin/inhalte/blog/${POST}`);
    await page.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect.poll(stored).toBe(source);
    const first = textOf(page).locator('p').first();
    await first.click();
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await expect(page.getByText('Nicht gespeicherte Änderungen')).toBeVisible();
    await page.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect.poll(async () => (await stored())?.length).toBe(source.length + 1);
    const changed = (await stored())!.split('\n');
    const lines = source.split('\n');
    expect(changed.filter((line, index) => line !== lines[index])).toHaveLength(1);
    await textOf(page).press('Control+z');
    await page.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect.poll(stored).toBe(source);
  },
);

test(
  'what other programs put on the clipboard keeps its structure and loses its style',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/admin/inhalte/blog/neu');
    const paste = async (html: string): Promise<string> => {
      await writeSource(page, '');
      await textOf(page).click();
      await textOf(page).evaluate((field, content) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', content);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, html);
      await openSource(page);
      const written = await textOf(page).inputValue();
      await page.getByRole('button', { name: 'Gestalteten Text zeigen' }).click();
      return written;
    };
    const word = `<html><head><style>p{color:red}</style></head><body>
      <h1>Angebot</h1><p class=MsoNormal style="color:red">Ein <b>fettes</b> Wort.</p>
      <p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><span
      style="mso-list:Ignore">·<span>&nbsp;</span></span>eins</p>
      <p class=MsoListParagraphCxSpLast style="mso-list:l0 level2 lfo1"><span
      style="mso-list:Ignore">1.<span>&nbsp;</span></span>zwei</p></body></html>`;
    expect(await paste(word)).toBe('## Angebot\n\nEin **fettes** Wort.\n\n- eins\n  1. zwei');
    const docs = `<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span
      style="font-size:11pt;font-weight:700">Fett</span><span style="font-weight:400"> und <a
      href="https://example.org">Verweis</a></span></p><table><tr><td colspan="1"><p>A</p></td><td>
      <p>B</p></td></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></table></b>`;
    expect(await paste(docs)).toBe(
      '**Fett** und [Verweis](https://example.org)\n\n| A   | B   |\n| --- | --- |\n| 1   | 2   |',
    );
    const hostile = `<p><a href="javascript:alert(1)">Text</a><img src="https://example.org/x.png">
      <script>alert(1)</script></p>`;
    expect(await paste(hostile)).toBe('Text');
  },
);

test(
  'answers are written as they are read, and a price in them is whole or gone',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/admin/inhalte/help/kosten-und-vertrag');
    const answer = page.getByRole('textbox', { name: 'Antwort', exact: true }).nth(1);
    await expect(answer).toContainText(/^30 % bei Auftrag/);
    await answer.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Delete');
    await expect(answer).toContainText(/^ bei Auftrag/);
    await page.keyboard.press('Control+z');
    await expect(answer).toContainText(/^30 % bei Auftrag/);
  },
);

test(
  'the tools are one stop of the keyboard, and the text fits a phone @phone',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/admin/inhalte/services/automatisierung');
    await toolOf(page, 'Überschrift').focus();
    await page.keyboard.press('ArrowRight');
    await expect(toolOf(page, 'Zwischentitel')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(toolOf(page, 'Überschrift')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByTitle('Mehr zum Text').first()).toBeFocused();
    await expect(textOf(page)).toHaveAttribute('aria-multiline', 'true');
    await expectAccessible(page);
    await expectNoOverflow(page);
  },
);

test(
  'pictures, figures and parts of the page are put in by the toolbar',
  { tag: '@full' },
  async ({ page }) => {
    await uploadPicture(page, 'Ein Tor');
    await expect(page.getByRole('main').getByRole('img', { name: 'Ein Tor' })).toBeVisible();
    await page.goto('/admin/inhalte/services/automatisierung');
    await writeSource(page, 'Davor.');
    await textOf(page).locator('p').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Ab ');
    await toolOf(page, 'Preis oder Angabe').first().click();
    const figure = page.getByRole('dialog', { name: 'Welche Angabe?' });
    await figure.getByLabel('Suche').fill('Preis Startpaket');
    await figure.getByRole('button').filter({ hasText: 'Preis: Paket Startpaket' }).first().click();
    await expect(textOf(page).locator('[data-figure="price.startpaket"]')).toContainText('€');
    await page.keyboard.type('.');
    await toolOf(page, 'Baustein').click();
    const part = page.getByRole('dialog', { name: 'Welcher Baustein?' });
    await part.getByRole('listitem').first().getByRole('button').click();
    await expect(textOf(page).locator('[data-component]')).toBeVisible();
    await textOf(page).locator('p').last().click();
    await toolOf(page, 'Bild').click();
    await page
      .getByRole('dialog', { name: 'Welches Bild?' })
      .getByRole('button', { name: 'apple-touch-icon.png wählen' })
      .click();
    await expect(textOf(page).getByAltText('Ein Tor')).toBeVisible();
    const name = await textOf(page).locator('[data-component]').getAttribute('data-component');
    await openSource(page);
    const [text, component, picture] = (await textOf(page).inputValue()).split('\n\n');
    expect(text).toBe('Davor. Ab {{price.startpaket}}.');
    expect(component).toBe(`{{${name!}}}`);
    expect(picture).toMatch(/^!\[Ein Tor\]\(medien:[0-9a-f-]{36}\)$/);
  },
);

test(
  'several paragraphs pasted into an answer become one line',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/admin/inhalte/help/kosten-und-vertrag');
    const answer = page.getByRole('textbox', { name: 'Antwort', exact: true }).first();
    await answer.click();
    await page.keyboard.press('Control+a');
    await answer.evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        '<p>Erster <b>Satz</b>.</p><ul><li>Zweiter.</li></ul><p>Dritter.</p>',
      );
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    });
    await expect(answer.locator('p')).toHaveCount(1);
    await expect(answer).toHaveText('Erster Satz. Zweiter. Dritter.');
    await expect(answer.locator('strong')).toHaveText('Satz');
  },
);

test(
  'bold and italic that overlap within a word are taken back, and the field says so',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/admin/inhalte/blog/neu');
    await textOf(page).click();
    await page.keyboard.press('Control+b');
    await page.keyboard.type('a');
    await page.keyboard.press('Control+i');
    await page.keyboard.type('b');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('c');
    await expect(page.getByText('wechseln hier mitten im Wort')).toBeVisible();
    await openSource(page);
    await expect(textOf(page)).toHaveValue('**ab**c');
  },
);

test(
  'on a phone tools and buttons take one row each, and leave the screen to the text @phone',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/inhalte/blog/${POST}`);
    const publish = page.getByRole('button', { name: 'Veröffentlichen', exact: true });
    const more = page.getByTitle('Weitere Schritte');
    const bar = publish.locator('..');
    await textOf(page).locator('h2').first().click();
    const heights = async () => ({
      tools: (await page.getByRole('toolbar').first().boundingBox())!.height,
      bar: await bar.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
    });
    expect(await heights()).toEqual({ tools: 44, bar: [390, 60] });
    // In reach of the thumb: directly above the buttons, and below what is written.
    const lowest = async (part: Locator) => {
      const { y, height } = (await part.boundingBox())!;
      return y + height;
    };
    const tools = page.getByRole('toolbar').first();
    expect(await lowest(tools)).toBeCloseTo((await bar.boundingBox())!.y, -1);
    await textOf(page).press('ControlOrMeta+End');
    await page.keyboard.type(' Schluss');
    const caret = await page.evaluate(
      () => getSelection()!.getRangeAt(0).getBoundingClientRect().bottom,
    );
    expect(caret).toBeLessThanOrEqual((await tools.boundingBox())!.y);
    // The title is read whole, however long it is.
    const title = page.getByLabel('Titel').first();
    const held = () =>
      title.evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight]);
    await title.fill('Ein Titel, der auf einem Telefon drei Zeilen braucht, weil er so lang ist');
    const [needed, given] = await held();
    expect(given).toBe(needed);
    expect(given).toBeGreaterThan(60);
    // Those that the row cuts off come into view with the keyboard.
    await toolOf(page, 'Überschrift').focus();
    await page.keyboard.press('End');
    await expect(toolOf(page, 'Rückgängig')).toBeInViewport({ ratio: 1 });
    await more.click();
    await page.getByRole('button', { name: 'Später veröffentlichen' }).click();
    await expect(page.getByLabel('Zeitpunkt')).toBeFocused();
    await more.click();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Entwurf speichern' }).click();
    await expect(page.getByText('Entwurf gespeichert')).toBeVisible();
  },
);
