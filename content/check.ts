// npm run content:check [collection]: prints what is wrong with the texts and
// fails if there is anything.
import { COLLECTION_NAMES } from './collections.ts';
import { collectFindings, filterFindings } from './check/findings.ts';

const only = COLLECTION_NAMES.find((name) => name === process.argv[2]);
const all = await collectFindings();
const findings = only ? filterFindings(all, only) : all;

for (const finding of findings) console.error(finding);
console.log(
  findings.length === 0
    ? 'content: nothing to complain about'
    : `content: ${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
