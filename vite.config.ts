import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const ON_EVERY_PAGE = new RegExp(
  [
    'app/root\\.tsx',
    'app/lib/(early-signs|late-hydration|use-(route-scroll|site|hydrated)|finish-navigation|pending-navigation|public-config|report-error|consent-(state|record)|overlays|supabase-browser|session-cookie|uuid)',
    'app/ui/(cx|button|icon|badge|error-screen|brand/|feedback/(spinner|toast\\.ts)|layout/)',
    'app/features/quote/load-quote-modal',
    'app/features/session/(session-(nav|state|store|watcher)|sign-out)',
    'app/routes/marketing/(_layout|frame/(header|mobile-menu|navigation|services-menu|site-frame|use-disclosure))',
    'shared/(services|storage-keys|consent-summary)\\.ts',
  ].join('|'),
);

// `#content` and `#shared` stay imports in the server bundle, so that Node holds one instance of each module
// for the pages, the functions and the worker. The browser bundle contains what it uses of `#shared`.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page needs, in two files instead of fifteen: fewer requests, and one dictionary compresses better than many.
              groups: [
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                { name: 'base', test: ON_EVERY_PAGE },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { external: [/^#(content|shared)\//] } } },
  },
});
