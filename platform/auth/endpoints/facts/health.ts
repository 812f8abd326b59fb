import type { Endpoint } from '../../service.ts';

/** GET /health. The name is the one clients look for. */
export const health: Endpoint = () => () =>
  Response.json({
    version: '1.0.0',
    name: 'GoTrue',
    description: 'User registration and authentication API',
  });
