import pg from 'pg'

/** Runs `work` with a separate connection, closed afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  // If the server stops, the next query fails; without a listener the event would end the test's process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function execute(url: string, statement: string): Promise<pg.QueryResult> {
  return withClient(url, client => client.query(statement))
}
