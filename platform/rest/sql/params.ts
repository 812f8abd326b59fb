/**
 * Collects the values of a statement. Each is bound as text and cast in SQL:
 * drivers would otherwise convert a text by the type they expect (dates to
 * another time zone, booleans to false). The text of a statement depends on its
 * shape only, so that it can stay prepared.
 */
export class Params {
  readonly values: string[] = [];

  /** The placeholder of the value, of type text, or cast to `type`. */
  add(value: string, type?: string): string {
    this.values.push(value);
    const placeholder = `$${this.values.length}::text`;
    return type === undefined || type === 'text' ? placeholder : `${placeholder}::${type}`;
  }
}
