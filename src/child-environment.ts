/** What web and worker run with where the environment says nothing else. */
export const childEnvironment = {
  NODE_ENV: 'production',
  // The C library would give each thread a heap of its own, and freed memory stays where it was: with threads for feeds, pages
  // and pictures the worker grew to 450 MB while a thousand feeds were polled.
  MALLOC_ARENA_MAX: '2',
}
