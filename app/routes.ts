import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/marketing/_layout.tsx', [
    index('routes/marketing/home.tsx'),
    route('pakete', 'routes/marketing/pakete.tsx'),
    route('services', 'routes/content/services.tsx'),
    ...['webdesign', 'seo', 'ecommerce', 'dsgvo'].map((short) =>
      route(`services/${short}`, 'routes/content/service-redirect.ts', { id: `redirect-${short}` }),
    ),
    route('services/:slug', 'routes/content/service.tsx'),
    route('ueber-uns', 'routes/content/about.tsx'),
    route('uber-uns', 'routes/content/about-redirect.ts'),
    ...['datenschutz', 'impressum', 'agb', 'widerruf', 'disclaimer', 'barrierefreiheit'].map((slug) =>
      route(slug, 'routes/content/legal.tsx', { id: `legal-${slug}` }),
    ),
    route('blog', 'routes/content/blog.tsx', { id: 'blog' }),
    route('blog/tag/:tag', 'routes/content/blog.tsx', { id: 'blog-tag' }),
    route('blog/:slug', 'routes/content/blog-post.tsx'),
    route('glossar', 'routes/content/glossary.tsx'),
    route('glossar/:slug', 'routes/content/glossary-entry.tsx'),
    route('case-studies', 'routes/content/case-studies.tsx'),
    route('case-studies/:slug', 'routes/content/case-study.tsx'),
    route('login', 'routes/marketing/login.tsx'),
    route('login/link', 'routes/marketing/login-link.tsx'),
    route('login/passwort-vergessen', 'routes/marketing/login-recovery.tsx'),
    route('login/neues-passwort', 'routes/marketing/login-new-password.tsx'),
    route('not-found', 'routes/marketing/not-found.tsx', { id: 'not-found' }),
    route('*', 'routes/marketing/not-found.tsx', { id: 'catch-all' }),
  ]),
  route('blog/feed.xml', 'routes/content/blog-feed.ts'),
] satisfies RouteConfig;
