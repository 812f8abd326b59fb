import { create } from 'xmlbuilder2';

// An SVG is a program as well: what can run, load or lead elsewhere is taken
// out by listing what may stay. Pages show drawings as <img>, and they are sent
// in a sandbox besides.

const ELEMENTS = new Set(
  `svg g a switch defs symbol use title desc path rect circle ellipse line polyline polygon text
  tspan textPath linearGradient radialGradient stop clipPath mask pattern marker filter feGaussianBlur
  feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feDropShadow style`.split(
    /\s+/,
  ),
);
/** What is drawn; without any of it there is nothing to see. */
const DRAWN = new Set('path rect circle ellipse line polyline polygon text use image'.split(' '));
/** A picture within the file itself, of a kind that runs nothing. */
const PICTURE = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=\s]+$/;
/** Attributes that may name something: only a part of the drawing itself. */
const REFERENCES = new Set(['href', 'xlink:href']);
const NAMESPACES = new Set(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink']);
/** Whatever leads out of the file, and what old engines ran. */
const UNSAFE_TEXT = /@import|expression\s*\(|javascript:|-moz-binding|\\/i;
const FOREIGN_URL = /url\(\s*(['"]?)(?!\s*['"]?#)/i;
const MAX_ELEMENTS = 20_000;

export type CleanDrawing = { source: string; width: number; height: number };

/**
 * The drawing without scripts, events, links and foreign content; null when it
 * is no SVG, has no size, or nothing is left of it to see.
 */
export function cleanDrawing(text: string): CleanDrawing | null {
  if (/<!ENTITY/i.test(text)) return null;
  try {
    const plain = text.replace(/<!DOCTYPE[^>[]*(\[[^\]]*\])?[^>]*>/i, '');
    const named = /<svg[^>]*\sxmlns=/.test(plain)
      ? plain
      : plain.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
    const document = create(named);
    const root = document.root();
    if (nameOf(root.node) !== 'svg') return null;
    const size = readSize(root.node as unknown as Element);
    if (!size) return null;
    const budget = { left: MAX_ELEMENTS, drawn: 0 };
    if (!cleanElement(root.node as unknown as Element, budget) || budget.drawn === 0) return null;
    return { source: root.toString({ headless: true }), ...size };
  } catch {
    return null;
  }
}

const nameOf = (node: { nodeName: string }): string => node.nodeName.replace(/^svg:/, '');

/** False when there is too much of it. */
function cleanElement(element: Element, budget: { left: number; drawn: number }): boolean {
  budget.left -= 1;
  if (budget.left < 0) return false;
  const name = nameOf(element);
  // Both lists change on the way.
  for (const attribute of Array.from(element.attributes))
    if (!isAllowed(name, attribute.name, attribute.value)) element.removeAttribute(attribute.name);
  for (const child of Array.from(element.childNodes)) {
    if (child.nodeType === 3 || child.nodeType === 4) continue;
    if (child.nodeType !== 1 || !isKept(child as Element)) element.removeChild(child);
    else if (!cleanElement(child as Element, budget)) return false;
  }
  if (DRAWN.has(name)) budget.drawn += 1;
  return true;
}

function isKept(element: Element): boolean {
  const name = nameOf(element);
  if (name === 'style') return isSafe(element.textContent ?? '');
  if (name === 'image') return PICTURE.test(readReference(element));
  return ELEMENTS.has(name);
}

const readReference = (element: Element): string =>
  (element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? '').trim();

function isAllowed(element: string, name: string, value: string): boolean {
  if (name === 'xmlns' || name.startsWith('xmlns:')) return NAMESPACES.has(value);
  if (REFERENCES.has(name))
    return element === 'image' ? PICTURE.test(value.trim()) : value.startsWith('#');
  // Events, and the private notes of drawing programs.
  if (/^on/i.test(name) || (name.includes(':') && !/^xml:(space|lang)$/.test(name))) return false;
  return isSafe(value);
}

const isSafe = (text: string): boolean => !UNSAFE_TEXT.test(text) && !FOREIGN_URL.test(text);

function readSize(root: Element): { width: number; height: number } | null {
  const box = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const lengths = ['width', 'height'].map((name) => {
    const value = /^\s*([\d.]+)(px)?\s*$/.exec(root.getAttribute(name) ?? '')?.[1];
    return value === undefined ? null : Number(value);
  });
  const [width, height] = [lengths[0] ?? box[2], lengths[1] ?? box[3]];
  if (!width || !height || !Number.isFinite(width) || !Number.isFinite(height)) return null;
  // Without a box a drawing cannot be scaled.
  if (box.length !== 4) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const scale = Math.max(1, 100 / Math.min(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
