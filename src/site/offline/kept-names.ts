// Names shared by the service worker, the offline settings page and the server.

/** The prefix of our caches; the number is the format version, and a worker deletes caches with other versions. */
export const cachePrefix = 'chowk-offline-'
export const cacheName = `${cachePrefix}1`

/** The name of the lock under which the caches are opened and deleted. */
export const turnLock = 'chowk-offline'

/** Headers of a copy: when its page was sent, its title without the site's name, its language, the files that it needs, and its length in characters. */
export const keptAtHeader = 'x-kept-at'
export const keptTitleHeader = 'x-kept-title'
export const keptLanguageHeader = 'x-kept-language'
export const keptFilesHeader = 'x-kept-files'
export const keptLettersHeader = 'x-kept-letters'

/** On the copy of `/offline`, from the end of a renewal: the time of the next, in milliseconds. */
export const renewAtHeader = 'x-renew-at'

/** The number of stories kept, in addition to the front pages. */
export const storiesMax = 30

/** A copy that was made so many days before the newest goes, even if its page is still there: it may be corrected by now. */
export const daysMax = 30

/** For all copies together, in characters: about as many bytes in English, up to three times as many in Hindi. */
export const lettersMax = 3_000_000
