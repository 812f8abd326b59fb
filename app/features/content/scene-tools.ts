import type { SERVICES } from '#shared/agency/services.ts';
import type { Tool } from '#app/ui/scene/draw-scene.ts';

/** What is drawn for a subject. */
export const TOOL_OF_SERVICE: Record<(typeof SERVICES)[number]['slug'], Tool> = {
  webdesign: 'window',
  'ki-chatbots': 'bubble',
  seo: 'lens',
  ecommerce: 'shop',
  automatisierung: 'wires',
  dsgvo: 'shield',
};

const TOOLS_BY_WORD: Readonly<Record<string, Tool>> = {
  Betrieb: 'ruler',
  Gestaltung: 'pen',
  Grenzregion: 'border',
  Handel: 'shop',
  'KI & Automatisierung': 'bubble',
  Recht: 'shield',
  Suchmaschinen: 'lens',
  Technik: 'wires',
  Automatisierung: 'wires',
  Chatbot: 'bubble',
  Kosten: 'ruler',
  Suche: 'lens',
  Zusammenarbeit: 'pen',
};

/** The sign of a topic, if it has one. */
export const findSign = (word: string): Tool | undefined => TOOLS_BY_WORD[word];

/** By the group of a glossary entry or the first known topic of an article. */
export const findTool = (words: readonly string[]): Tool =>
  words.map(findSign).find((tool) => tool !== undefined) ?? 'window';
