import { createContext } from 'react'

/** When the server made this page: ages count from it, the same in the server's HTML and in the browser. */
export const QueueNow = createContext(new Date(0))
