// `npm run bench -- crawl`: reads every page of the sitemap once, fresh from
// the renderer, and fails for anything that is wrong on them.
import { readFile } from 'node:fs/promises';
import { crawlSite, findHtmlErrors, inParallel, readSitemap } from '../tests/support/site-crawl.ts';
import { startTestServer } from '../tests/support/server.ts';

const WARM_UP = 40;

const server = await startTestServer();
const paths = await readSitemap(server.origin);
// The engine compiles what runs often; a crawler meets a server that has been up for a while.
await inParallel(
  paths.slice(-WARM_UP),
  6,
  async (path) => void (await (await fetch(server.origin + path)).arrayBuffer()),
);
const fresh = paths.slice(0, -WARM_UP);

const before = await readProcessorMs(server.pid);
const report = await crawlSite(server.origin, fresh);
const spent = (await readProcessorMs(server.pid)) - before;
// Again and whole, from the cache: the pages that warmed the server up are
// looked at too, and every page beside every other.
const whole = await crawlSite(server.origin, paths);
const invalid: string[] = [];
await inParallel(paths, 6, async (path) => {
  for (const error of await findHtmlErrors(await (await fetch(server.origin + path)).text()))
    invalid.push(`${path} ${error}`);
});

console.log(
  `${report.pages} pages in ${report.seconds.toFixed(1)} s: ` +
    `${(report.pages / report.seconds).toFixed(0)} pages/s`,
);
if (!Number.isNaN(spent))
  console.log(
    `${(spent / report.pages).toFixed(1)} ms CPU a page, all threads, links of all pages included`,
  );
const findings = [...whole.findings, ...invalid];
for (const finding of findings) console.error(finding);
console.log(`${whole.pages} pages, ${whole.links} links, ${findings.length} findings`);
await server.stop();
process.exitCode = findings.length === 0 ? 0 : 1;

/** CPU time of a process; NaN where the system does not tell (only Linux does). */
async function readProcessorMs(pid: number): Promise<number> {
  const fields = await readFile(`/proc/${pid}/stat`, 'utf8').then(
    (text) => text.split(' '),
    () => [],
  );
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
