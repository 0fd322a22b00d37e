import { expect, test } from 'vitest'
import type { ArticleObstacle } from '../../domain/reasons/article-problem.ts'
import { findNotHtml } from './article-obstacle.ts'
import { readArticle } from './read-article.ts'

const asked = 'https://outlet.example/news/story-12345'
const article =
  '<meta property="og:type" content="article"><meta property="og:title" content="A headline of a story">'

function obstacleOf(html: string, url = asked) {
  const page = { body: Buffer.from(html), contentType: 'text/html', contentLanguage: null }
  return readArticle({ ...page, requestedUrl: asked, url, now: new Date(0) }).obstacle
}

test.each([
  ['<title>Access Denied</title><p>Reference #18', 'bot-check'],
  ['<title>outlet.example</title><p>Please enable JS and disable any ad blocker</p>', 'bot-check'],
  [
    '<title>x</title><script src="/a"></script><script>var u="https://geo.captcha-delivery.com/"</script>',
    'bot-check',
  ],
  [
    '<link rel="stylesheet" href="/.within.website/x/xess/xess.min.css"><title>x</title><p>Loading',
    'bot-check',
  ],
  ['<title>x</title><iframe src="/_Incapsula_Resource?SWUDNSAI=31">Request unsuccessful', 'bot-check'],
  ["<title>You are being redirected...</title><script>sucuri_cloudproxy_js=''</script>", 'bot-check'],
  ['<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2F">', 'bot-check'],
  ['<title>x</title><script>window._vcrct="2.x"</script>', 'bot-check'],
  ['<title>We value your privacy</title><p>Accept</p>', 'consent'],
  ['<title>Log in | Outlet</title><p>Welcome back</p>', 'login'],
  ['<title>404 - Outlet</title><p>Nothing here', 'soft-404'],
  ['<title>Outlet</title><h1>Page not found</h1>', 'soft-404'],
  ['<title>पेज नहीं मिला | घाटी समाचार</title><p>मुखपृष्ठ', 'soft-404'],
  [`${article}<meta property="article:content_tier" content="locked"><p>Words`, 'paywall'],
  [`${article}<p>It began.</p><p>This story is available only to subscribers.</p>`, 'paywall'],
  ['<title>Account Suspended</title><p>Contact your hosting provider', 'out-of-order'],
  ['<title>Outlet</title><h1>Error establishing a database connection</h1>', 'out-of-order'],
  ['<title>503 Service Unavailable</title><p>nginx', 'out-of-order'],
  ['<title>outlet.com is for sale</title><p>Buy it', 'out-of-order'],
  ['<meta http-equiv="refresh" content="0; URL=/story"><title>Redirecting…</title>', 'leads-on'],
  [
    '<noscript><META http-equiv="refresh" content="0;URL=https://a.example/real"></noscript><title>https://a.example/real</title><script>location.replace("https://a.example/real")</script>',
    'leads-on',
  ],
  ['<title>Redirecting…</title><script>location="/real"</script><h1>Redirecting…</h1>', 'leads-on'],
  [
    '<meta http-equiv="refresh" content="0; url=/real"><title>x</title><h1>This page has moved</h1>',
    'leads-on',
  ],
  ['<title>Outlet</title><script>window.location.href = "/real"</script>', 'leads-on'],
  [`<title>x</title><div id="app"></div>`, 'empty'],
] satisfies [string, ArticleObstacle][])('%s is a %s', (html, obstacle) => {
  expect(obstacleOf(html)).toBe(obstacle)
})

test.each([
  [
    'an article about walls',
    `${article}<title>Access denied: how a border town lives</title><p>${'Words. '.repeat(300)}`,
  ],
  ['an article with a form to sign in', `${article}<input type="password"><p>${'Words. '.repeat(100)}`],
  [
    'a long page that mentions subscribers',
    `${article}<p>${'Words and more words. '.repeat(400)}Already a subscriber?`,
  ],
  ['a short item with its headline', article],
  ['an item about a house', `${article}<h1>This old house of a painter is for sale</h1>`],
  [
    'a page that loads itself anew',
    `<meta http-equiv="refresh" content="300"><title>Floods: the latest</title><p>${'Words. '.repeat(60)}`,
  ],
  [
    'a page that leaves after its headline was read',
    `<meta http-equiv="refresh" content="90; url=/"><h1>Floods: the latest</h1><p>${'Words. '.repeat(40)}`,
  ],
  [
    'a live page that moves on to itself',
    `${article}<meta http-equiv="refresh" content="60; url=/news/story-12345">`,
  ],
  [
    'a short page about a robot check',
    `<title>Trains get a new check for tickets | Outlet</title><h1>Trains get a new check for tickets</h1>
    <p>Passengers tick a box that says they are not a robot. ${'Words. '.repeat(30)}`,
  ],
])('%s is not an obstacle', (_name, html) => {
  expect(obstacleOf(html)).toBeNull()
})

test.each([
  'Delhi reports 404 new dengue cases in a week',
  '404 new dengue cases in Delhi',
  'India bowled out for 404',
  'Free ration no longer available in three districts',
  'Old cinema no longer exists, court told',
  'Page not found in court record, lawyer claims',
  'Page missing from the minister’s diary',
  'Blocked drains flood Chennai streets',
  'Access denied to temple: families protest',
  'One more step towards the Moon',
  'Just a moment that changed cricket',
  'Please wait, says minister to teachers',
  'Verifying voters: why the rolls shrank',
  'Consent of gram sabha must for mining',
  'Sign in Tamil must on shops, says court',
])('the headline “%s” is no wall', title => {
  expect(obstacleOf(`<title>${title} | Outlet</title><p>${'Words. '.repeat(40)}`)).toBeNull()
})

const checkOf = (title: string): [string, ArticleObstacle] => [title, 'bot-check']

test.each([
  ['Just a moment...', 'bot-check'],
  ['Attention Required! | Cloudflare', 'bot-check'],
  ['Access denied | outlet.example used Cloudflare to restrict access', 'bot-check'],
  ['Verifying that you are not a robot...', 'bot-check'],
  ['The Times - Please wait for verification', 'bot-check'],
  ...['Making sure you&#39;re not a bot!', 'One moment, please...', 'Vercel Security Checkpoint'].map(
    checkOf,
  ),
  ...['Client Challenge', 'Checking you are not a bot', 'Establishing a secure connection ...'].map(checkOf),
  ['Your access to this site has been limited', 'bot-check'],
  ['Before you continue to YouTube', 'consent'],
  ['Sign in to continue – Outlet', 'login'],
  ['Error 404 (Not Found)!!1', 'soft-404'],
  ['Outlet | 404', 'soft-404'],
  ['Oops! That page can’t be found.', 'soft-404'],
  ['The page you requested is no longer available', 'soft-404'],
] satisfies [string, ArticleObstacle][])('a page titled “%s” is a %s', (title, obstacle) => {
  expect(obstacleOf(`<title>${title}</title><p>${'Words. '.repeat(40)}`)).toBe(obstacle)
})

test.each([
  ['https://consent.outlet.example/v2/collect', 'consent'],
  ['https://outlet.example/account/login?next=x', 'login'],
  ['https://outlet.example/', 'home-page'],
  ['https://www.outlet.example/index.html', 'home-page'],
])('a redirect to %s means: %s', (url, obstacle) => {
  expect(obstacleOf('<title>Outlet</title><p>Words</p>', url)).toBe(obstacle)
})

test('a redirect to another address of the article is not an obstacle', () => {
  expect(obstacleOf(article, 'https://www.outlet.example/news/story-12345/')).toBeNull()
})

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const feedTitle = '<channel><title>The Outlet</title>'

test.each([
  ['%PDF-1.7', 'pdf'],
  ['\u0089PNG\r\n', 'picture'],
  ['RIFF\u0000\u0001\u0002\u0003WEBPVP8 ', 'picture'],
  ['\u0000\u0000\u0000\u0018ftypmp42', 'media'],
  ['PK\u0003\u0004', 'file'],
])('%j is a %s, whatever its content type', (head, kind) => {
  expect(findNotHtml(Buffer.from(head, 'latin1'), 'text/html; charset=utf-8')).toBe(kind)
})

test.each([
  `<rss version="2.0">${feedTitle}`,
  `\n${xml}\n<rss version="2.0">${feedTitle}`,
  `${xml}<!-- made by a machine --><feed xmlns="http://www.w3.org/2005/Atom"><title>The Outlet</title>`,
  `${xml}\n<?xml-stylesheet type="text/xsl" href="/feed.xsl"?>\n<rss version="2.0">${feedTitle}`,
  `${xml}<?xml-stylesheet href="/a.css"?><?xml-stylesheet href="/b.css"?><!-- a --><!-- b --><rdf:RDF>${feedTitle}`,
  `\uFEFF${xml}<rss version="2.0">${feedTitle}`,
])('%s is a feed although its title looks like a page’s', head => {
  expect(findNotHtml(Buffer.from(head), 'text/xml')).toBe('feed')
})

test.each([
  ['application/rss+xml', 'feed'],
  ['  Application/PDF; name=a', 'pdf'],
  ['video/mp4', 'media'],
  ['application/json', 'data'],
  ['application/vnd.ms-excel', 'file'],
])('unrecognised bytes are classified by content type: %s', (type, kind) => {
  expect(findNotHtml(Buffer.from('something'), type)).toBe(kind)
})

test.each(['application/pdf', 'image/png', 'application/octet-stream', null])(
  'a page is a page even with content type %s',
  type => {
    expect(findNotHtml(Buffer.from('<!-- a --><!DOCTYPE html><title>A</title>'), type)).toBeNull()
  },
)

test.each([
  [`${xml}<html xmlns="http://www.w3.org/1999/xhtml"><head>`, 'application/xhtml+xml'],
  [`${xml}<!-- <rss> is what we had --><html>`, 'text/html'],
  ['Only words', null],
  ['', 'text/html'],
])('%s is not a feed', (head, type) => {
  expect(findNotHtml(Buffer.from(head), type)).toBeNull()
})

test('JSON is data only if the content type says so', () => {
  expect(findNotHtml(Buffer.from('{"a": 1}'), 'text/x-json')).toBe('data')
  expect(findNotHtml(Buffer.from('{"a": 1}'), 'text/plain')).toBeNull()
})
