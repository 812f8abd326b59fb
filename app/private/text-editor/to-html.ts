import type { DOMOutputSpec, Node } from 'prosemirror-model';
import { escapeMarkup } from '#shared/core/escape-markup.ts';

/** The document as the editor will show it, for the page that the server sends. */
export function toHtml(node: Node): string {
  if (node.isText) return wrapMarks(node, escapeMarkup(node.text ?? ''));
  let inner = '';
  node.forEach((child) => void (inner += toHtml(child)));
  const { toDOM } = node.type.spec;
  // An empty line is as high as a written one.
  if (node.isTextblock && inner === '') inner = '<br>';
  return toDOM ? wrapMarks(node, print(toDOM(node), inner)) : inner;
}

const wrapMarks = (node: Node, html: string): string =>
  node.marks.reduceRight((inner, mark) => {
    const { toDOM } = mark.type.spec;
    return toDOM ? print(toDOM(mark, true), inner) : inner;
  }, html);

const EMPTY = new Set(['br', 'hr', 'img']);

function print(spec: DOMOutputSpec, inner: string): string {
  if (typeof spec === 'string') return escapeMarkup(spec);
  if (!Array.isArray(spec)) return '';
  const [tag, ...parts] = spec as readonly [string, ...unknown[]];
  const first: unknown = parts[0];
  const hasAttrs = typeof first === 'object' && first !== null && !Array.isArray(first);
  const attrs = hasAttrs
    ? Object.entries(first)
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
        .join('')
    : '';
  if (EMPTY.has(tag)) return `<${tag}${attrs}>`;
  const content = (hasAttrs ? parts.slice(1) : parts)
    .map((part) => (part === 0 ? inner : print(part as DOMOutputSpec, inner)))
    .join('');
  return `<${tag}${attrs}>${content}</${tag}>`;
}
