import { parseFailure } from '../errors.ts';

const fieldPart = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy;
const identifier = /[\p{L}\p{N}_ $]+/uy;

/**
 * Reads one query parameter from left to right. Every failure is a PGRST100
 * that names the place.
 */
export class Scanner {
  readonly text: string;
  readonly what: string;
  position = 0;
  /** Characters before the text that errors count. */
  readonly offset: number;

  constructor(text: string, what: string, offset = 0) {
    this.text = text;
    this.what = what;
    this.offset = offset;
  }

  get atEnd(): boolean {
    return this.position >= this.text.length;
  }

  peek(length = 1): string {
    return this.text.slice(this.position, this.position + length);
  }

  /** Consumes `expected` if it comes next. */
  take(expected: string): boolean {
    if (!this.text.startsWith(expected, this.position)) return false;
    this.position += expected.length;
    return true;
  }

  require(expected: string): void {
    if (!this.take(expected)) this.fail(`"${expected}"`);
  }

  skipBlanks(): void {
    while (this.peek() === ' ' || this.peek() === '\t') this.position++;
  }

  /** Consumes what the sticky expression matches here; null if nothing. */
  match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0];
    if (!found) return null;
    this.position += found.length;
    return found;
  }

  /** A column, table or alias: quoted, or letters, digits, `_`, `$`, blanks and inner dashes. */
  fieldName(): string {
    if (this.peek() === '"') return this.quoted();
    const name = this.match(fieldPart)
      ?.split('-')
      .map((part) => part.trim())
      .join('-');
    return name || this.fail('field name (* or [a..z0..9_$])');
  }

  /** A type or language name. */
  identifier(): string {
    return this.match(identifier)?.trim() || this.fail('letter or digit');
  }

  /** A double-quoted text; a backslash protects the next character. */
  quoted(): string {
    this.require('"');
    let value = '';
    for (;;) {
      const char = this.text[this.position++];
      if (char === undefined) this.fail('"\\""');
      if (char === '"') return value;
      value += char === '\\' ? (this.text[this.position++] ?? this.fail('any character')) : char;
    }
  }

  rest(): string {
    const value = this.text.slice(this.position);
    this.position = this.text.length;
    return value;
  }

  fail(expecting: string): never {
    const unexpected = this.atEnd ? 'end of input' : `"${this.peek()}"`;
    throw parseFailure(
      `"failed to parse ${this.what} (${this.text})" (line 1, column ` +
        `${Math.min(this.position, this.text.length) + this.offset + 1})`,
      `unexpected ${unexpected} expecting ${expecting}`,
    );
  }
}
