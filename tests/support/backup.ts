import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compileCache } from './server.ts';

const TOOLS = {
  backup: 'backup/backup.ts',
  restore: 'backup/restore.ts',
  'admin:reset': 'admin-reset.ts',
};

/** `npm run <tool>` as its own process, with nothing of this one's environment. */
export async function runTool(
  tool: keyof typeof TOOLS,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  const root = join(import.meta.dirname, '../..');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', `server/${TOOLS[tool]}`, ...args],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: compileCache,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, output };
}
