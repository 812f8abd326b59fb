export function getOrAdd<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const added = create();
  map.set(key, added);
  return added;
}

export const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void =>
  void getOrAdd(map, key, () => []).push(value);
