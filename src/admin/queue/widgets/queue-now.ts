import { createContext } from 'react'

/** The time when the server rendered this page. Ages count from it, so that the server's HTML and the browser agree. */
export const QueueNow = createContext(new Date(0))
