import { expect, it } from 'vitest';
import { DATA_SERVICES, findRecipients } from './services-registry.ts';
import { STORAGE_REGISTER } from './storage-register.ts';

it('gives every storage key to one service, so that /dienste leaves none out', () => {
  const kept = DATA_SERVICES.flatMap(({ storage }) => storage.map(({ key }) => key));
  const registered = Object.values(STORAGE_REGISTER).map(({ key }) => key);
  expect(kept.toSorted()).toEqual(registered.toSorted());
});

it('names the language model as a recipient of the chat alone, and only where there is one', () => {
  const naming = (host: string | null) =>
    DATA_SERVICES.filter((service) => findRecipients(service, host).includes('Sprachmodell'));
  expect(naming(null)).toEqual([]);
  expect(naming('modell.example').map(({ id }) => id)).toEqual(['chat']);
});
