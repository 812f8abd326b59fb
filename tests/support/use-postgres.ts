import { inject } from 'vitest';

// Before each file of the project `postgres`: createTestDatabase then makes its
// databases on the real server.
process.env['TEST_DATABASE_URL'] = inject('postgresUrl');
