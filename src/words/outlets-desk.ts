// Written by node bin/check-generated.ts --write from messages/*.json: change those.
import { formatNumber } from '../text/format.ts'
import type { Language } from '../text/language.ts'
import { pickPlural } from '../text/plural.ts'

export const title = (_: Language): string =>
  `Outlets`

export const addOutlet = (_: Language): string =>
  `Add Outlet`

export const editOutlet = (_: Language): string =>
  `Edit Outlet`

export const updateOutlet = (_: Language): string =>
  `Update Outlet`

export const importOwners = (_: Language): string =>
  `Import Owners`

export const addFailed = (_: Language): string =>
  `Failed to add outlet`

export const updateFailed = (_: Language): string =>
  `Failed to update outlet`

export const deleteOutlet = (language: Language, { name, feeds }: { name: string; feeds: number }): string =>
  `This will delete the outlet "${name}"${pickPlural(language, { count: feeds, type: 'cardinal', forms: { '=0': ``, one: ` and its feed`, other: ` and its ${formatNumber(feeds, language)} feeds` } })}.`

export const deleteOutletAll = (_: Language, { name }: { name: string }): string =>
  `This will delete the outlet "${name}" and all feeds.`

export const rulesToo = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `A rule about it will be deleted too.`, other: `${formatNumber(count, language)} rules about it will be deleted too.` } })}`

export const linksStay = (language: Language, { links, waiting }: { links: number; waiting: number }): string =>
  `${pickPlural(language, { count: links, type: 'cardinal', forms: { one: `A published news link stays on the site under that name`, other: `${formatNumber(links, language)} published news links stay on the site under that name` } })}${pickPlural(language, { count: waiting, type: 'cardinal', forms: { '=0': ``, one: `, and an entry that waits stays in the queue`, other: `, and ${formatNumber(waiting, language)} entries that wait stay in the queue` } })}.`

export const manyLinksStay = (language: Language, { most, waiting }: { most: number; waiting: number }): string =>
  `More than ${formatNumber(most, language)} published news links stay on the site under that name${pickPlural(language, { count: waiting, type: 'cardinal', forms: { '=0': ``, one: `, and an entry that waits stays in the queue`, other: `, and ${formatNumber(waiting, language)} entries that wait stay in the queue` } })}.`

export const entriesStay = (language: Language, { waiting }: { waiting: number }): string =>
  `${pickPlural(language, { count: waiting, type: 'cardinal', forms: { one: `An entry that waits stays in the queue.`, other: `${formatNumber(waiting, language)} entries that wait stay in the queue.` } })}`

export const undoable = (_: Language): string =>
  `You can undo it afterwards.`

export const pasteList = (_: Language): string =>
  `Paste a list first.`

export const listTooLong = (language: Language, { most }: { most: number }): string =>
  `The list has more than ${formatNumber(most, language)} lines. Nothing was imported.`

export const listChangesNothing = (_: Language): string =>
  `No line of the list would change anything. Nothing was imported.`

export const listNotAsShown = (_: Language): string =>
  `The list or an outlet has changed since it was shown, so that nothing was imported. This is what it would do now.`

export const listOfOwners = (_: Language): string =>
  `List of owners`

export const listHint = (_: Language): string =>
  `A line an outlet: its name or host, the owner, the https address that says so, the day as 2026-03-01. CSV, or cells copied from a spreadsheet.`

export const showPlan = (_: Language): string =>
  `Show what it would do`

export const importCount = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `Import ${formatNumber(count, language)} owner`, other: `Import ${formatNumber(count, language)} owners` } })}`

export const line = (_: Language): string =>
  `Line`

export const owner = (_: Language): string =>
  `Owner`

export const effect = (_: Language): string =>
  `Effect`

export const noLines = (_: Language): string =>
  `The list has no lines.`

export const getsOwner = (_: Language): string =>
  `Gets this owner`

export const replaces = (_: Language, { owner }: { owner: string }): string =>
  `Replaces ${owner}`

export const recordedAlready = (_: Language): string =>
  `Is recorded already`

export const problem = (_: Language, { problem }: { problem: string }): string =>
  `${problem}.`

export const noSuchOutlet = (_: Language): string =>
  `No outlet has this name or host.`

export const severalOutlets = (_: Language): string =>
  `Several outlets have this name: write the host instead.`

export const namedAbove = (_: Language): string =>
  `A line above names the same outlet.`

export const ownerMissing = (_: Language): string =>
  `The owner is missing.`

export const futureDay = (_: Language): string =>
  `This day has not come yet.`

export const objections = (_: Language): string =>
  `Objections`

export const objectionCount = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} objection`, other: `${formatNumber(count, language)} objections` } })}`

export const objectionsTitle = (_: Language): string =>
  `Objections to ratings`

export const noObjections = (_: Language): string =>
  `No reader objects to a rating.`

export const handled = (_: Language): string =>
  `Handled`

export const objection = (_: Language): string =>
  `Objection`

export const sent = (_: Language): string =>
  `Sent`

export const deleted = (_: Language, { name }: { name: string }): string =>
  `${name} (deleted)`

export const handledBy = (_: Language, { name }: { name: string }): string =>
  `Handled by ${name}`

export const markHandled = (_: Language): string =>
  `Mark as handled`

export const openAgain = (_: Language): string =>
  `Open again`

export const search = (_: Language): string =>
  `Search name or host`

export const lean = (_: Language): string =>
  `Lean`

export const withoutOwner = (_: Language): string =>
  `Without owner`

export const hosts = (_: Language): string =>
  `Hosts`

export const feeds = (_: Language): string =>
  `Feeds`

export const noOutlets = (_: Language): string =>
  `No outlets here.`

export const failing = (language: Language, { count }: { count: number }): string =>
  `, ${formatNumber(count, language)} failing`

export const merge = (_: Language): string =>
  `Merge`

export const mergeWith = (_: Language): string =>
  `Merge with another outlet`

export const mergeInto = (_: Language): string =>
  `Merge this outlet into`

export const mergeHint = (_: Language): string =>
  `For an outlet that is in the list twice`

export const chooseOutlet = (_: Language): string =>
  `Choose an outlet`

export const outletChoice = (_: Language, { name, host }: { name: string; host: string }): string =>
  `${name} (${host})`

export const mergeTooLarge = (language: Language, { from, most, into }: { from: string; most: number; into: string }): string =>
  `“${from}” has more than ${formatNumber(most, language)} news links and entries, which cannot be moved at once. Merge the other way round: open “${into}” and merge it into this one.`

export const mergeNothing = (_: Language, { from, fromUrl }: { from: string; fromUrl: string }): string =>
  `“${from}” (${fromUrl}) will be deleted. Nothing hangs on it.`

export const mergeMoves = (_: Language, { from, fromUrl, into, intoUrl, moved }: { from: string; fromUrl: string; into: string; intoUrl: string; moved: string }): string =>
  `“${from}” (${fromUrl}) will be deleted. These move to “${into}” (${intoUrl}): ${moved}, and what was learnt about duplicates.`

export const movedFeeds = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} feed`, other: `${formatNumber(count, language)} feeds` } })}`

export const movedLinks = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} news link`, other: `${formatNumber(count, language)} news links` } })}`

export const movedEntries = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} entry of the queue`, other: `${formatNumber(count, language)} entries of the queue` } })}`

export const movedRules = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} rule`, other: `${formatNumber(count, language)} rules` } })}`

export const movedHosts = (language: Language, { count }: { count: number }): string =>
  `${pickPlural(language, { count, type: 'cardinal', forms: { one: `${formatNumber(count, language)} host`, other: `${formatNumber(count, language)} hosts` } })}`

export const mergeKeepsSource = (_: Language, { from }: { from: string }): string =>
  `Published links keep “${from}” as their source.`

export const mergeTakesRating = (_: Language, { lean }: { lean: string }): string =>
  `Its rating (${lean}) and note go with it.`

export const mergeRatings = (_: Language, { from, theirs, into, ours }: { from: string; theirs: string; into: string; ours: string }): string =>
  `They are rated differently: “${from}” ${theirs}, “${into}” ${ours}. The rating and note of “${into}” stay.`

export const mergeTakesOwner = (_: Language, { owner }: { owner: string }): string =>
  `Its owner (${owner}) goes with it.`

export const mergeOwners = (_: Language, { from, theirs, into, ours }: { from: string; theirs: string; into: string; ours: string }): string =>
  `They have different owners: “${from}” ${theirs}, “${into}” ${ours}. The owner of “${into}” stays.`

export const feedsOfOutlet = (_: Language): string =>
  `Feeds of this outlet`

export const addFeed = (_: Language): string =>
  `Add Feed`

export const feed = (_: Language): string =>
  `Feed`

export const health = (_: Language): string =>
  `Health`

export const lastGood = (_: Language): string =>
  `Last good`

export const noFeeds = (_: Language): string =>
  `This outlet has no feeds yet.`

export const allFeeds = (_: Language): string =>
  `All feeds of this outlet`

export const homePage = (_: Language): string =>
  `Home page`

export const iconUrl = (_: Language): string =>
  `Icon URL`

export const leanSource = (_: Language): string =>
  `Source of the rating`

export const ratedOn = (_: Language): string =>
  `Rated on`

export const note = (_: Language): string =>
  `Note`

export const ownerSource = (_: Language): string =>
  `Source of the owner`

export const ownerAsOf = (_: Language): string =>
  `Owner as of`

export const hostsHint = (_: Language): string =>
  `Where it publishes, one a line. A host belongs to one outlet.`

export const newHostsHint = (_: Language): string =>
  `Where it publishes, one a line. That of its home page, when left empty. A host belongs to one outlet.`

export const nameHint = (_: Language): string =>
  `As it stands beside its headlines`

export const languageHint = (_: Language): string =>
  `Optional; a code: en, hi, ta`

export const regionHint = (_: Language): string =>
  `Optional; Tamil Nadu, national`

export const whoOwns = (_: Language): string =>
  `Who owns it`

export const ownerHint = (_: Language): string =>
  `Optional. Outlets of one owner count as one voice: choose the spelling that is there.`

export const ownerSourceHint = (_: Language): string =>
  `The address that names the owner`

export const whereItStands = (_: Language): string =>
  `Where it stands`

export const ratedHint = (_: Language): string =>
  `A rating is shown with its source, its day and its note.`

export const notRatedHint = (_: Language): string =>
  `An outlet is not rated until an editor rates it, with a source, a day and a note.`

export const leanSourceHint = (_: Language): string =>
  `Whose rating it is`

export const leanNoteHint = (_: Language): string =>
  `Why, in a few words`

export const homeTaken = (_: Language): string =>
  `Another outlet has this home page.`

export const hostTaken = (_: Language, { host, outlet }: { host: string; outlet: string }): string =>
  `${host} belongs to ${outlet}. A host belongs to one outlet: take it from there first.`

export const listExample = (_: Language, { url }: { url: string }): string =>
  `outlet.example, Example Media Ltd, ${url}, 2026-03-01`
