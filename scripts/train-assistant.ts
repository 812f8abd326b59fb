import { stat } from 'node:fs/promises';
import { keepDeliveredTexts, loadDeliveredTexts } from '#content/assistant.ts';
import { MODEL_FILE } from '#functions/chatbot/handler.ts';
import { loadModel } from '#functions/chatbot/reader/stored-model.ts';

// Part of the build: the assistant's texts are kept as they are read, and its
// reader learns its answers, unless it already knows these.
const start = performance.now();
await keepDeliveredTexts();
const { answers, asked } = await loadDeliveredTexts();
await loadModel(MODEL_FILE, answers, asked);
const { size } = await stat(MODEL_FILE);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(`Assistant: ${answers.length} answers, ${Math.round(size / 1024)} kB, ${seconds} s`);
