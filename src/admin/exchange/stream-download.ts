/** A file that goes out as it is made: more is asked for when the browser has taken what came. */
export async function streamDownload(
  texts: AsyncGenerator<string>,
  { fileName, type }: { fileName: string; type: string },
): Promise<Response> {
  // A database that cannot be read is an error page and not a file that ends early.
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
