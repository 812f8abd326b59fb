import type { BrowserContext, Page } from '@playwright/test';
import { places } from './hostile.ts';

export type Watch = {
  /** Words that ran as a script. */
  ran: string[];
  /** Attributes that would run at a touch or a press. */
  active: string[];
  /** Of `places`: the fields whose words somebody can read. */
  shown: Set<string>;
  /** At the page as it is now, with its frames. */
  look: (page: Page) => Promise<void>;
};

/** To be called before a page opens that shows hostile words. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const seen: Watch = { ran: [], active: [], shown: new Set(), look };
  await context.exposeBinding('__pwned', ({ page }, n: number) => {
    seen.ran.push(`${places[n]} on ${page.url()}`);
  });
  context.on('dialog', (dialog) => {
    seen.ran.push(`dialog on ${dialog.page()?.url()}`);
    void dialog.dismiss();
  });
  async function look(page: Page): Promise<void> {
    for (const frame of page.frames()) {
      const { active, words } = await frame.evaluate(inspect);
      for (const text of active) seen.active.push(`${text} on ${frame.url()}`);
      for (const [, n] of words.matchAll(/__pwned\((\d+)\)/g)) seen.shown.add(places[Number(n)]!);
    }
  }
  return seen;
}

function inspect(): { active: string[]; words: string } {
  const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'srcdoc', 'xlink:href'];
  const active: string[] = [];
  const words = [document.body.innerText];
  for (const element of document.querySelectorAll('*')) {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      words.push(element.value);
    for (const { name, value } of element.attributes) {
      const address = value.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase();
      if (
        name.startsWith('on') ||
        (ADDRESSES.includes(name) && /^(javascript|vbscript|data:text\/html)/.test(address)) ||
        (name === 'src' && address === 'x')
      )
        active.push(`<${element.localName} ${name}="${value.slice(0, 80)}">`);
    }
  }
  return { active, words: words.join('\n') };
}
