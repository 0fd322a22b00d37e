import { type Cases, lockedBefore, noneBecause, seen, skips } from './concurrent-case.ts'

export const domainCases: Cases = {
  'domain/accounts/api-token-queries.ts': [
    1,
    seen('a token added while its session ends is invalid, whichever comes first'),
  ],
  'domain/accounts/attempt-bucket.ts': [1, skips],
  'domain/accounts/pending-sign-in.ts': [
    1,
    seen('of two machines that receive the same code at once, one opens a session'),
  ],
  'domain/accounts/setup-link.ts': [
    2,
    seen('the first administrator can be added once, and only with the link'),
    seen('an invitation works once, on any machine, and its revision holds no secret'),
  ],
  'domain/backups/restore-state.ts': [
    2,
    seen('of two machines that start a restore at once only one restores'),
    noneBecause('the renewal of a claim changes nothing else, and its restore has one owner'),
  ],
  'domain/backups/restore-uploads.ts': [1, seen('the same piece sent to two machines at once counts once')],
  'domain/categories/forget-learnt.ts': [1, lockedBefore],
  'domain/categories/learn-categories.ts': [
    1,
    noneBecause('any new version makes the workers read the counts again'),
  ],
  'domain/categories/write-category.ts': [
    1,
    seen('of two categories that get the same name at once only one is written'),
  ],
  'domain/connections/prune-deliveries.ts': [
    2,
    seen('a delivery that is sent while the queue of its connection is cut is not reported as dropped'),
    noneBecause('an ended delivery changes no more'),
  ],
  'domain/duplicates/lock-outlet.ts': [1, seen('two transactions judge the same outlet one after the other')],
  'domain/exchange/decide-import.ts': [
    1,
    seen('a simultaneous confirmation and stop both report what really happened'),
  ],
  'domain/exchange/export-records.ts': [
    1,
    seen('an export shows one snapshot, whatever is written meanwhile, and reads only the rows requested'),
  ],
  'domain/exchange/prune-imports.ts': [
    4,
    seen('a file that was not confirmed for a day is deleted, and the import says so'),
    seen('a report is kept for thirty days, an import for ninety'),
    noneBecause('pieces and parts belong to an import whose last state is final'),
  ],
  'domain/exchange/start-import.ts': [
    3,
    seen('a request made while another takes the last space waits, and is then refused'),
    seen('finishing an upload again after a lost response succeeds, and the file is read once'),
    seen('a finished upload accepts no more pieces'),
  ],
  'domain/exchange/start-next-list.ts': [1, seen('only one of five simultaneous clicks skips the list')],
  'domain/feeds/decide-feed-move.ts': [
    2,
    noneBecause('the feed stays locked until it is written, and its unique address decides about a poll'),
  ],
  'domain/feeds/update-feed.ts': [1, seen('only one of ten simultaneous saves succeeds')],
  'domain/front/change-front.ts': [
    3,
    seen('many simultaneous edits neither deadlock nor pin anything twice'),
    seen('two editors who change different sections keep both changes'),
  ],
  'domain/front/pin-rows.ts': [
    1,
    seen('once a planned pin has begun, another can be planned or pinned instead'),
  ],
  'domain/images/image-queries.ts': [
    3,
    seen('of two workers that want two pictures of one host at once, only one requests'),
    seen('a picture that ended three processes is set aside'),
    seen('a fetch that ends because the worker stops does not count as an attempt'),
  ],
  'domain/manage-accounts/lock-administrators.ts': [
    1,
    seen('if two administrators demote or switch off each other at once, one stays'),
  ],
  'domain/manage-accounts/set-second-factor-rule.ts': [
    1,
    noneBecause('its caller holds the lock on all administrators'),
  ],
  'domain/news-links/remove-samples.ts': [
    3,
    seen('two simultaneous first publications neither wait for nor block each other'),
    seen('a sample category that another transaction is about to use is not waited for, and stays'),
  ],
  'domain/newsletter/confirm-subscription.ts': [
    1,
    seen('a confirmation link that expired or was replaced does not work'),
  ],
  'domain/newsletter/finish-letters.ts': [
    3,
    noneBecause('a letter gets its mails in the statement that opens it, and none later'),
    noneBecause('a sent letter stays sent'),
    noneBecause('the address that confirms meanwhile is no longer pending when the row is free'),
  ],
  'domain/newsletter/outbox.ts': [
    4,
    seen('two mails that come back at the same moment are two bounces'),
    seen('only one of several machines writes the letter, and each mail is sent once'),
  ],
  'domain/newsletter/request-subscription.ts': [
    1,
    noneBecause('a claimed mail is excluded, and a claim that commits first is seen when the row is free'),
  ],
  'domain/outlets/merge-outlets.ts': [1, seen('a merge locks both outlets, in the order of their ids')],
  'domain/outlets/resolve-outlets.ts': [1, seen('two simultaneous callers create one outlet')],
  'domain/outlets/write-outlet.ts': [
    1,
    seen('a feed whose outlet is deleted at the same time creates the outlet again'),
  ],
  'domain/passkeys/add-passkey.ts': [
    1,
    seen('a passkey that is being added while its session ends elsewhere is not stored'),
  ],
  'domain/passkeys/passkey-challenge.ts': [1, skips],
  'domain/queue/arrivals/close-published-tips.ts': [
    2,
    seen('an editor’s decision about a tip waits for the feed that publishes it'),
  ],
  'domain/queue/arrivals/may-propose.ts': [
    1,
    seen('if two proposals arrive at the same time, the last free place takes one'),
  ],
  'domain/queue/arrivals/rejudge-entries.ts': [
    2,
    seen('entries that an editor has decided or changed are neither updated nor locked'),
  ],
  'domain/queue/arrivals/save-tip-words.ts': [1, seen('a decided entry keeps its notes')],
  'domain/queue/move-waiting-entries.ts': [
    2,
    seen('an entry that is decided while its feed is moved stays where it was'),
  ],
  'domain/queue/not-a-duplicate.ts': [1, seen('of two simultaneous editors only one succeeds')],
  'domain/queue/open-entries.ts': [
    1,
    seen('two editors with the same entries in opposite orders wait instead of deadlocking'),
  ],
  'domain/queue/queue-restore-rule.ts': [1, noneBecause('its transaction inserted the link')],
  'domain/queue/return-entries.ts': [
    1,
    seen('an undo of a publication and another editor who returns its entry wait for each other'),
  ],
  'domain/revisions/accept-waiting.ts': [
    1,
    seen('an editor who adds a link while another accepts its entry waits for the other and is refused'),
  ],
  'domain/revisions/record-change.ts': [
    1,
    seen(
      'the second of two simultaneous changes to one record waits, and its revision starts from the result of the first',
    ),
  ],
  'domain/revisions/undo/undo.ts': [
    1,
    seen('a decision that joins a batch during its undo can be undone too'),
  ],
  'domain/revisions/write-record.ts': [
    1,
    seen('only one of twenty saves of the same version succeeds, and only it has a revision'),
  ],
  'domain/rules/rule-queries.ts': [
    1,
    seen(
      'two polls count hits of the same rules in the order of their ids, so neither waits for the other for ever',
    ),
  ],
  'domain/rules/write-rule.ts': [
    1,
    seen('two editors who move rules at the same moment move them one after the other'),
  ],
  'domain/samples/sample-stories.ts': [
    1,
    seen('a second start adds nothing, and two simultaneous starts add them once'),
  ],
  'domain/schedule/carry-out-due.ts': [3, seen('two simultaneous workers publish it once')],
  'domain/schedule/change-scheduled.ts': [
    2,
    seen('the list changes a time, publishes now and refuses stale versions'),
  ],
  'domain/schedule/leave-schedule.ts': [
    1,
    seen('a submitted copy that an editor rejects while the schedule is cancelled stays rejected'),
  ],
  'domain/schedule/publish-scheduled.ts': [1, seen('two simultaneous workers publish it once')],
  'domain/second-factor/turn-on.ts': [
    2,
    seen('of two confirmations at once one turns it on, and only its recovery codes exist'),
  ],
  'domain/stories/editing/story-change.ts': [
    1,
    seen('of two simultaneous edits of the same stories one wins, and the other changes nothing'),
  ],
  'domain/stories/recount-some.ts': [1, seen('two workers recount a queued story once, one after the other')],
  'domain/stories/refresh-stories.ts': [1, noneBecause('takes the lock of all stories before it reads them')],
  'domain/stories/settle-stories.ts': [1, skips],
  'domain/stories/story-restore-rule.ts': [
    1,
    seen('undoing a deletion of stories takes the stories lock before it locks a row'),
  ],
}
