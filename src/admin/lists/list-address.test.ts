import { expect, test } from 'vitest'
import { fromList, listAddress } from './list-address.ts'

test.each(['', '?q=NASA', '?q=%E0%A4%95+%26+b&category=c1&after=2026-01-01_x', '?q=a%3Db&q=c'])(
  'a form opened from a list with “%s” leads back to it',
  search => {
    const form = new URL(fromList('/admin/news/edit/1', search), 'http://ours.invalid')
    expect(form.pathname).toBe('/admin/news/edit/1')
    expect(listAddress('/admin/news', form.search)).toBe(`/admin/news${search}`)
  },
)

test.each(['//evil.example', 'https://evil.example/', '\r\nset-cookie: a=b', '/../../login', '#x'])(
  'a forged query %j leads to the list all the same',
  forged => {
    const to = listAddress('/admin/news', `?${new URLSearchParams({ list: forged })}`)
    expect(to).toMatch(/^\/admin\/news\?[\w%.+=*-]*$/)
    expect(new URL(to, 'http://ours.invalid').pathname).toBe('/admin/news')
  },
)
