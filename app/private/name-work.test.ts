import { expect, it } from 'vitest';
import { nameWork } from './name-work.ts';

it('leaves out of a title the customer who stands beside it, and nobody else', () => {
  expect(nameWork('Online-Shop für Plan GmbH', 'Plan GmbH')).toBe('Online-Shop');
  expect(nameWork('Online-Shop für Plan GmbH', 'Plan')).toBe('Online-Shop für Plan GmbH');
  expect(nameWork('Relaunch', 'Plan GmbH')).toBe('Relaunch');
  expect(nameWork('Relaunch', null)).toBe('Relaunch');
});
