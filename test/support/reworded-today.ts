// Sentences whose wording has changed since they were stored, with the one that is shown for their code today.
const rewordedSince = new Map([
  [
    'same address after dropping ref, utm_medium and fbclid, https for http',
    'same address after dropping ref, utm_medium and fbclid, https instead of http',
  ],
  [
    'same address: m.delta.example is delta.example, dropped the fragment',
    'same address: m.delta.example counts as delta.example, dropped the fragment',
  ],
  [
    'same address: plain spelling of the query, plain spelling of the path',
    'same address: normalised query, normalised path',
  ],
  [
    'same address: the article for its AMP page, dropped an empty question mark',
    'same address: the article instead of its AMP page, dropped an empty question mark',
  ],
  [
    'same address: one form for all addresses of an article of delta.example',
    'same address: standard article address of delta.example',
  ],
  ['rejected already', 'already rejected'],
  ['deleted already', 'already deleted'],
  [
    'same headline from the same outlet two days apart, turned down already',
    'same headline from the same outlet two days apart, already rejected',
  ],
  [
    'This address cannot be reached from here. Fill in the fields by hand, or try again',
    'Chowk cannot reach this address. Fill in the fields by hand, or try again',
  ],
  [
    'The page crashed the program that reads pages. Fill in the fields by hand',
    'Chowk’s page reader crashed on this page. Fill in the fields by hand',
  ],
  [
    'Not published as scheduled: its category is gone',
    'Not published as scheduled: its category was deleted',
  ],
  [
    'A quote in this line is not closed where its cell ends',
    'A quote in this line is not closed at the end of its cell',
  ],
  ['Line 3 is the same record, with another slug', 'Line 3 is the same record with a different slug'],
  [
    'Another line is the same record, with another type',
    'Another line is the same record with a different type',
  ],
  [
    'Its address is that of “Rain”, which is here under another id',
    'Its address belongs to “Rain”, which has another id here',
  ],
  ['It is here already, the same', 'Already here, unchanged'],
  ['Other title, url', 'Different title, url'],
  [
    'Other title. Somebody changed it here after the file was written',
    'Different title. An editor changed it here after the file was written',
  ],
  ['the reader ended (FATAL ERROR: heap (1))', 'the reader exited (FATAL ERROR: heap (1))'],
  ['no reader could start: spawn EAGAIN', 'the reader could not start: spawn EAGAIN'],
  ['the process that polled it ended three times', 'the polling process exited three times'],
])

/** The sentence that is shown today for what an older version stored as `sentence`. */
export function rewordedToday(sentence: string): string {
  return rewordedSince.get(sentence) ?? sentence
}
