// Written by us after the categories of injection lists: quotes, comments, stacked statements, type confusion,
// encodings, and input that trips PostgreSQL's own parsers (LIKE, tsquery, uuid, numbers).
const endings = ['', '--', '-- -', '#', '/*', ';--', ';%00', '\u0000', ')--', '))--']
const statements = [
  "' or '1'='1",
  '" or ""="',
  "' or 1=1",
  "1' and sleep(5)",
  "'; select pg_sleep(5)",
  "'; drop table news_links",
  "' union select null,null,null",
  "') or ('a'='a",
  "1; copy news_links to '/tmp/x'",
  "'||(select version())||'",
  "' and extractvalue(1,concat(0x7e,version()))",
  '$1',
  '#{7*7}{{7*7}}',
  '$$; delete from news_links; $$',
  "\\'; select 1",
  "%' or search_text like '%",
  "admin'",
  "1' order by 99",
  "'::uuid",
]
const signs = String.raw`' '' " \ \\ % _ %%%% \% \_ ; ( ) [ ] { } * ? | & ! <-> :* :*' 'a':* !a ٪ ＇ ’ null NaN -1 1e999
  0x7f 00000000-0000-0000-0000-000000000000 019a1b2c-3d4e-7f60-8123-456789abcdeg {} [] ../../etc/passwd a'b\c%d_e`
const unseen = [
  '\0',
  '\0\0',
  '\x1f',
  '\x07',
  '\ud800',
  '\udc00\ud800',
  '\ufffe',
  '\uffff',
  '\u202e',
  '\u200d',
]
const spaced = ['`', "a' & 'b", "' | '", '[object Object]']
const long = ["'".repeat(200), '\\'.repeat(199), '%'.repeat(5_000), 'क्'.repeat(300)]

export const hostileStrings: string[] = [
  ...statements.flatMap(statement => endings.map(ending => statement + ending)),
  ...signs.split(/\s+/),
  ...unseen,
  ...spaced,
  ...long,
]

/** One string of each kind, for what is too costly to try with all. */
export const hostileKinds: string[] = [
  "'; drop table news_links--",
  "' or '1'='1",
  "%' or search_text like '%",
  "a' & 'b:*",
  '\\',
  '\u0000',
  '\ud800',
  '1e999',
  '-1',
  '00000000-0000-0000-0000-000000000000',
  '%'.repeat(500),
]
