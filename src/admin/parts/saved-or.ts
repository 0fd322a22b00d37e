import { data } from 'react-router'

// A status of failure keeps the router from loading the page anew from a server that just failed.
const failed = { status: 503 }

/** `otherwise` when the server is away or breaks: the page stays, with what was typed. A redirect goes its way. */
export async function savedOr<Answer, Otherwise>(otherwise: Otherwise, serverAction: () => Promise<Answer>) {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    return data(otherwise, failed)
  }
}
