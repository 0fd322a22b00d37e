// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `Feeds`

export const feed = (_: Language): string =>
  `Feed`

export const addFeed = (_: Language): string =>
  `Add Feed`

export const editFeed = (_: Language): string =>
  `Edit Feed`

export const updateFeed = (_: Language): string =>
  `Update Feed`

export const importFeeds = (_: Language): string =>
  `Import Feeds`

export const lastBodyOf = (_: Language): string =>
  `Last body of a feed`

export const broughtLast = (_: Language): string =>
  `What it brought last`

export const entry = (_: Language): string =>
  `Entry`

export const becameOfIt = (_: Language): string =>
  `What became of it`

export const firstSeen = (_: Language): string =>
  `First seen`

export const broughtNothing = (_: Language): string =>
  `It has brought nothing yet. “Poll now” asks its server at once.`

export const couldNotBeRead = (_: Language): string =>
  `Could not be read`

export const anEntry = <Node,>(_: Language, { reason, when }: { reason: string; when: (text: string) => Node }): (string | Node)[] =>
  [`An entry ${reason}, `, when(``)]

export const opmlFile = (_: Language): string =>
  `OPML file`

export const opmlHint = (_: Language): string =>
  `As feed readers export it; at most 5 MB`

export const pasteList = (_: Language): string =>
  `Or paste the list`

export const categoryHint = (_: Language): string =>
  `For feeds whose folder is no category`

export const brings = (_: Language): string =>
  `What they bring`

export const bringsHint = (_: Language): string =>
  `Where the list does not say it`

export const wait = (_: Language): string =>
  `Wait in the queue`

export const atOnce = (_: Language): string =>
  `Publish at once`

export const newCategories = (_: Language): string =>
  `Make a category of each folder that is none yet`

export const showPlan = (_: Language): string =>
  `Show what it would do`

export const pause = (_: Language): string =>
  `Pause`

export const resume = (_: Language): string =>
  `Resume`

export const selected = (_: Language): string =>
  `Selected feeds`

export const health = (_: Language): string =>
  `Health`

export const lastGood = (_: Language): string =>
  `Last good`

export const nextTry = (_: Language): string =>
  `Next try`

export const noFeeds = (_: Language): string =>
  `No feeds here.`

export const deleteFeeds = (language: Language, { count }: { count: number }): string =>
  `This will delete ${pickPlural(language, { count, type: 'cardinal', forms: { one: `the feed`, other: `${formatNumber(count, language)} feeds` } })}. What is published stays on the site, and what waits stays in the queue. You can undo it afterwards.`

export const select = (_: Language, { name }: { name: string }): string =>
  `Select ${name}`

export const waits = (_: Language): string =>
  `waits in the queue`

export const noneYet = (_: Language): string =>
  `none yet`

export const everyGap = (_: Language, { span }: { span: string }): string =>
  `every ${span}`

export const everyShortGap = (_: Language, { span }: { span: string }): string =>
  `every ${span}; a night is not counted as silence`

export const minutes = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `minute`, other: `${formatNumber(count, language)} minutes` } })}`

export const hours = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `hour`, other: `${formatNumber(count, language)} hours` } })}`

export const days = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `day`, other: `${formatNumber(count, language)} days` } })}`

export const search = (_: Language): string =>
  `Search outlet, title or address`

export const failingAs = (language: Language, { failure, count }: { failure: string; count: number }): string =>
  `Failing: ${failure} (${formatNumber(count, language)})`

export const healthCount = (language: Language, { count, health }: { count: number; health: string }): string =>
  `${formatNumber(count, language)} ${health === 'well' ? `well` : health === 'failing' ? `failing` : health === 'quiet' ? `quiet` : health === 'new' ? `not read yet` : health === 'paused' ? `paused` : health === 'gone' ? `gone` : `set aside`}`

export const well = (_: Language): string =>
  `Well`

export const failing = (_: Language): string =>
  `Failing`

export const quiet = (_: Language): string =>
  `Quiet`

export const notRead = (_: Language): string =>
  `Not read yet`

export const paused = (_: Language): string =>
  `Paused`

export const gone = (_: Language): string =>
  `Gone`

export const setAside = (_: Language): string =>
  `Set aside`

export const count = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })}`

export const failed = (_: Language, { health, failure }: { health: string; failure: string }): string =>
  `${health}: ${failure}`

export const failedTimes = (language: Language, { health, failure, count }: { health: string; failure: string; count: number }): string =>
  `${health}: ${failure} ${formatNumber(count, language)} times in a row.`

export const andSetAside = (_: Language, { state }: { state: string }): string =>
  `${state} It is read again only when you poll it.`

export const quietSince = (_: Language, { health, ago }: { health: string; ago: string }): string =>
  `${health}: the last news came ${ago}, three times its usual gap.`

export const chooseFile = (_: Language): string =>
  `Choose a file, or paste a list.`

export const nothingImported = (_: Language, { problem }: { problem: string }): string =>
  `${problem} Nothing was imported.`

export const importUnanswered = (_: Language): string =>
  `The server could not be reached. Show again what it would do: what is there already is not added twice.`

export const lookFailed = (_: Language): string =>
  `Failed to look at the address`

export const addFailed = (_: Language): string =>
  `Failed to add feed`

export const updateFailed = (_: Language): string =>
  `Failed to update feed`

export const updateAllFailed = (_: Language): string =>
  `Failed to update feeds`

export const nothingSaved = (_: Language, { url, detail }: { url: string; detail: string }): string =>
  `${url} (${detail}). Nothing was saved.`

export const unreadNothingSaved = (_: Language, { failure, detail }: { failure: string; detail: string }): string =>
  `${failure} (${detail}) Nothing was saved.`

export const feedsFound = (_: Language): string =>
  `Feeds found`

export const pageNames = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `This page names a feed`, other: `This page names ${formatNumber(count, language)} feeds` } })}`

export const withoutName = (_: Language): string =>
  `Without a name`

export const onAnotherHost = (_: Language, { url }: { url: string }): string =>
  `${url}, on another host`

export const lookAt = (_: Language, { name }: { name: string }): string =>
  `Look at ${name}`

export const look = (_: Language): string =>
  `Look`

export const looking = (_: Language): string =>
  `Looking...`

export const lookingAt = (_: Language): string =>
  `Looking at the address`

export const wouldBring = (_: Language): string =>
  `What it would bring`

export const withoutTitle = (_: Language): string =>
  `A feed without a title`

export const inListAlready = <Node,>(_: Language, { link }: { link: (text: string) => Node }): (string | Node)[] =>
  [`This feed is in the list already: `, link(`see its page`), `.`]

export const triedCounts = (language: Language, { format, count, onSite, leftOut }: { format: string; count: number; onSite: number; leftOut: number }): string =>
  `${format}, ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} entry`, other: `${formatNumber(count, language)} entries` } })}${pickPlural(language, { count: onSite, type: 'cardinal', forms: { '=0': ``, other: `, ${formatNumber(onSite, language)} of them on the site already` } })}${pickPlural(language, { count: leftOut, type: 'cardinal', forms: { '=0': ``, other: `, ${formatNumber(leftOut, language)} more are beyond what is read at once` } })}.`

export const cannotBeRead = (_: Language, { reasons }: { reasons: string }): string =>
  `Cannot be read: ${reasons}. They are kept with their reason.`

export const reasonCount = (language: Language, { count, reason }: { count: number; reason: string }): string =>
  `${formatNumber(count, language)} ${reason}`

export const andMore = (language: Language, { count }: { count: number }): string =>
  `and ${formatNumber(count, language)} more`

export const redirects = (_: Language, { url }: { url: string }): string =>
  `The address redirects to ${url}, but not for good: the address you gave is kept.`

export const withPicture = (_: Language): string =>
  `with a picture`

export const onSiteAlready = (_: Language): string =>
  `on the site already`

export const notDated = (_: Language): string =>
  `Not dated`

export const decisionNeeded = (_: Language): string =>
  `A decision is needed`

export const becameAnother = (_: Language): string =>
  `This feed has become another one`

export const leadsToKnown = (_: Language, { url }: { url: string }): string =>
  `It now leads to ${url}, which is in the list already. Delete this one: the other brings the same.`

export const whoseFeed = (_: Language): string =>
  `Whose feed is this?`

export const leadsToOther = (_: Language, { outlet, url }: { outlet: string; url: string }): string =>
  `It is kept for ${outlet}, but its address now leads to ${url}, the site of another outlet. Nothing is taken from there until you decide.`

export const theirs = (_: Language): string =>
  `It is the other outlet’s`

export const ours = (_: Language, { outlet }: { outlet: string }): string =>
  `That site belongs to ${outlet}`

export const orPause = (_: Language): string =>
  `Or pause it, or delete it. Each of these can be undone.`

export const lookHint = (_: Language): string =>
  `Of a feed, or of an outlet's home page: its feeds are looked for there.`

export const pollBusy = (_: Language): string =>
  `Its server is being asked already, or asked to be left alone for a while.`

export const polling = (_: Language): string =>
  `Polling...`

export const pollNow = (_: Language): string =>
  `Poll now`

export const asking = (_: Language): string =>
  `Asking the server...`

export const deleteFeed = (language: Language, { name, waiting }: { name: string; waiting: number }): string =>
  `This will delete the feed "${name}". What it published stays on the site${pickPlural(language, { count: waiting, type: 'cardinal', forms: { '=0': ``, one: `, and an entry that waits stays in the queue`, other: `, and ${formatNumber(waiting, language)} entries that wait stay in the queue` } })}. You can undo it afterwards.`

export const triedHint = (_: Language): string =>
  `A new address is tried before it is saved.`

export const asTried = (_: Language): string =>
  `As it was tried just now.`

export const feedAddress = (_: Language): string =>
  `Feed address`

export const newOutletHint = (_: Language): string =>
  `A name that no outlet has yet makes a new one`

export const titleHint = (_: Language): string =>
  `For editors; readers see the outlet`

export const moveHint = (_: Language): string =>
  `What waits of this feed moves along, unless it was put elsewhere by hand`

export const feedBrings = (_: Language): string =>
  `What it brings`

export const languageHint = (_: Language): string =>
  `Of entries that do not say it; a code: en, hi, ta`

export const entriesPerDay = (_: Language): string =>
  `Entries per day`

export const state = (_: Language): string =>
  `State`

export const neverGood = (_: Language): string =>
  `Never`

export const lastPoll = (_: Language): string =>
  `Last poll`

export const lastNews = (_: Language): string =>
  `Last news`

export const entries = (_: Language): string =>
  `Entries`

export const lastBody = (_: Language): string =>
  `Last body`

export const askedEvery = (_: Language, { next, interval }: { next: string; interval: string }): string =>
  `${next}; asked every ${interval} or so`

export const usually = (_: Language, { last, gap }: { last: string; gap: string }): string =>
  `${last}, usually ${gap}`

export const entryCounts = (language: Language, { read, unread }: { read: number; unread: number }): string =>
  `${formatNumber(read, language)} so far, ${formatNumber(unread, language)} could not be read`

export const seeBody = (_: Language): string =>
  `See what its server sent last`

export const known = (_: Language): string =>
  `Another feed has this address already.`

export const categoryGone = (_: Language): string =>
  `This category is gone. Choose another.`

export const planNew = (_: Language): string =>
  `New`

export const planKnown = (_: Language): string =>
  `In the list already`

export const planRepeated = (_: Language): string =>
  `Twice in this file`

export const planWrong = (_: Language): string =>
  `Not a web address`

export const planCounts = (language: Language, { fresh, known, repeated, wrong }: { fresh: number; known: number; repeated: number; wrong: number }): string =>
  `${formatNumber(fresh, language)} new, ${formatNumber(known, language)} known, ${formatNumber(repeated, language)} repeated, ${formatNumber(wrong, language)} wrong.`

export const planUnread = (language: Language, { count }: { count: number }): string =>
  `${formatNumber(count, language)} more cannot be read: their markup is broken.`

export const planIncludes = (language: Language, { count }: { count: number }): string =>
  `Not followed: ${pickPlural(language, { count, type: 'cardinal', forms: { one: `a list`, other: `${formatNumber(count, language)} lists` } })} that this one points to.`

export const planCategories = (_: Language, { categories }: { categories: string }): string =>
  `They go to ${categories}.`

export const planCategory = (language: Language, { name, count }: { name: string; count: number }): string =>
  `${name} (${formatNumber(count, language)})`

export const planNewCategory = (language: Language, { name, count }: { name: string; count: number }): string =>
  `${name} (${formatNumber(count, language)}, a new category)`

export const planFolders = (language: Language, { folders, more }: { folders: string; more: number }): string =>
  `Folders that are no category: ${folders}${pickPlural(language, { count: more, type: 'cardinal', forms: { '=0': ``, other: ` and ${formatNumber(more, language)} more` } })}.`

export const wouldDo = (_: Language): string =>
  `What it would do`

export const lineHead = (_: Language): string =>
  `Line`

export const leftOutBecause = (_: Language): string =>
  `Why it is left out`

export const emptyAddress = (_: Language): string =>
  `(empty)`

export const moreLines = (language: Language, { count }: { count: number }): string =>
  `And ${formatNumber(count, language)} more lines.`

export const chooseOne = (_: Language): string =>
  `Choose at least one feed first.`

export const changed = (language: Language, { count, verb, entries }: { count: number; verb: string; entries: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed has`, other: `${formatNumber(count, language)} feeds have` } })} been ${verb === 'pause' ? `paused` : verb === 'resume' ? `resumed` : verb === 'delete' ? `deleted` : verb === 'move' ? `moved` : `changed`}${pickPlural(language, { count: entries, type: 'cardinal', forms: { '=0': ``, one: `, and ${formatNumber(entries, language)} entry that waits`, other: `, and ${formatNumber(entries, language)} entries that wait` } })}`

export const changedNewest = (language: Language, { count, verb, entries }: { count: number; verb: string; entries: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed has`, other: `${formatNumber(count, language)} feeds have` } })} been ${verb === 'pause' ? `paused` : verb === 'resume' ? `resumed` : verb === 'delete' ? `deleted` : verb === 'move' ? `moved` : `changed`}, and the newest ${formatNumber(entries, language)} entries that wait; older ones stay in their category`

export const joined = <Node,>(_: Language, { names }: { names: (text: string) => Node }): (string | Node)[] =>
  [`Feeds of these names go to the outlet that is there: `, names(``)]

export const separate = (_: Language): string =>
  `Make a new outlet for each of them instead`

export const doubled = <Node,>(_: Language, { names }: { names: (text: string) => Node }): (string | Node)[] =>
  [`A second outlet is made of these names, which are at another host: `, names(``), ` If they are one, merge them on the page of the outlet.`]

export const namesakeOf = (language: Language, { url, count }: { url: string; count: number }): string =>
  `(${url}, ${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })})`

export const problemTooLarge = (_: Language): string =>
  `The list is larger than 5 MB.`

export const problemEntities = (_: Language): string =>
  `The list declares XML entities. Lists of feeds need none, and they can hide a trap: remove them.`

export const problemTooMany = (_: Language): string =>
  `The list holds more than 20,000 entries.`

export const problemTooComplex = (_: Language): string =>
  `The list holds far more markup than a list of feeds needs.`

export const problemNotOpml = (_: Language): string =>
  `This is not OPML.`

export const problemNoCategory = (_: Language): string =>
  `There is no category of this slug.`

export const lastBodyTitle = (_: Language, { name }: { name: string }): string =>
  `Last body: ${name}`

export const backToFeed = (_: Language): string =>
  `Back to the feed`

export const bodyWhole = <Node,>(language: Language, { status, url, when, bytes }: { status: string; url: string; when: (text: string) => Node; bytes: number }): (string | Node)[] =>
  [`${status} from ${url}, `, when(``), `, ${formatNumber(bytes, language)} bytes.`]

export const bodyCut = <Node,>(language: Language, { status, url, when, bytes }: { status: string; url: string; when: (text: string) => Node; bytes: number }): (string | Node)[] =>
  [`${status} from ${url}, `, when(``), `, ${formatNumber(bytes, language)} bytes; the first 256 KB are kept.`]

export const headers = (_: Language): string =>
  `Headers`

export const body = (_: Language): string =>
  `Body`

export const noBody = (_: Language): string =>
  `Nothing is kept yet: its server has sent no body since this feed was added, or only said that nothing is new.`

export const chartNone = (language: Language, { days }: { days: number }): string =>
  `${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `No entries in the last ${formatNumber(days, language)} day.`, other: `No entries in the last ${formatNumber(days, language)} days.` } })}`

export const chartWords = (language: Language, { total, days, most, day, without }: { total: number; days: number; most: number; day: string; without: number }): string =>
  `${pickPlural(language, { count: total, type: 'cardinal', forms: { one: `${formatNumber(total, language)} entry`, other: `${formatNumber(total, language)} entries` } })} in the last ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} day`, other: `${formatNumber(days, language)} days` } })}, at most ${formatNumber(most, language)} on ${day}, none on ${pickPlural(language, { count: without, type: 'cardinal', forms: { one: `${formatNumber(without, language)} day`, other: `${formatNumber(without, language)} days` } })}.`

export const chartShort = (language: Language, { total, days, most }: { total: number; days: number; most: number }): string =>
  `${formatNumber(total, language)} in ${pickPlural(language, { count: days, type: 'cardinal', forms: { one: `${formatNumber(days, language)} day`, other: `${formatNumber(days, language)} days` } })}, at most ${formatNumber(most, language)} a day`

export const dayCount = (language: Language, { day, count }: { day: string; count: number }): string =>
  `${day}: ${formatNumber(count, language)}`

export const polledUnchanged = (_: Language): string =>
  `Polled just now: nothing new.`

export const polledCut = (_: Language): string =>
  `Polled just now: stopped.`

export const polledFailed = (_: Language, { failure, detail }: { failure: string; detail: string }): string =>
  `Polled just now: failed: ${failure} (${detail})`

export const polledRead = (_: Language, { counts }: { counts: string }): string =>
  `Polled just now: ${counts}.`

export const pollUnchanged = (_: Language): string =>
  `nothing new`

export const pollCut = (_: Language): string =>
  `stopped`

export const pollFailed = (_: Language, { failure, detail }: { failure: string; detail: string }): string =>
  `failed: ${failure} (${detail})`

export const pollCount = (language: Language, { count, kind }: { count: number; kind: string }): string =>
  `${formatNumber(count, language)} ${kind === 'published' ? `published` : kind === 'waiting' ? `waiting` : kind === 'duplicates' ? `duplicates` : kind === 'unreadable' ? `unreadable` : kind === 'repeated' ? `repeated` : kind === 'changed' ? `changed` : kind === 'held' ? `held` : kind === 'rejected' ? `rejected` : `${kind}`}`
