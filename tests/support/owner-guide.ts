import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

// What docs/owner.md describes, as an owner does it: with clicks and typing
// alone. Presses are counted.

export const OWNER = {
  name: 'Greta Beispiel',
  email: 'greta@agentur.example',
  password: 'drei Brücken über die Maas',
};

const FACTS: readonly (readonly [label: string, value: string])[] = [
  ['Inhaber', OWNER.name],
  ['Rechtsform', 'Eenmanszaak'],
  ['Straße und Hausnummer', 'Kapellerlaan 1'],
  ['Postleitzahl', '6041 AA'],
  ['KvK-Nummer', '87654321'],
  ['USt-IdNr. (btw-id)', 'NL000099998B57'],
  ['Anbieter des Servers', 'Rechenhaus B.V., Eindhoven'],
  ['Anbieter der E-Mail', 'Postamt GmbH, Köln'],
  ['Telefon, wie es angezeigt wird', '+31 475 111 111'],
  ['Telefon zum Wählen', '+31475111111'],
  ['WhatsApp', '+31475111112'],
  ['E-Mail', 'buero@agentur.example'],
  ['E-Mail für Hilfe', 'hilfe@agentur.example'],
  ['Adresse des Bewertungsprofils', 'https://bewertungen.example/agentur'],
  ['Bank', 'ABN AMRO'],
  ['IBAN', 'NL91 ABNA 0417 1643 00'],
  ['BIC', 'ABNANL2A'],
  ...['LinkedIn', 'Instagram', 'Facebook', 'YouTube', 'X'].map(
    (network) => [network, `https://profile.example/${network.toLowerCase()}`] as const,
  ),
];

export type Guide = ReturnType<typeof createGuide>;

/** `folder`: where the pictures of the steps go; none are taken without it. */
export function createGuide(page: Page, folder?: string) {
  let presses = 0;
  const press = async (what: Locator): Promise<void> => {
    await what.click();
    presses += 1;
  };
  const type = async (label: string, value: string): Promise<void> => {
    // Optional fields say so behind their name.
    const name = new RegExp(`^${label.replaceAll(/[().]/g, '\\$&')}( ?\\(optional\\))?$`);
    const field = page.getByLabel(name).first();
    await press(field);
    await field.fill(value);
  };
  const shoot = async (name: string): Promise<void> => {
    if (!folder) return;
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // What a press has just set going comes to rest.
    await page.waitForTimeout(1_200);
    await sharp(await page.screenshot())
      .resize({ width: 960 })
      .webp({ quality: 72 })
      .toFile(join(folder, `${name}.webp`));
  };
  const count = async (job: () => Promise<void>): Promise<number> => {
    presses = 0;
    await job();
    return presses;
  };
  return { page, press, type, shoot, count };
}

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).first();
const next = (page: Page, step: string): Locator =>
  page.getByRole('link', { name: `Weiter: ${step}` });

/**
 * From the printed link to the last step of the wizard; `readCode` answers the
 * second factor, a mail server without encryption listens at `mailPort` here.
 */
export async function setUp(
  { page, press, type, shoot }: Guide,
  address: string,
  readCode: (secret: string) => string,
  mailPort: string,
): Promise<void> {
  await page.goto(address);
  await type('Name', OWNER.name);
  await type('E-Mail', OWNER.email);
  await type('Passwort', OWNER.password);
  await shoot('1-konto');
  await press(button(page, 'Konto anlegen'));

  await press(button(page, 'App mit Code einrichten'));
  const secret = await page.locator('code').innerText();
  await shoot('2-zweiter-faktor');
  await type('Code', readCode(secret));
  await press(button(page, 'Einschalten'));
  await page.getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor();
  await shoot('2-codes');
  await press(button(page, 'Codes sind notiert'));

  await press(next(page, 'Firmendaten'));
  for (const [label, value] of FACTS) await type(label, value);
  await shoot('3-firmendaten');
  await press(button(page, 'Speichern'));
  await page.getByText('Gespeichert', { exact: true }).waitFor();

  await press(next(page, 'Marke'));
  await shoot('4-marke');
  await press(next(page, 'Zeiten'));
  await page.getByRole('heading', { level: 1, name: 'Zeiten' }).waitFor();
  await shoot('5-zeiten');
  await press(next(page, 'Mailserver'));
  await type('Server', '127.0.0.1');
  await type('Port', mailPort);
  await page.getByLabel('Verschlüsselung').selectOption('keine');
  await shoot('6-mailserver');
  await press(button(page, 'Speichern und testen'));
  await page.getByText(`an ${OWNER.email}.`).waitFor();
  await press(next(page, 'Adresse'));
  await shoot('7-adresse');
}

/** Claims, reviews, legal texts: what is left before the site may be found. */
export async function launch({ page, press, type, shoot }: Guide): Promise<void> {
  await page.goto(new URL('/admin/start', page.url()).href);
  await page.getByRole('heading', { level: 1, name: 'Vor dem Start' }).waitFor();
  await shoot('8-vor-dem-start');
  await press(page.getByRole('link', { name: 'Werbeaussagen belegen' }));
  await press(page.getByLabel('Nur belegte Angaben zeigen'));
  await shoot('9-werbeaussagen');
  await page.goto(new URL('/admin/bewertungen', page.url()).href);
  await press(button(page, 'Bewertung eintragen'));
  await type('Name, wie er angezeigt wird', 'T. Tischler, Aachen');
  await type('Leistung', 'Webdesign');
  await type('Tag der Bewertung', '2026-11-02');
  await type('Text', 'Die Seite stand nach drei Wochen, seitdem kommen Anfragen.');
  await press(page.getByLabel('Auf der Website zeigen'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Speichern' }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.goto(new URL('/admin/start', page.url()).href);
  const confirm = page.getByRole('button', { name: 'Text bestätigen' });
  await confirm.first().waitFor();
  for (let left = await confirm.count(); left > 0; left--) {
    await press(confirm.first());
    await page.waitForFunction(
      (most) =>
        [...document.querySelectorAll('button')].filter(({ textContent }) =>
          textContent.includes('Text bestätigen'),
        ).length <= most,
      left - 1,
    );
  }
  await shoot('10-alles-erledigt');
}

const section = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Verwaltung' })
    .getByRole('link', { name, exact: true })
    .first();
const link = (page: Page, name: string | RegExp): Locator =>
  page
    .getByRole('main')
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first();
const saved = (page: Page, title: string): Promise<void> =>
  page.getByText(title, { exact: true }).first().waitFor();

/** Who has booked the talk that is moved. */
export const TALK = 'Tomke Tischler';

type Job = { name: string; most: number; run: (guide: Guide) => Promise<void> };

/**
 * The frequent jobs of a week, each begun on the list of enquiries, where
 * signing in leads to. `most` is what docs/owner.md says.
 */
export const JOBS: readonly Job[] = [
  {
    name: 'Preis ändern',
    most: 5,
    run: async ({ page, press, type }) => {
      await press(section(page, 'Einstellungen'));
      await press(page.getByRole('link', { name: 'Preise', exact: true }).first());
      await type('Startpaket', '640');
      await press(button(page, 'Veröffentlichen'));
      await press(page.getByRole('dialog').getByRole('button', { name: /gelten lassen$/ }));
      await saved(page, 'Gespeichert');
    },
  },
  {
    name: 'Öffnungszeit ändern',
    most: 3,
    run: async ({ page, press, type }) => {
      await press(section(page, 'Einstellungen'));
      await type('Öffnet um', '08:30');
      await press(button(page, 'Speichern'));
      await saved(page, 'Gespeichert');
    },
  },
  {
    name: 'Absatz der Startseite ändern',
    most: 4,
    run: async ({ page, press, type, shoot }) => {
      await press(section(page, 'Website'));
      await shoot('inhalte');
      await press(link(page, 'Texte der Startseite'));
      await type('Absatz unter der Überschrift', 'Websites aus Roermond ab {{price.startpaket}}.');
      await shoot('editor');
      await press(button(page, 'Veröffentlichen'));
      await saved(page, 'Veröffentlicht');
    },
  },
  {
    name: 'Bild austauschen',
    most: 5,
    run: async ({ page, press }) => {
      await press(section(page, 'Website'));
      await press(page.getByRole('link', { name: 'Medien', exact: true }).first());
      await press(link(page, /Plätze/));
      await press(button(page, 'Büro: Bild wählen'));
      await press(page.getByRole('dialog').getByRole('listitem').first().getByRole('button'));
      await saved(page, 'Das Bild steht auf der Website');
    },
  },
  {
    name: 'Beitrag schreiben',
    most: 6,
    run: async ({ page, press, type }) => {
      await press(section(page, 'Website'));
      await press(
        page
          .getByRole('main')
          .getByRole('link', { name: /schreiben$/ })
          .first(),
      );
      await type('Titel', 'Was im Herbst zu tun ist');
      await type('Beschreibung', 'Drei Arbeiten an der Website, die vor dem Winter anstehen.');
      await type('Text', 'Ein kurzer Satz für jede davon. '.repeat(12).trim());
      await press(button(page, 'Veröffentlichen'));
      await page.getByRole('heading', { level: 1, name: 'Was im Herbst zu tun ist' }).waitFor();
    },
  },
  {
    name: 'Menüpunkt umbenennen',
    most: 5,
    run: async ({ page, press, type }) => {
      await press(section(page, 'Website'));
      await press(link(page, /^Auf jeder Seite/));
      await press(link(page, 'Menü und Fuß'));
      await type('Menü: Beispiele', 'Arbeiten');
      await press(button(page, 'Veröffentlichen'));
      await saved(page, 'Veröffentlicht');
    },
  },
  {
    name: 'Termin verschieben',
    most: 6,
    run: async ({ page, press }) => {
      await press(section(page, 'Termine'));
      const talk = page.getByRole('button', { name: TALK });
      await page.getByRole('heading', { level: 1, name: 'Kalender' }).waitFor();
      await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
      // On some days of the week the next free time lies beyond it; not
      // counted, so that the number is the same every day.
      if (!(await talk.isVisible())) await button(page, 'Nächste Woche').click();
      await press(talk);
      const dialog = page.getByRole('dialog');
      await press(dialog.getByRole('button', { name: 'Verschieben', exact: true }));
      await press(
        dialog
          .locator('label')
          .filter({ has: page.getByRole('radio') })
          .nth(1),
      );
      await press(
        dialog
          .locator('label')
          .filter({ hasText: /^\d\d:\d\d/ })
          .first(),
      );
      await press(dialog.getByRole('button', { name: 'Verschieben und benachrichtigen' }));
      await saved(page, 'Termin verschoben');
    },
  },
  {
    name: 'Antwort des Assistenten ändern',
    most: 6,
    run: async ({ page, press, type }) => {
      await press(section(page, 'Website'));
      await press(link(page, 'Wissen des Assistenten'));
      await press(
        page
          .getByRole('main')
          .getByRole('button', { name: /bearbeiten$/ })
          .first(),
      );
      const text = await page.getByLabel('Deutsch').inputValue();
      await type('Deutsch', `${text} Fragen Sie gern nach.`);
      await press(page.getByRole('dialog').getByRole('button', { name: 'Speichern' }));
      // English and Dutch keep the old wording.
      await press(button(page, 'So speichern'));
      await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
    },
  },
];
