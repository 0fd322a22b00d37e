import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

// Every page of the product. What machines read (feeds, sitemap, events, health) is in api/.
export default [
  layout('site/site-layout.tsx', [
    index('site/home/home.tsx'),
    route('index', 'site/index/index.tsx'),
    route('category/:slug', 'site/category/category.tsx'),
    route('search', 'site/search/search.tsx'),
    route('about', 'site/page/about.tsx'),
    route('contact', 'site/page/contact.tsx'),
    route('privacy', 'site/page/privacy.tsx'),
    route('terms', 'site/page/terms.tsx'),
    route('test-route', 'site/diagnostics/test-route.tsx'),
    route('route-test', 'site/diagnostics/route-test.tsx'),
    route('*', 'site/not-found/not-found.tsx'),
  ]),
  route('privacy-policy', 'site/page/privacy-policy.ts'),
  route('style/:file', 'site/stylesheet.ts'),
  route('admin', 'admin/to-dashboard.ts', { id: 'admin-entrance' }),
  route('admin/login', 'admin/login/login.tsx'),
  route('admin/set-up/:token', 'admin/set-up/set-up.tsx'),
  // The one page of the admin area that opens without login; what saves asks for an administrator itself.
  layout('admin/open-shell.tsx', [route('admin/site-links/add', 'admin/site-links/add.tsx')]),
  route('admin/site-links/preview', 'admin/site-links/preview.ts'),
  route('admin/settings/restore', 'admin/backup/restore.ts'),
  // The gate stands on the shell: whatever is inside asks for an administrator.
  route('admin', 'admin/shell.tsx', [
    route('dashboard', 'admin/dashboard/dashboard.tsx'),
    route('news', 'admin/news/list.tsx'),
    route('news/add', 'admin/news/add.tsx'),
    route('news/edit/:id', 'admin/news/edit.tsx'),
    route('categories', 'admin/categories/list.tsx'),
    route('categories/add', 'admin/categories/add.tsx'),
    route('categories/edit/:id', 'admin/categories/edit.tsx'),
    route('site-links', 'admin/site-links/list.tsx'),
    route('site-links/edit/:id', 'admin/site-links/edit.tsx'),
    route('settings', 'admin/settings/settings.tsx'),
    route('settings/backup', 'admin/backup/backup.tsx'),
    route('settings/backup/download', 'admin/backup/download.ts'),
    route('account', 'admin/account/account.tsx'),
    route('activity', 'admin/activity/activity.tsx'),
    route('history/:id', 'admin/activity/history.tsx'),
    route('bin', 'admin/activity/bin.tsx'),
    route('undo', 'admin/undo.ts'),
    route('log-out', 'admin/log-out.ts'),
  ]),
] satisfies RouteConfig
