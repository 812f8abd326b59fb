import type { ChatLanguage } from '#shared/chat/chat.ts';
import { EMPTY_FRAME, type Frame } from './frame.ts';

/**
 * What the talk has come to. Kept on the server with the conversation; nothing
 * of it comes from the visitor's browser.
 */
export type Talk = {
  language: ChatLanguage;
  frame: Frame;
  /** What the visitor began with, masked: the name of the talk. */
  began: string | null;
  /** Topic of the last reply, and the message it was for, masked. */
  topic: string | null;
  asked: string | null;
  /** Topic of the last reply that told something. */
  subject: string | null;
  /** What the menu has asked for. */
  waits: 'project' | 'trade' | null;
  /** A person was offered; ends with a way to reach the visitor or with a clear no. */
  handover: boolean;
  /** Messages of a booking under way, oldest first, with the days that they mean (settleDays). */
  booking: string[] | null;
  /** Ids of the answers that the last reply asked about: 'Meinen Sie eines davon?' */
  offered: string[];
  /** Replies in a row that answered nothing. */
  unsure: number;
};

export const NEW_TALK: Talk = {
  language: 'de',
  frame: EMPTY_FRAME,
  began: null,
  topic: null,
  asked: null,
  subject: null,
  waits: null,
  handover: false,
  booking: null,
  offered: [],
  unsure: 0,
};
