import { tmpdir } from 'node:os';

/** Where data folders of servers and databases are made; `npm test` names one in memory. */
export const dataRoot = process.env['TEST_DATA_ROOT'] ?? tmpdir();
