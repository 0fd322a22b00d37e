/** One record of a file: its known fields by column, or the problem that keeps it from being one. */
export type FileRecord =
  | { line: number; fields: ReadonlyMap<string, unknown> }
  | { line: number; problem: string }

/** Why nothing after a record can be read. */
export const cutSentences = {
  'quote-left-open': 'A quote is opened here and never closed: the file was cut off, or a quote is missing',
  'record-too-long':
    'From here on there is no end of a record within 32 MB: nothing after this line was read',
  'too-complex': 'This record holds more than any table has room for: nothing from here on was read',
  malformed: 'This is not JSON: nothing after this record was read',
  'ends-early': 'The file ends in the middle of this record: it was cut off',
} as const
