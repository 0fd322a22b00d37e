// What ends the process that works on it can write no outcome. So an attempt is counted with the claim, before the work
// begins, and any outcome clears the count (`open_attempts`): what reaches the most ended three processes, is set aside as
// `crashed-the-reader` and tried again only by hand.

/** More than chance: a deploy or a full memory may end a process once or twice with an innocent in hand. */
export const openAttemptsMax = 3
