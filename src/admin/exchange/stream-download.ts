/** A file that is streamed while it is produced: more is read when the browser has consumed the previous data. */
export async function streamDownload(
  parts: AsyncGenerator<string | Buffer>,
  { fileName, type }: { fileName: string; type: string },
): Promise<Response> {
  // If the database cannot be read, this is an error page and not a truncated file.
  const first = await parts.next()
  return new Response(streamOf(first, parts), {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${fileName}"` },
  })
}

function streamOf(first: IteratorResult<string | Buffer>, rest: AsyncGenerator<string | Buffer>) {
  const encoder = new TextEncoder()
  let next: IteratorResult<string | Buffer> | null = first
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async controller => {
        const { done, value } = next ?? (await rest.next())
        next = null
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : new Uint8Array(value))
      },
      cancel: async () => {
        await rest.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
