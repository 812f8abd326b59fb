import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/marketing/_layout.tsx', [
    index('routes/marketing/home.tsx'),
    route('not-found', 'routes/marketing/not-found.tsx', { id: 'not-found' }),
    route('*', 'routes/marketing/not-found.tsx', { id: 'catch-all' }),
  ]),
] satisfies RouteConfig;
