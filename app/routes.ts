import { index, layout, type RouteConfig } from '@react-router/dev/routes';

export default [layout('routes/marketing/_layout.tsx', [index('routes/marketing/home.tsx')])] satisfies RouteConfig;
