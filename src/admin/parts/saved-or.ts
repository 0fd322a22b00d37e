import { data } from 'react-router'

// A status of failure keeps the router from loading the page anew from a server that just failed.
const failed = { status: 503 }

/**
 * The answer of the server, or `otherwise` when it cannot be reached or breaks: the page stays as it is, with what was typed,
 * and says so. A redirect goes its way.
 */
export async function savedOr<Answer, Otherwise>(otherwise: Otherwise, serverAction: () => Promise<Answer>) {
  try {
    return await serverAction()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    return data(otherwise, failed)
  }
}
