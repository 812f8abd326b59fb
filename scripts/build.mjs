// Everything that is made from the sources: what `npm start` (prepare.mjs) and
// the image (Dockerfile) need. Runs under the Node that will serve.
import { spawnSync } from 'node:child_process';

const STEPS = [
  ['scripts/subset-fonts.ts'],
  ['scripts/public-sources.ts'],
  ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'],
  ['scripts/after-build.ts'],
  ['scripts/bundle-words.ts'],
  ['scripts/train-assistant.ts'],
];
const env = { ...process.env, NODE_ENV: 'production' };
for (const step of STEPS) {
  const args = ['--disable-warning=ExperimentalWarning', ...step];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
