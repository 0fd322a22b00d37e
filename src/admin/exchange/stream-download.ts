/** A file that is streamed while it is produced: more is read when the browser has consumed the previous data. */
export async function streamDownload(
  texts: AsyncGenerator<string>,
  { fileName, type }: { fileName: string; type: string },
): Promise<Response> {
  // If the database cannot be read, this is an error page and not a truncated file.
  const first = await texts.next()
  return new Response(streamOf(first, texts), {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${fileName}"` },
  })
}

function streamOf(first: IteratorResult<string>, rest: AsyncGenerator<string>) {
  const encoder = new TextEncoder()
  let next: IteratorResult<string> | null = first
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async controller => {
        const { done, value } = next ?? (await rest.next())
        next = null
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: async () => {
        await rest.return(undefined)
      },
    },
    { highWaterMark: 1 },
  )
}
