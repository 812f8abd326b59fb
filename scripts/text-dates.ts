// npm run content:dates: gives today's date to every text that has changed since it was last run.
import { writeFileSync } from 'node:fs';
import { listTextSources } from '#content/check/text-sources.ts';
import { TEXT_DATES } from '#content/text-dates.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';

const today = agencyDay(new Date());
const sources = await listTextSources();
const dates = sources
  .map(({ path, hash }) => {
    const known = TEXT_DATES[path];
    const changed = known?.hash === hash ? known.changed : today;
    if (changed === today && known?.hash !== hash) console.log(path);
    return [path, { changed, hash }] as const;
  })
  .toSorted(([a], [b]) => a.localeCompare(b));
writeFileSync(
  new URL('../content/text-dates.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(dates), null, 2)}\n`,
);
