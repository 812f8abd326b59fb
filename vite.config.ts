import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// `#content` and `#shared` stay imports in the server bundle, so that Node holds one instance of each module
// for the pages, the functions and the worker. The browser bundle contains what it uses of `#shared`.
export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { external: [/^#(content|shared)\//] } } },
  },
});
