import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { parseJson } from '#shared/core/parse-json.ts';
import { readStored, writeStored } from '#app/lib/stored.ts';
import { createUuid } from '#app/lib/uuid.ts';
import type { PanelState } from './panel-store.ts';
import type { ChatMessage, Conversation } from './conversation.ts';

// A talk goes along to the next page and survives a reload, from the first
// message on; it ends with the tab, or when the visitor deletes it.

const { key: KEY } = STORAGE_KEYS.chatTalk;
type KeptTalk = { sessionIds: string[]; panel: PanelState; conversation: Conversation };

function read(): KeptTalk | null {
  const kept = parseJson(readStored('sessionStorage', KEY) ?? 'null');
  return isTalk(kept) ? kept : null;
}

/** Another release may have written it. */
function isTalk(value: unknown): value is KeptTalk {
  const { sessionIds, panel, conversation } = (value ?? {}) as Partial<KeptTalk>;
  return (
    Array.isArray(sessionIds) &&
    typeof panel === 'string' &&
    Array.isArray(conversation?.suggestions) &&
    Array.isArray(conversation.messages) &&
    conversation.messages.every(
      (entry: Partial<ChatMessage> | null) =>
        typeof entry?.id === 'string' &&
        typeof entry.content === 'string' &&
        Array.isArray(entry.sources),
    )
  );
}

const found = import.meta.env.SSR ? null : read();
/** Under which the server knows parts of the talk, the latest last. */
let sessionIds = found?.sessionIds ?? [];
const wasReloaded = (): boolean =>
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.type === 'reload';
let isFresh = !import.meta.env.SSR && wasReloaded();

/** The panel as it was left, for the first look of this page. */
export const keptPanel = found?.panel;
/** The talk as it was left. */
export const keptConversation = found?.conversation;

/**
 * The talk as it is now, for a page that comes back from the browser's cache:
 * another page may have gone on with it, or deleted it.
 */
export function rereadTalk(): Conversation | undefined {
  const now = read();
  sessionIds = now?.sessionIds ?? [];
  return now?.conversation;
}

/** Random, made with the first message, and another one after a reload (CHAT-14). */
export function getSessionId(): string {
  if (isFresh || sessionIds.length === 0) sessionIds = [...sessionIds, createUuid()];
  isFresh = false;
  return sessionIds.at(-1)!;
}

export const listSessionIds = (): readonly string[] => sessionIds;

/** Whether the server may know anything of this conversation. */
export const hasStarted = (): boolean => sessionIds.length > 0;

export function keepTalk(conversation: Conversation, panel: PanelState): void {
  // Without storage the talk lasts as long as the page.
  if (hasStarted())
    writeStored('sessionStorage', KEY, JSON.stringify({ sessionIds, panel, conversation }));
}

export function forgetTalk(): void {
  sessionIds = [];
  writeStored('sessionStorage', KEY, null);
}
