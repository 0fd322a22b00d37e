// The script of the child process; see article-reader.ts.
import { runReader } from '../reader/run-reader.ts'
import { readArticle } from './read-article.ts'

await runReader(readArticle)
