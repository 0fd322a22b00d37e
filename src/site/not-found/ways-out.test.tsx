import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WaysOut } from './missing-page.tsx'

test('outside the admin area there is one link: home', () => {
  const html = renderToStaticMarkup(<WaysOut isAdminPath={false} isAdmin />)
  expect(html).toBe('<p><a href="/">Return to Home</a></p>')
})

test('below /admin an administrator is sent back to the dashboard, a stranger to the login', () => {
  const admin = renderToStaticMarkup(<WaysOut isAdminPath isAdmin />)
  expect(admin).toContain('<p><a href="/admin/dashboard">Return to Admin Dashboard</a></p>')
  const stranger = renderToStaticMarkup(<WaysOut isAdminPath isAdmin={false} />)
  expect(stranger).toContain('<p><a href="/admin/login">Return to Admin Login</a></p>')
})

test('below /admin both entrances are shown to everybody', () => {
  for (const isAdmin of [true, false]) {
    const html = renderToStaticMarkup(<WaysOut isAdminPath isAdmin={isAdmin} />)
    expect(html).toContain('<li><a href="/admin/dashboard">Admin Dashboard</a></li>')
    expect(html).toContain('<li><a href="/admin/login">Admin Login</a></li>')
  }
})
