import type { ComponentType } from 'react';
import { bringsSession } from '#app/features/account/brings-session.ts';
import type { Pressed } from '../early.ts';
import { afterPaint } from '#app/lib/after-paint.ts';
import { findDialogOf } from '#app/lib/page-dialogs.ts';
import { readStored } from '#app/lib/stored.ts';
import { afterFirstPaint, afterLoad, nextTask, whenIdle } from './quiet.ts';
import { showNote } from '#app/ui/feedback/note.ts';

type IslandModule = { default: ComponentType<object> };

const started = new WeakMap<HTMLElement, Promise<void>>();
const list = (when: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll(`site-island[data-when='${when}']`);

/**
 * Fetches the code of an island and hydrates it, once. `isAwaited` while
 * somebody waits for its answer.
 */
function startIsland(island: HTMLElement, isAwaited = false): Promise<void> {
  const known = started.get(island);
  if (known) return known;
  const [file] = island.dataset['modules']!.split(' ');
  const starting = Promise.all([
    import(/* @vite-ignore */ file!) as Promise<IslandModule>,
    import('../mount.tsx'),
  ]).then(async ([{ default: Part }, { mount }]) => {
    if (isAwaited) await afterPaint();
    await mount(island, Part, isAwaited);
    island.dataset['live'] = '';
    tellHover(island);
  });
  started.set(island, starting);
  starting.catch(() => started.delete(island));
  return starting;
}

let prepared: Promise<void> | undefined;
/**
 * React, then what islands share: each begins in a task of its own, for together
 * they would block a slow phone. Whoever presses waits for all of it at once.
 */
const prepare = (): Promise<void> =>
  (prepared ??= (async () => {
    for (const load of [() => import('../react.ts'), () => import('../mount.tsx')]) {
      await load();
      await nextTask();
    }
  })().catch(() => undefined));

/**
 * What the pointer or the focus rested on before the code was there, it enters
 * now: a tooltip opens.
 */
function tellHover(island: HTMLElement): void {
  // Where a finger was, `:hover` stays until the next press.
  const hovered =
    matchMedia('(hover: hover)').matches && [...island.querySelectorAll(':hover')].at(-1);
  if (hovered)
    hovered.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  if (island.contains(document.activeElement) && document.activeElement!.matches(':focus-visible'))
    document.activeElement!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/**
 * Presses that were kept (early.ts) are answered as soon as their control has
 * its code, each of them once.
 */
export function answerPresses(): void {
  const presses = window.presses!;
  window.answerPress = (control) => void answer(control);
  presses.forEach(window.answerPress);

  async function answer(control: Pressed): Promise<void> {
    const isReady = 'frame' in control.dataset || (await isAnswering(control));
    presses.delete(control);
    for (const part of [control, ...control.querySelectorAll('button')])
      part.removeAttribute('aria-busy');
    const form = control.closest('form');
    const submits = control === form || (control as HTMLButtonElement).type === 'submit';
    if (!isReady) return submits && form?.getAttribute('action') ? form.submit() : sayMissing();
    if (!control.isConnected) return;
    if (control === form) form.requestSubmit();
    else control.click();
  }
}

/** Whether the island around it has its code. */
async function isAnswering(part: Element): Promise<boolean> {
  const island = part.closest<HTMLElement>('site-island');
  return !island || startIsland(island, true).then(succeed, fail);
}

const succeed = (): boolean => true;
const fail = (): boolean => false;

/** For what is on the screen already and will be pressed next. */
export async function hurry(part: Element): Promise<void> {
  if (!(await isAnswering(part))) sayMissing();
}

/** The module map of a page keeps what failed: only a page loaded anew gets it. */
const sayMissing = (): void =>
  showNote('Nicht geladen. Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.');

/** Without a press, each island comes when it says. */
export function wakeIslands(): void {
  // Nobody misses what waits for a press; what says that it is being loaded
  // must not say so for ever, and what is typed must not go unanswered.
  const quietly = (island: HTMLElement, isUsed = false): Promise<void> =>
    startIsland(island).catch(() => {
      if (isUsed || saysLoading(island)) sayMissing();
    });
  const intend = ({ target, type }: Event): void => {
    const opener = (target as Element).closest?.('[data-frame=dialog]');
    for (const part of [target as Element, opener && findDialogOf(opener)]) {
      const island = part?.closest?.<HTMLElement>('site-island');
      if (island) void quietly(island, type === 'input' || type === 'change');
    }
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart', 'input', 'change'])
    addEventListener(sign, intend, { capture: true, passive: true });

  const unasked = async (island: HTMLElement): Promise<void> => {
    await prepare();
    await quietly(island);
  };
  afterFirstPaint(() => list('load').forEach(unasked));
  for (const island of document.querySelectorAll<HTMLElement>('site-island[data-stored]'))
    if (isStored(island.dataset['stored']!)) void quietly(island);
  const observer = new IntersectionObserver(
    (entries) =>
      entries.forEach(({ isIntersecting, target }) => {
        if (!isIntersecting) return;
        observer.unobserve(target);
        void unasked(target.closest<HTMLElement>('site-island')!);
      }),
    { rootMargin: '50% 0px' },
  );
  const look = (): void => {
    if (document.visibilityState === 'visible' && bringsSession())
      list('session').forEach((island) => quietly(island));
  };
  look();
  document.addEventListener('visibilitychange', look);
  // Whoever saves data pays for what he presses, and for what says that it is being loaded.
  // Everybody else gets an answer at once from now on.
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
  afterLoad(async () => {
    // The island itself has no box (display: contents), what it contains has.
    for (const island of list('visible')) {
      const box = island.firstElementChild;
      if (box && (!saves || saysLoading(island))) observer.observe(box);
    }
    for (const island of list('idle')) {
      if (saves && !saysLoading(island)) continue;
      await whenIdle();
      await unasked(island);
    }
  });
}

const saysLoading = (island: HTMLElement): boolean =>
  island.querySelector('[data-loading]') !== null;

const isStored = (key: string): boolean =>
  (readStored('sessionStorage', key) ?? readStored('localStorage', key)) !== null;
