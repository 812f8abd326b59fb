import type { AssistantTexts } from '#content/schemas/assistant.ts';
import type { Industry } from '#shared/agency/business.ts';
import { fold } from '#shared/search/german.ts';

// Buttons send their text as a message. A message that is word for word a button needs no reading.

export type Button = { kind: 'answer'; id: string } | { kind: 'phrase'; name: string };
export type FindButton = (message: string) => Button | null;

const keyOf = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export function createButtons({ answers, phrases }: AssistantTexts): FindButton {
  const buttons = new Map<string, Button>();
  for (const { id, label } of answers)
    for (const text of Object.values(label)) buttons.set(keyOf(text), { kind: 'answer', id });
  for (const [name, texts] of Object.entries(phrases))
    if (/^(?:button|trade|urgency)-/.test(name))
      for (const text of Object.values(texts)) buttons.set(keyOf(text), { kind: 'phrase', name });
  return (message) => buttons.get(keyOf(message)) ?? null;
}

export const TRADES: Readonly<Record<string, Industry>> = {
  'trade-craft': 'Handwerk',
  'trade-health': 'Gesundheitswesen',
  'trade-food': 'Gastronomie & Hotellerie',
  'trade-retail': 'Handel & E-Commerce',
  'trade-service': 'Beratung & Coaching',
  'trade-other': 'Andere Branche',
};
export const PROJECT_BUTTONS = ['website', 'shop', 'chatbot', 'automation'] as const;
