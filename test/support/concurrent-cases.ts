/**
 * A line for each case: the file and the number of its conditional writes, then the title of the test in which another writer
 * comes between, or `none:` and the reason why none can. Further cases of a file follow it.
 */
export const concurrentCases = `
domain/accounts/limits.ts 1 | none: skips rows that another transaction holds; the next call takes them
domain/accounts/sessions.ts 1 | a token added while its session ends is invalid, whichever comes first
  | a passkey that is being added while its session ends elsewhere is not stored
domain/accounts/setup-link.ts 2 | the first administrator can be added once, and only with the link
  | an invitation works once, on any machine, and its revision holds no secret
domain/accounts/sign-in.ts 1 | of two machines that receive the same code at once, one opens a session
domain/backups/restores.ts 4 | of two machines that start a restore at once only one restores
  | none: the renewal of a claim changes nothing else, and its restore has one owner
  | a restore whose commit was not answered stays done
  | the same piece sent to two machines at once counts once
domain/categories/known-categories.ts 2 | none: reads the version under the lock of the row
  | none: any new version makes the workers read the counts again
domain/categories/write-category.ts 1 | of two categories that get the same name at once only one is written
domain/connections/deliveries.ts 3 | a delivery that is sent while the queue of its connection is cut is not reported as dropped
  | none: an ended delivery changes no more
  | none: an ended delivery is not discarded, and of one on its way the worker's word comes last
domain/exchange/decide-import.ts 2 | a simultaneous confirmation and stop both report what really happened
  | only one of five simultaneous clicks skips the list
domain/exchange/export-records.ts 1 | an export shows one snapshot, whatever is written meanwhile, and reads only the rows requested
domain/exchange/start-import.ts 7 | a file that was not confirmed for a day is deleted, and the import says so
  | a report is kept for thirty days, an import for ninety
  | none: pieces and parts belong to an import whose last state is final
  | a request made while another takes the last space waits, and is then refused
  | finishing an upload again after a lost response succeeds, and the file is read once
  | a finished upload accepts no more pieces
domain/feeds/add-feed.ts 2 | two simultaneous callers create one outlet
domain/feeds/decide-feed-move.ts 3 | none: the feed stays locked until it is written, and its unique address decides about a poll
domain/feeds/update-feed.ts 2 | only one of ten simultaneous saves succeeds
domain/front/change-front.ts 3 | many simultaneous edits neither deadlock nor pin anything twice
  | two editors who change different sections keep both changes
domain/front/pin-rows.ts 1 | once a planned pin has begun, another can be planned or pinned instead
domain/images/image-queries.ts 3 | of two workers that want two pictures of one host at once, only one requests
  | a picture that ended three processes is set aside
  | a fetch that ends because the worker stops does not count as an attempt
domain/manage-accounts/manage-account.ts 1 | if two administrators demote or switch off each other at once, one stays
domain/manage-accounts/set-second-factor-rule.ts 1 | none: its caller holds the lock on all administrators
domain/news-links/remove-samples.ts 2 | two simultaneous first publications neither wait for nor block each other
  | a sample category that another transaction is about to use is not waited for, and stays
domain/newsletter/confirm-subscription.ts 1 | a confirmation link that expired or was replaced does not work
domain/newsletter/letters.ts 3 | none: a letter gets its mails in the statement that opens it, and none later
  | none: a sent letter stays sent
  | none: the address that confirms meanwhile is no longer pending when the row is free
domain/newsletter/outbox.ts 5 | two mails that come back at the same moment are two bounces
  | only one of several machines writes the letter, and each mail is sent once
  | none: the row of the letter is locked, so one return passes the limit
domain/newsletter/request-subscription.ts 1 | none: a claimed mail is excluded, and a claim that commits first is seen when the row is free
domain/outlets/assign-outlets.ts 1 | a name that an editor types while the worker renames stays
domain/outlets/merge-outlets.ts 2 | a merge locks both outlets, in the order of their ids
domain/outlets/write-outlet.ts 4 | a feed whose outlet is deleted at the same time creates the outlet again
domain/passkeys/passkey-ceremony.ts 1 | none: skips rows that another transaction holds; the next call takes them
domain/queue/arrivals/arriving-tips.ts 3 | an editor’s decision about a tip waits for the feed that publishes it
  | a decided entry keeps its notes
domain/queue/arrivals/entry-queries.ts 1 | entries that an editor has decided or changed are neither updated nor locked
domain/queue/decided-entries.ts 1 | an undo of a publication and another editor who returns its entry wait for each other
domain/queue/move-waiting-entries.ts 1 | an entry that is decided while its feed is moved stays where it was
domain/queue/not-a-duplicate.ts 1 | of two simultaneous editors only one succeeds
domain/queue/open-entries.ts 2 | two editors with the same entries in opposite orders wait instead of deadlocking
domain/queue/proposals.ts 1 | if two proposals arrive at the same time, the last free place takes one
domain/queue/queue-restore-rule.ts 2 | none: its transaction inserted the link
  | an entry that an editor rejects while the submission that held it is undone stays rejected
domain/revisions/record-change.ts 1 | the second of two simultaneous changes to one record waits, and its revision starts from the result of the first
domain/revisions/undo/undo.ts 1 | a decision that joins a batch during its undo can be undone too
domain/revisions/waiting-entries.ts 1 | an editor who adds a link while another accepts its entry waits for the other and is refused
domain/revisions/write-record.ts 1 | only one of twenty saves of the same version succeeds, and only it has a revision
domain/rules/rule-queries.ts 2 | two polls count hits of the same rules in the order of their ids, so neither waits for the other for ever
  | none: a note is a remark about the entry's words; it changes no status
domain/rules/write-rule.ts 1 | two editors who move rules at the same moment move them one after the other
domain/samples/sample-stories.ts 1 | a second start adds nothing, and two simultaneous starts add them once
domain/schedule/carry-out-due.ts 4 | two simultaneous workers publish it once
domain/schedule/change-scheduled.ts 2 | the list changes a time, publishes now and refuses stale versions
domain/schedule/schedule-link.ts 1 | a submitted copy that an editor rejects while the schedule is cancelled stays rejected
domain/schedule/schedule-page.ts 1 | two simultaneous schedules of a page store one version
domain/second-factor/turn-on.ts 1 | of two confirmations at once one turns it on, and only its recovery codes exist
domain/stories/editing/story-change.ts 1 | of two simultaneous edits of the same stories one wins, one changes nothing
domain/stories/recount-stories.ts 1 | two workers recount a queued story once, one after the other
domain/stories/refresh-stories.ts 1 | none: takes the lock of all stories before it reads them
domain/stories/settle-stories.ts 1 | none: skips rows that another transaction holds; the next call takes them
domain/stories/story-restore-rule.ts 1 | undoing a deletion of stories takes the stories lock before it locks a row
ingest/import/claim-import.ts 3 | two workers at the same moment claim two imports, without waiting for each other
  | a released import can be claimed at once, but a worker cannot release another worker’s import
ingest/import/judge-rows.ts 2 | an import that writes judges a row by the record as another editor has just saved it
ingest/import/run-pass.ts 1 | work ends when another worker has the import, when it was cancelled, and when the process stops
ingest/import/undo-imported.ts 2 | an undo locks entries before links, and both in the order of their ids, as editors do
ingest/import/work-imports.ts 2 | a worker that lost its claim finishes nothing
ingest/judge/find-known.ts 1 | two transactions judge the same outlet one after the other
ingest/match-story/due-articles.ts 4 | two simultaneous workers open only one story for an event
  | articles that another worker is about to rearrange are not claimed again
ingest/match-story/keep-matching.ts 3 | none: marks places for another pass, and a mark too many costs a look
  | none: deletes what no pass reads any more
ingest/match-story/place-due.ts 1 | two simultaneous workers open only one story for an event
ingest/match-story/rearrange-stories.ts 1 | articles that another worker is about to rearrange are not claimed again
ingest/notify/claim-delivery.ts 4 | several workers send each notice once, and one request at a time to each address
  | a delivery that was dropped while it was sent stays dropped, whatever its outcome
ingest/notify/gather-notices.ts 3 | none: the first lock lets one worker gather at a time; the others return at once
ingest/poll/due-feeds.ts 8 | a claim that another worker overtakes does not poll its feed again
  | releasing a claim that another worker now has clears no attempts
ingest/poll/finish-poll.ts 1 | a feed paused during a poll stays paused, whatever the outcome
ingest/poll/own-network.ts 1 | none: a feed that was read meanwhile is polled once more at most
ingest/poll/record-unchanged.ts 1 | polls with an expired claim or a deleted feed write nothing, and the others are recorded
ingest/store/prune-entries.ts 3 | an entry that an editor returns to the queue while old ones are deleted stays
  | hosts without feeds are deleted
`
