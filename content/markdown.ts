import MarkdownIt from 'markdown-it';
import {
  filePath,
  isDrawing,
  isPicture,
  listFormats,
  listSources,
  listVariantWidths,
  shownSize,
  variantPath,
  type Media,
} from '#shared/media/media.ts';
import { keepTogether } from '#shared/core/keep-together.ts';
import { splitUnbroken } from '#shared/core/split-unbroken.ts';
import { getContentSettings } from './settings.ts';
import { buildSlug } from './slug.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { markAmounts, markShares, type Kind } from './table-shares.ts';

export type Heading = {
  /** Anchor of the section. */
  id: string;
  text: string;
  level: 2 | 3;
};

export type RenderedMarkdown = {
  html: string;
  headings: Heading[];
  /** The words without markup, one line a block: for search, word counts and the chat. */
  text: string;
};

/** Ids already used on the page, so that two chunks of one page never share an anchor. */
export type RenderState = { usedIds: Set<string> };

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: true, quotes: '„“‚‘' });

type Token = ReturnType<typeof markdown.parse>[number];

const isExternal = (href: string): boolean => /^https?:/.test(href);

/** Of `medien:<id>`, a file of the media library; null: something else. */
export const readMediaId = (address: string | number | null): string | null =>
  /^medien:([0-9a-f-]{36})$/.exec(String(address ?? ''))?.[1] ?? null;

/** A document of the media library, `[its name](medien:<id>)`, leads to its file. */
markdown.renderer.rules.link_open = (tokens, index, options, _env, renderer) => {
  const token = tokens[index] as Token;
  const id = readMediaId(token.attrGet('href'));
  if (id !== null) {
    const media = getContentSettings().media.get(id);
    if (!media || isPicture(media)) return '<a>';
    token.attrSet('href', filePath(media));
  }
  if (isExternal(String(token.attrGet('href') ?? ''))) {
    token.attrSet('rel', 'noopener noreferrer');
    token.attrSet('target', '_blank');
  }
  return renderer.renderToken(tokens, index, options);
};

function findPicture(token: Token): Media | null {
  const media = getContentSettings().media.get(readMediaId(token.attrGet('src')) ?? '');
  return media && isPicture(media) ? media : null;
}

/**
 * A picture of the media library, `![what it shows](medien:<id>)`, in all its
 * variants; others are none of ours and fall away.
 */
markdown.renderer.rules.image = (tokens, index) => {
  const token = tokens[index] as Token;
  const media = findPicture(token);
  if (!media) return '';
  const { width, height } = shownSize(media);
  const alt = markdown.utils.escapeHtml(token.content || media.alt);
  const rest = `width="${width}" height="${height}" alt="${alt}" loading="lazy" decoding="async"`;
  if (isDrawing(media)) return `<img src="${filePath(media)}" ${rest}>`;
  const [last = 'jpeg', ...others] = listFormats(media.type).toReversed();
  const sources = others
    .toReversed()
    .map(
      (format) => `<source type="image/${format}" srcset="${listSources(media, format)}" ${SIZES}>`,
    );
  const widths = listVariantWidths(media, last);
  const plain = variantPath(
    media,
    widths.find((known) => known >= 960) ?? widths.at(-1) ?? 0,
    last,
  );
  return (
    `<picture>${sources.join('')}<img src="${plain}" srcset="${listSources(media, last)}" ` +
    `${SIZES} ${rest}></picture>`
  );
};
/** Running text is this wide. */
const SIZES = 'sizes="(width < 64rem) 92vw, 52rem"';

markdown.renderer.rules.text = (tokens, index) =>
  splitUnbroken(keepTogether((tokens[index] as Token).content))
    .map(markdown.utils.escapeHtml)
    .map((part, place) =>
      place % 2 === 1 ? `<span class="whitespace-nowrap">${part}</span>` : part,
    )
    .join('');

// Wide tables scroll inside their own box; the box takes the focus so that the
// keyboard can scroll it.
markdown.renderer.rules.table_open = (tokens, index) =>
  drawKinds(readKinds(tokens[index] as Token)) +
  '<div class="table-scroll" role="group" aria-label="Tabelle, waagerecht verschiebbar" ' +
  'tabindex="0"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';

/** The kinds of amounts that a table has told (table-shares.ts). */
const readKinds = (token: Token): readonly Kind[] =>
  (token.meta as { kinds?: Kind[] } | null)?.kinds ?? [];

const HATCH =
  'background:repeating-linear-gradient(135deg,var(--line-strong) 0 2px,transparent 0 7px)';

/** A sum as one bar in as many pieces as it has kinds of amounts, and what each of them is. */
function drawKinds(kinds: readonly Kind[]): string {
  if (kinds.length === 0) return '';
  const total = kinds.reduce((rest, { sum }) => rest + sum, 0);
  const drawn = kinds.map(({ name, sum }, index) => {
    const fill = index === 0 ? ' bg-accent' : '';
    const hatch = index === 1 ? HATCH : '';
    const line = index === 0 ? '' : 'border-left:0;';
    return {
      piece:
        `<span style="width:${((sum / total) * 100).toFixed(1)}%">` +
        `<span class="block h-4 border-2 border-ink${fill}" style="${line}${hatch}"></span></span>`,
      entry:
        `<p class="flex items-baseline gap-3">` +
        `<span aria-hidden="true" class="size-3 shrink-0 border-2 border-ink${fill}" style="${hatch}"></span>` +
        `<span><strong>${formatWholePrice(sum)}</strong> ${markdown.utils.escapeHtml(name)}</span></p>`,
    };
  });
  const join = (part: 'piece' | 'entry'): string => drawn.map((kind) => kind[part]).join('');
  return (
    `<div><div aria-hidden="true" class="flex">${join('piece')}</div>` +
    `<div class="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-small">${join('entry')}</div></div>`
  );
}

/** Markdown → HTML with anchors on ## and ###; raw HTML in the source is printed as text. */
export function renderMarkdown(
  source: string,
  state: RenderState = { usedIds: new Set() },
): RenderedMarkdown {
  const tokens = markdown.parse(source, {});
  markShares(tokens);
  markAmounts(tokens);
  const headings: Heading[] = [];
  const lines: string[] = [];
  tokens.forEach((token, index) => {
    if (token.type === 'fence' || token.type === 'code_block') lines.push(token.content);
    if (token.type !== 'inline') return;
    const text = readText(token);
    lines.push(text);
    const opening = tokens[index - 1];
    if (opening?.tag !== 'h2' && opening?.tag !== 'h3') return;
    const id = reserveId(buildSlug(text), state);
    opening.attrSet('id', id);
    headings.push({ id, text, level: opening.tag === 'h2' ? 2 : 3 });
  });
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}),
    headings,
    text: lines.join('\n'),
  };
}

/** One line of Markdown (links, emphasis) without the surrounding paragraph. */
export const renderInline = (source: string): string => markdown.renderInline(source);

/** Plain text of one line of Markdown. */
export const readInline = (source: string): string =>
  markdown.parseInline(source, {}).map(readText).join('');

function readText(token: Token): string {
  const children = token.children ?? [];
  return children
    .map((child) =>
      child.type === 'softbreak' || child.type === 'hardbreak' ? ' ' : child.content,
    )
    .join('');
}

function reserveId(wanted: string, state: RenderState): string {
  let id = wanted;
  for (let number = 2; state.usedIds.has(id); number += 1) id = `${wanted}-${number}`;
  state.usedIds.add(id);
  return id;
}

/** A piece of a text that can be shown alone. */
export type Sheet = { title: string; rows: string[][] };

/** The first table of a source with the heading above it; null where there is none. */
export function readFirstTable(source: string): Sheet | null {
  const tokens = markdown.parse(source, {});
  const start = tokens.findIndex(({ type }) => type === 'table_open');
  if (start < 0) return null;
  const end = tokens.findIndex(({ type }) => type === 'table_close');
  const heading = tokens.findLastIndex(
    ({ type }, index) => index < start && type === 'heading_open',
  );
  const title = tokens[heading + 1];
  const rows: string[][] = [];
  tokens.slice(start, end).forEach((token) => {
    if (token.type === 'tr_open') rows.push([]);
    if (token.type === 'inline') rows.at(-1)?.push(keepTogether(readText(token)));
  });
  return { title: heading >= 0 && title ? readText(title) : '', rows };
}

/** The first sum of a source by the kinds of its amounts, in whole euros; empty without one. */
export function readSum(source: string): readonly Kind[] {
  const tokens = markdown.parse(source, {});
  markAmounts(tokens);
  return tokens.map(readKinds).find((kinds) => kinds.length > 0) ?? [];
}

const listInside = (source: string, type: 'link_open' | 'image'): Token[] =>
  markdown
    .parse(source, {})
    .flatMap((token) => token.children ?? [])
    .filter((token) => token.type === type);

/** Addresses of all links of a source, in order, for the content check. */
export const listLinks = (source: string): string[] =>
  listInside(source, 'link_open').map((token) => String(token.attrGet('href') ?? ''));

/** What the pictures of a source show, or their addresses, of those that are not in the library. */
export const listMissingPictures = (source: string): string[] =>
  listInside(source, 'image')
    .filter((token) => findPicture(token) === null)
    .map((token) => token.content || String(token.attrGet('src')));
