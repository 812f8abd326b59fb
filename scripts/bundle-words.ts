// Writes build/words.txt, by which the editor of the admin area tells unknown
// words (content/check/word-list.ts).
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDictionary } from '../content/check/dictionary.ts';
import { printWordList } from '../content/check/word-list.ts';

await writeFile(join(import.meta.dirname, '../build/words.txt'), printWordList(readDictionary()));
