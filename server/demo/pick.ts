/** One of a list whose length the demo knows. */
export function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`demo: no item ${index}`);
  return item;
}
