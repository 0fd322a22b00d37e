const { PATH, NODE_COMPILE_CACHE } = process.env

/** The environment of a process that a test starts, without the settings of the machine. */
export const processEnvironment = { PATH, NODE_COMPILE_CACHE }
