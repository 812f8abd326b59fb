import { defineConfig, type OxlintOverride } from 'oxlint';

const ROOMS = 'app content documents emails functions platform server shared tests'.split(' ');
const allBut = (...allowed: string[]): string[] =>
  ROOMS.filter((room) => !allowed.includes(room)).map((room) => `#${room}/**`);

const folders = (...names: string[]): string[] => names.map((name) => `**/${name}/**`);
const SURFACES = ['auth', 'rest', 'storage', 'realtime', 'functions'];
const surfacesBut = (own?: string): string[] =>
  folders(...SURFACES.filter((surface) => surface !== own));

const OUTSIDE_APP = allBut('app', 'content', 'shared');
const ABOVE_FEATURES = [...OUTSIDE_APP, ...folders('routes'), '#app/features/**'];
const OUTSIDE_PLATFORM = allBut('platform');

/** What a room may not import (docs/architecture.md, Rooms). The last that fits counts. */
const FORBIDDEN: Record<string, string[]> = {
  'shared/**': allBut('shared'),
  'content/**': allBut('content', 'shared'),
  'documents/**': allBut('documents', 'shared'),
  'emails/**': allBut('emails', 'documents', 'shared'),
  'supabase/functions/**': allBut('functions', 'content', 'emails', 'shared'),
  'app/**': OUTSIDE_APP,
  'app/ui/**': [...allBut('shared'), ...folders('features', 'routes', 'private', 'islands', 'lib')],
  'app/{lib,private}/**': [...OUTSIDE_APP, ...folders('routes', 'features')],
  'app/features/*/*': [...ABOVE_FEATURES, '../**'],
  'app/features/*/*/**': [...ABOVE_FEATURES, '../../**'],
  'platform/**': OUTSIDE_PLATFORM,
  ...Object.fromEntries(
    SURFACES.map((own) => [`platform/${own}/**`, [...OUTSIDE_PLATFORM, ...surfacesBut(own)]]),
  ),
  'platform/{http,db}/**': [...OUTSIDE_PLATFORM, ...surfacesBut()],
  'platform/core/**': [...allBut(), ...surfacesBut(), ...folders('http', 'db')],
  'tests/e2e/**': allBut('tests', 'content', 'shared'),
};

const rooms = Object.entries(FORBIDDEN).map(([files, group]): OxlintOverride => ({
  files: [files],
  excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: '@tanstack/react-query',
            importNames: ['useMutation'],
            message: 'docs/architecture.md: writes go through useRowChange.',
          },
        ],
        patterns: [{ group, message: 'docs/architecture.md: this room may not import that one.' }],
      },
    ],
  },
}));

/** What browsers of summer 2023 (Safari 16, Chrome and Firefox 115) do not have. */
const LATER_CALLS = [
  { object: 'AbortSignal', property: 'any' },
  { object: 'Map', property: 'groupBy' },
  { object: 'Object', property: 'groupBy' },
  { object: 'Promise', property: 'withResolvers' },
  { object: 'URL', property: 'canParse' },
  { object: 'URL', property: 'parse' },
  // Attributes of ARIA as properties.
  ...['Busy', 'Current', 'Expanded', 'Hidden', 'Label', 'Pressed'].map((name) => ({
    property: `aria${name}`,
  })),
  { property: 'checkVisibility' },
  { property: 'isWellFormed' },
  { property: 'toWellFormed' },
].map((call) => ({
  ...call,
  message: 'Browsers of summer 2023 (Safari 16, Chrome and Firefox 115) do not have it.',
}));

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'react', 'jsx-a11y', 'import', 'promise'],
  categories: { correctness: 'error' },
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'off',
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'react/react-in-jsx-scope': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-console': 'off',
  },
  overrides: [
    ...rooms,
    {
      files: ['app/**', 'shared/**'],
      excludeFiles: ['app/routes/**', '**/*.server.ts', '**/*.test.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-properties': ['error', ...LATER_CALLS] },
    },
    { files: ['tests/**'], rules: { 'no-empty-pattern': 'off' } },
  ],
  ignorePatterns: ['build', 'node_modules', '.react-router', 'data'],
});
