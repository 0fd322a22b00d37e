// Runs in a process of its own; see article-reader.ts.
import { answerBodies } from '../reader/answer-bodies.ts'
import { readArticle } from './read-article.ts'

await answerBodies(readArticle)
