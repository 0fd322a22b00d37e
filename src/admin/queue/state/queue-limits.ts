// Limits of the queue's pages and requests.

// No editor decides more in a sitting, and counting this far takes some 10 ms.
export const countMax = 9_999

/**
 * The most entries whose current states one request reads. Its address holds their ids beside the filter of the list, and old
 * proxies forward at most 4,096 characters.
 */
export const statesMax = 60

/**
 * After this time a request counts as failed. A phone that changes its cell can lose one without an error, and all later
 * requests would wait forever.
 */
export const responseMsMax = 30_000
