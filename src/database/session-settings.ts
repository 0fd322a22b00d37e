// A statement that runs longer than this is a defect or an attack; the caller gets an error, the pool its connection.
export const statementTimeoutMs = 10_000

/**
 * Statements for each new connection, which cost one round trip: PgBouncer refuses settings in the startup packet. JIT
 * compilation, which most servers that we did not set up have on, took half a second in each judgement of a new feed, which
 * otherwise runs for 5 ms. `pg` reads times in no style but ISO.
 */
export const sessionSettings = `set statement_timeout = ${statementTimeoutMs}; set jit = off; set datestyle = 'ISO'; set timezone = 'UTC'`
