import { globSync } from 'node:fs';
import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const PUBLIC_ROUTE = /\/app\/routes\/(marketing|content|style-guide)\/[^?]+\.tsx?$/;

/**
 * Public pages are rendered on the server only: in the application of the
 * private areas nothing is left of them.
 */
const publicRoutesOnServer = (): Plugin => ({
  name: 'public-routes-on-server',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    PUBLIC_ROUTE.test(id)
      ? `export default () => null;
         export const meta = undefined, handle = undefined, headers = undefined, loader = undefined,
           action = undefined, ErrorBoundary = undefined;`
      : null,
});

type FindModule = (id: string) => { importedIds: readonly string[] } | null;

/** A module and all that it needs from its start. */
function collectParts(
  id: string,
  getModuleInfo: FindModule,
  found = new Set<string>(),
): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const part of getModuleInfo(id)?.importedIds ?? []) collectParts(part, getModuleInfo, found);
  return found;
}

const needed = new Map<string, boolean>();

/**
 * Whether a module brings a library along. zod is a third of what islands
 * share, and few of them check anything themselves; the plans of telephone
 * numbers are as large again, and wait until one is entered.
 */
function needs(library: string, id: string, getModuleInfo: FindModule): boolean {
  const known = needed.get(`${library} ${id}`);
  if (known !== undefined) return known;
  const found = [...collectParts(id, getModuleInfo)].some((part) =>
    part.includes(`/node_modules/${library}/`),
  );
  needed.set(`${library} ${id}`, found);
  return found;
}
const NUMBERS = 'libphonenumber-js';
/** What texts are written with: two pages need it, and it is larger than all else. */
const EDITOR = ['prosemirror-model', 'markdown-it'];

/** Dialogs come when one is opened. */
const SHARED_PART = /\/(app\/(lib|ui(?!\/overlay)|private|features)|shared)\//;

/** A file for what several share and what brings none of these libraries along. */
const sharedParts = (name: string, minShareCount: number, without: readonly string[]) => ({
  name: (id: string, context: { getModuleInfo: FindModule }) =>
    without.some((library) => needs(library, id, (module) => context.getModuleInfo(module)))
      ? null
      : name,
  debugName: name,
  minShareCount,
  test: SHARED_PART,
});

type Frame = { name: string; entries: readonly string[] };
/**
 * What runs on each public page without being asked for, in this order: nothing
 * of React may stand in one file with it.
 */
const ALWAYS: readonly Frame[] = [
  { name: 'frame-parts', entries: ['app/islands/frame.ts'] },
  { name: 'measurement', entries: ['app/features/statistics/start-measurement.ts'] },
];
/**
 * What the first view of a private area needs, and nothing else: its own file,
 * and one for what both have in common.
 */
const FIRST_VIEWS: readonly Frame[] = [
  { name: 'area', entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/private/area-shell.tsx'] },
  {
    name: 'admin',
    entries: ['_layout', '_pages', 'requests'].map((name) => `app/routes/admin/${name}.tsx`),
  },
  {
    name: 'portal',
    entries: ['_layout', '_pages', 'overview'].map((name) => `app/routes/portal/${name}.tsx`),
  },
];

/** The frame that a module is part of; what several need comes with the first of all. */
function nameFrame(frames: readonly Frame[]) {
  let known: { name: string; parts: Set<string> }[] | undefined;
  return (id: string, context: { getModuleInfo: FindModule }): string | null => {
    const find: FindModule = (part) => context.getModuleInfo(part);
    known ??= frames.map(({ name, entries }) => {
      const parts = new Set<string>();
      for (const entry of entries) collectParts(join(import.meta.dirname, entry), find, parts);
      return { name, parts };
    });
    const [one, another] = known.filter(({ parts }) => parts.has(id));
    return (another ? known[0] : one)?.name ?? null;
  };
}

/**
 * What public pages run in the browser, built behind the application into the
 * same folder (app/islands).
 */
const islands = (): Plugin => ({
  name: 'islands',
  config: () => ({
    environments: {
      islands: {
        consumer: 'client',
        build: {
          outDir: 'build/client',
          emptyOutDir: false,
          copyPublicDir: false,
          // The server writes into each page what it needs.
          manifest: '.vite/islands.json',
          modulePreload: false,
          rolldownOptions: {
            input: [
              'app/islands/frame.ts',
              'app/islands/mount.tsx',
              ...globSync('app/**/*.island.tsx'),
            ],
            preserveEntrySignatures: 'allow-extension',
            // React's own marks for its servers.
            checks: { moduleLevelDirective: false },
            output: {
              codeSplitting: {
                groups: [
                  { name: nameFrame(ALWAYS), debugName: 'always' },
                  {
                    name: 'react',
                    test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/,
                  },
                  // What several islands share, without schemas and with them;
                  // dialogs come with what opens them.
                  sharedParts('parts', 3, ['zod', NUMBERS]),
                  sharedParts('parts-schemas', 3, [NUMBERS]),
                  { name: 'dialog', test: /\/app\/ui\/overlay\/dialog/ },
                  { name: 'quote', test: /\/app\/features\/quote\// },
                ],
              },
            },
          },
        },
      },
    },
  }),
  buildApp: {
    order: 'post',
    async handler(builder) {
      await builder.build(builder.environments['islands']!);
    },
  },
});

const nameView = nameFrame(FIRST_VIEWS);

// `#content` and `#shared` stay imports in the server bundle, so that Node
// holds one instance of each module for the pages, the functions and the
// worker. The browser bundle contains what it uses of `#shared`.
export default defineConfig({
  plugins: [tailwindcss(), publicRoutesOnServer(), reactRouter(), islands()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/,
                },
                { name: 'backend', test: /node_modules\/@(supabase|tanstack)\// },
                // One by one: each takes along what it needs.
                ...FIRST_VIEWS.map(({ name }) => ({
                  name: (id: string, context: { getModuleInfo: FindModule }) =>
                    nameView(id, context) === name ? name : null,
                  debugName: name,
                })),
                // Few files: on a long line each of them waits for its turn.
                sharedParts('shared', 2, ['zod', NUMBERS, ...EDITOR]),
                sharedParts('shared-schemas', 2, [NUMBERS, ...EDITOR]),
                { name: 'dialog', test: /\/app\/ui\/overlay\/dialog/ },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { external: [/^#(content|shared)\//] } } },
  },
});
