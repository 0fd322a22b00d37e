// Names that the worker, the page of the choice and the server share.

/** Caches of ours begin so; the number is the form of what they hold, and a worker deletes caches of another form. */
export const cachePrefix = 'chowk-offline-'
export const cacheName = `${cachePrefix}1`

/** Headers of a copy: when it was made, its title, and the files that it needs. */
export const keptAtHeader = 'x-kept-at'
export const keptTitleHeader = 'x-kept-title'
export const keptFilesHeader = 'x-kept-files'

/** Stories that are kept; the front pages are kept beside them. */
export const storiesMax = 30

/** Of all copies together, in characters: about as many bytes in English, a third of them in Hindi. */
export const lettersMax = 3_000_000
