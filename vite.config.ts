import { writeFile } from 'node:fs/promises';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const ON_EVERY_PAGE = new RegExp(
  [
    'app/root\\.tsx',
    'app/lib/(early-(script|signs)|late-hydration|reload-when-reachable|use-(route-scroll|site|hydrated)|finish-navigation|pending-navigation|public-config|report-error|consent-(state|record)|overlays|supabase-browser|session-cookie|uuid)',
    'app/ui/(cx|button|link|icon|badge|error-screen|lazy-extra|brand/|feedback/(spinner|toast\\.ts)|layout/)',
    'app/features/(analytics/track|quote/(load-quote-modal|quote-button|use-quote-modal))',
    'app/features/session/(session-(nav|state|store|watcher)|sign-out)',
    'app/routes/marketing/(_layout|frame/(header|mobile-menu|navigation|services-menu|site-frame|use-disclosure))',
    'shared/(services|storage-keys|consent-summary)\\.ts',
  ].join('|'),
);

/** Small pieces of many pages. Apart they would be a dozen requests, and a slow line pays for each of them. */
const ON_MANY_PAGES = new RegExp(
  [
    'shared/(business|company-format|format|geo|instalments|price|price-note)\\.ts',
    'app/ui/content/(breadcrumbs|prose)',
    'app/lib/(json-ld|seo|use-company-facts)\\.ts',
    'app/routes/marketing/final-call',
  ].join('|'),
);

/** The same for forms. */
const IN_FORMS = new RegExp(
  [
    'shared/(consent-texts|email-address|form-messages|proof-of-work)\\.ts',
    'app/ui/(feedback/progress|form/)',
    'app/lib/(consent-label|post-form|proof-of-work)',
  ].join('|'),
);

/** What the home page loads at the first sign of use. */
const LATE_ON_HOME = ['app/routes/marketing/home/home-content.tsx', 'app/features/quote/quote-entry.ts'];

/** Writes down which files that is, so that the page can ask for them before any of its scripts has run (app/lib/early-script.ts). */
const listLateModules = (): Plugin => ({
  name: 'list-late-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output): output is Rolldown.OutputChunk => output.type === 'chunk');
    const files = new Set<string>();
    // The pages have loaded these three before.
    const add = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (!chunk || files.has(chunk.fileName) || ['framework', 'base', 'rolldown-runtime'].includes(chunk.name)) return;
      files.add(chunk.fileName);
      for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
    };
    for (const source of LATE_ON_HOME) {
      const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
      if (!entry) throw new Error(`vite.config.ts: ${source} is in no file`);
      add(entry);
    }
    await writeFile('build/late-modules.json', JSON.stringify([...files].map((file) => `/${file}`)));
  },
});

const PASSES_ON = /^export\{([^}]+)\}from"\.\/([^"]+)";?\s*$/;

/** Writes down which files only pass on what another one exports, so that pages need not ask for them (server/finish-document.ts). */
const listPassingModules = (): Plugin => ({
  name: 'list-passing-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((output) => {
      const [, exports, file] = (output.type === 'chunk' && PASSES_ON.exec(output.code)) || [];
      if (!exports) return [];
      const names = exports.split(',').map((pair) => pair.split(' as '));
      return [
        [
          `/${output.fileName}`,
          { from: `/assets/${file}`, names: Object.fromEntries(names.map(([inner, outer]) => [outer ?? inner, inner])) },
        ],
      ];
    });
    await writeFile('build/passing-modules.json', JSON.stringify(Object.fromEntries(modules)));
  },
});

// Three parts come late on one page and with the page itself on another. Each has a file of its own; the warning looks at the imports only.
const checks = { ineffectiveDynamicImport: false };

// `#content` and `#shared` stay imports in the server bundle, so that Node holds one instance of each module
// for the pages, the functions and the worker. The browser bundle contains what it uses of `#shared`.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), listLateModules(), listPassingModules()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks,
          output: {
            codeSplitting: {
              // What every page needs, in two files instead of fifteen: fewer requests, and one dictionary compresses better than many.
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'base', test: ON_EVERY_PAGE },
                { name: 'common', test: ON_MANY_PAGES },
                { name: 'forms', test: IN_FORMS },
                // Lists of uploaded files stand in dialogs and private areas only.
                { name: 'dialog', test: /app\/ui\/overlay\/dialog|app\/features\/files\/upload-list|shared\/work-files/ },
                { name: 'quote', test: /app\/features\/quote\/(quote-entry|signature-field)/ },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { checks, external: [/^#(content|shared)\//] } } },
  },
});
