/** A list of Word: paragraphs that say of themselves that they are entries. */
const ENTRY = 'p[style*="mso-list"]';

/**
 * What other programs put on the clipboard, with the structure that texts of
 * the site have: Word writes lists as paragraphs, and cells can be joined.
 */
export function cleanPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const first of body.querySelectorAll(ENTRY)) {
    if (first.previousElementSibling?.matches(ENTRY) || !first.parentElement) continue;
    const run: Element[] = [];
    for (let next: Element | null = first; next?.matches(ENTRY); next = next.nextElementSibling)
      run.push(next);
    first.before(buildList(run));
    run.forEach((entry) => entry.remove());
  }
  body.querySelectorAll('td, th').forEach((cell) => {
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
  });
  return body.innerHTML;
}

/** Entries with their marks (“1.”, “·”), which say what kind of list it is. */
function buildList(entries: readonly Element[]): Element {
  const levelOf = (entry: Element): number =>
    Number(/level(\d)/.exec(entry.getAttribute('style') ?? '')?.[1] ?? 1);
  const lists: { level: number; list: Element }[] = [];
  for (const entry of entries) {
    const mark = entry.querySelector('[style*="mso-list"]');
    const level = levelOf(entry);
    while (lists.length > 1 && lists.at(-1)!.level > level) lists.pop();
    if (lists.length === 0 || lists.at(-1)!.level < level) {
      const isNumbered = /^\s*\(?\w{1,3}[.)]/.test(mark?.textContent ?? '');
      const list = document.createElement(isNumbered ? 'ol' : 'ul');
      lists.at(-1)?.list.lastElementChild?.append(list);
      lists.push({ level, list });
    }
    mark?.remove();
    const item = document.createElement('li');
    const line = document.createElement('p');
    line.innerHTML = entry.innerHTML;
    item.append(line);
    lists.at(-1)!.list.append(item);
  }
  return lists[0]!.list;
}
