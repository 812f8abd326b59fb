/** One line above the page, written without React: what is on its way, or what did not arrive. */
const findNote = (): HTMLElement => document.getElementById('page-note')!;

export function showNote(text: string, isBusy = false): void {
  const note = findNote();
  note.setAttribute('aria-busy', String(isBusy));
  note.querySelector('span')!.textContent = text;
  note.hidden = false;
}

export const hideNote = (): void => void (findNote().hidden = true);
