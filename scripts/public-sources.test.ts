import { describe, expect, it } from 'vitest';
import { listPublicSources } from './public-sources.ts';

describe('the sources of the public style sheet', () => {
  const sources = listPublicSources();
  it('are all that public pages are made of, islands and what these fetch later included', () => {
    expect(sources).toEqual(
      expect.arrayContaining([
        'app/root.tsx',
        'app/routes/marketing/home.tsx',
        'app/routes/marketing/frame/header.tsx',
        'app/features/chat/chat-window.tsx',
        'app/ui/overlay/dialog.tsx',
      ]),
    );
  });
  it('are nothing that private pages alone show', () => {
    const alone = /^app\/(routes\/(admin|portal)|features\/(requests|command|inbox|projects))\//;
    expect(sources.filter((name) => alone.test(name))).toEqual([]);
    expect(sources).not.toContain('app/private/area-shell.tsx');
  });
  it('hold the style guide in development only', () => {
    const ofGuide = (names: string[]) => names.filter((name) => name.includes('/style-guide/'));
    expect(ofGuide(sources)).toEqual([]);
    expect(ofGuide(listPublicSources(true))).not.toEqual([]);
  });
});
