import { type Cases, noneBecause, seen } from './concurrent-case.ts'

export const ingestCases: Cases = {
  'ingest/import/claim-import.ts': [
    3,
    seen('two workers at the same moment claim two imports, without waiting for each other'),
    seen('a released import can be claimed at once, but a worker cannot release another worker’s import'),
  ],
  'ingest/import/finish-import.ts': [2, seen('a worker that lost its claim finishes nothing')],
  'ingest/import/judge-rows.ts': [
    2,
    seen('an import that writes judges a row by the record as another editor has just saved it'),
  ],
  'ingest/import/run-pass.ts': [
    1,
    seen('work ends when another worker has the import, when it was cancelled, and when the process stops'),
  ],
  'ingest/import/undo-imported.ts': [
    2,
    seen('an undo locks entries before links, and both in the order of their ids, as editors do'),
  ],
  'ingest/match-story/claim-due.ts': [
    4,
    seen('two simultaneous workers open only one story for an event'),
    seen('articles that another worker is about to rearrange are not claimed again'),
  ],
  'ingest/match-story/keep-matching.ts': [
    3,
    noneBecause('marks places for another pass, and a mark too many costs a look'),
    noneBecause('deletes what no pass reads any more'),
  ],
  'ingest/match-story/place-due.ts': [1, seen('two simultaneous workers open only one story for an event')],
  'ingest/match-story/rearrange-stories.ts': [
    1,
    seen('articles that another worker is about to rearrange are not claimed again'),
  ],
  'ingest/notify/claim-delivery.ts': [
    4,
    seen('several workers send each notice once, and one request at a time to each address'),
    seen('a delivery that was dropped while it was sent stays dropped, whatever its outcome'),
  ],
  'ingest/notify/gather-notices.ts': [
    3,
    noneBecause('the first lock lets one worker gather at a time; the others return at once'),
  ],
  'ingest/poll/due-feeds.ts': [
    8,
    seen('a claim that another worker overtakes does not poll its feed again'),
    seen('releasing a claim that another worker now has clears no attempts'),
  ],
  'ingest/poll/finish-poll.ts': [1, seen('a feed paused during a poll stays paused, whatever the outcome')],
  'ingest/poll/record-unchanged.ts': [
    1,
    seen('polls with an expired claim or a deleted feed write nothing, and the others are recorded'),
  ],
  'ingest/store/prune-entries.ts': [
    3,
    seen('an entry that an editor returns to the queue while old ones are deleted stays'),
    seen('hosts without feeds are deleted'),
  ],
}
