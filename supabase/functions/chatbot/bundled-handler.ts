import { readFile } from 'node:fs/promises';
import { createChatHandler } from './create-handler.ts';
import type { Knowledge } from './knowledge.ts';
import { createLiveTexts, type LiveTexts } from './live-texts.ts';
import { unpackModel, type PackedModel } from './reader/pack.ts';

// On Supabase there is no content room: the site serves its texts, and `npm run
// assistant:bundle` writes them and the trained reader beside the function
// before it is deployed (`static_files` in config.toml) for times when the site
// is away.

type Bundle = LiveTexts & { model: PackedModel };

let bundle: Promise<Bundle & { unpacked: Knowledge['model'] }> | undefined;

const readBundle = () =>
  (bundle ??= readFile(new URL('./knowledge.json', import.meta.url), 'utf8').then(async (text) => {
    const parsed = JSON.parse(text) as Bundle;
    const { texts, model } = parsed;
    return { ...parsed, unpacked: unpackModel(model, texts.answers, texts.asked) };
  }));
const findTexts = createLiveTexts(readBundle);

export const handleChat = createChatHandler(async (context) => {
  const [{ unpacked }, { texts, documents }] = await Promise.all([
    readBundle(),
    findTexts(context),
  ]);
  return { texts, documents, model: unpacked };
});
