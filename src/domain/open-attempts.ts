// Input that crashes its process leaves no outcome. So an attempt is counted with the claim, before the work begins, and
// any outcome resets the count (`open_attempts`). At the maximum, the input has ended three processes: it is set aside as
// `crashed-the-reader` and retried only by hand.

/** More than chance: a deployment or full memory may end a process once or twice while it works on harmless input. */
export const openAttemptsMax = 3
