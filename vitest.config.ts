import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{app,content,shared,platform,server,supabase,emails,scripts}/**/*.test.ts', 'tests/{rls,acceptance,chat}/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
});
