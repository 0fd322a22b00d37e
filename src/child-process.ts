/** What web and worker run with where the environment says nothing else. */
export const childEnvironment = {
  NODE_ENV: 'production',
  // The C library would give each thread a heap of its own, and what is freed there stays: the web process held 290 MB instead of 180.
  MALLOC_ARENA_MAX: '2',
}

/**
 * Flags for Node. On a machine with much memory its youngest objects may take 128 MB in each thread before they are looked
 * through: the worker held 400 MB, of which 45 were in use.
 */
export const childFlags = ['--max-semi-space-size=16']
