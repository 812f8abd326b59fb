import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

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
                { name: 'base', test: /app\/(root\.tsx|lib\/(early-signs|late-hydration|use-|finish-|pending-|public-|report-)|ui\/(cx|button|icon|error-screen|brand\/|feedback\/(spinner|toast\.ts)|layout\/))/ },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { external: [/^#(content|shared)\//] } } },
  },
});
