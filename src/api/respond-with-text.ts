/** The response of a machine endpoint; 404 for null. */
export function respondWithText(text: string | null, type: string): Response {
  if (text === null) {
    return new Response('Not found\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
}
