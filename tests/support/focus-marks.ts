import type { Page } from '@playwright/test';

/**
 * Controls that show no mark when the keyboard reaches them: what is drawn at
 * them, beside them or around them is the same with and without the focus, the
 * outline has too little contrast, or something cuts it off.
 */
export async function findUnmarked(page: Page): Promise<string[]> {
  // From here on the page knows that a keyboard is used (:focus-visible).
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    // Colours are read at once, not on their way.
    const still = document.createElement('style');
    still.textContent = '* { transition: none !important; }';
    document.head.append(still);
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex^="-"])';
    const channels = (colour: string): number[] => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
        const share = channel / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      for (let each = element; each; each = each.parentElement) {
        const ground = getComputedStyle(each).backgroundColor;
        if (channels(ground)[3] === 255) return ground;
      }
      return 'white';
    };
    const contrast = (one: string, other: string): number => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const around = (element: Element): Element[] => [
      element,
      ...(element.parentElement?.children ?? []),
      ...[element.parentElement, element.parentElement?.parentElement].filter((each) => !!each),
    ];
    const look = (element: Element): string =>
      around(element)
        .map((each) => {
          const style = getComputedStyle(each);
          return [
            style.outlineStyle === 'none' ? '' : style.outline,
            style.boxShadow,
            style.borderColor,
            style.backgroundColor,
            style.textDecorationLine,
            style.opacity,
          ].join();
        })
        .join('|');
    // A field that cannot be seen itself is marked at its label.
    const shownOf = (element: HTMLElement): HTMLElement =>
      (element.offsetWidth <= 1 && (element as HTMLInputElement).labels?.[0]) || element;
    const problemOf = (element: HTMLElement): string | null => {
      const style = getComputedStyle(element);
      if (style.opacity === '0' || element.offsetWidth <= 1) return null;
      if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 1) return null;
      const offset = Number.parseFloat(style.outlineOffset);
      const ground = groundOf(offset < 0 ? element : element.parentElement);
      if (contrast(style.outlineColor, ground) < 3) return 'outline without contrast';
      const reach = offset + Number.parseFloat(style.outlineWidth);
      const box = element.getBoundingClientRect();
      for (let each = element.parentElement; each; each = each.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(each);
        if (overflowX === 'visible' && overflowY === 'visible') {
          if (position === 'fixed') break;
          continue;
        }
        if (each === document.body || each === document.documentElement) break;
        const frame = each.getBoundingClientRect();
        const seen = [
          box.left - reach >= frame.left - 0.5,
          box.right + reach <= frame.right + 0.5,
          box.top - reach >= frame.top - 0.5,
          box.bottom + reach <= frame.bottom + 0.5,
        ].filter(Boolean).length;
        if (seen < 2) return `outline cut off by ${each.tagName} ${each.className}`;
      }
      return null;
    };
    const nameOf = (element: HTMLElement): string =>
      `${element.tagName.toLowerCase()} „${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}“ ${element.className.slice(0, 60)}`;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (element.tabIndex < 0 || !element.checkVisibility()) continue;
      element.focus();
      if (document.activeElement !== element || element.tagName === 'IFRAME') continue;
      const focused = look(element);
      const problem = problemOf(shownOf(element));
      element.blur();
      if (look(element) === focused) found.push(`no mark: ${nameOf(element)}`);
      else if (problem) found.push(`${problem}: ${nameOf(element)}`);
    }
    return [...new Set(found)];
  });
}
