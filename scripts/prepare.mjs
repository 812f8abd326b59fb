// Runs before `npm start` and `npm test`, on any Node ≥ 20 and without
// dependencies: installs when the lock file changed, builds when a source
// changed, links the Node that came through npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdFormer, putFormer } from './keep-former.mjs';

// npm on an older one leaves out what the build needs (Debian 12 has Node 18).
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 oder neuer ist nötig. / Node 20 or later is needed. (${process.version})`);
  process.exit(1);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const forTests = process.argv.includes('--tests');
const SOURCES = [
  'app',
  'content',
  'shared',
  // The build trains it (train-assistant.ts).
  'supabase/functions/chatbot/reader',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'scripts',
];
const stampFolder = 'node_modules/.cache/prepare';

const hashOf = (paths) => {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path) || /\.test\.tsx?$/.test(path)) return;
    if (statSync(path).isDirectory())
      for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  };
  paths.forEach(add);
  return hash.digest('hex');
};
const stampOf = (name) =>
  existsSync(join(stampFolder, name)) ? readFileSync(join(stampFolder, name), 'utf8') : '';
const stamp = (name, value) => {
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(join(stampFolder, name), value);
};
const run = (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

// Called through npm, its own node and script are known; the node in
// node_modules may be about to be replaced.
const npm = process.env.npm_execpath
  ? [process.env.npm_node_execpath ?? process.execPath, [process.env.npm_execpath]]
  : ['npm', []];
// A machine that only serves needs no test tools.
const lock = hashOf(['package.json', 'package-lock.json']);
const acceptable = forTests ? [`${lock} all`] : [`${lock} all`, `${lock} production`];
if (!existsSync('node_modules/react') || !acceptable.includes(stampOf('installed'))) {
  console.log('Installing packages …');
  run(npm[0], [
    ...npm[1],
    'ci',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    forTests ? '--include=dev' : '--omit=dev',
  ]);
  stamp('installed', `${lock} ${forTests ? 'all' : 'production'}`);
}

// npm 10 links no `node` when several packages offer one.
const isWindows = process.platform === 'win32';
const platformNode = join(
  'node_modules',
  `node-${isWindows ? 'win' : process.platform}-${process.arch}`,
  'bin',
  isWindows ? 'node.exe' : 'node',
);
const link = join('node_modules/.bin', 'node');
if (!isWindows && existsSync(platformNode) && !existsSync(link))
  symlinkSync(relative('node_modules/.bin', platformNode), link);
const node = existsSync(platformNode) ? platformNode : process.execPath;

const sources = hashOf(SOURCES);
if (stampOf('built') !== sources || !existsSync('build/server/index.js')) {
  console.log('Building …');
  const held = join(stampFolder, 'former');
  holdFormer('build', held);
  run(node, ['scripts/build.mjs']);
  putFormer('build', held);
  stamp('built', sources);
}
