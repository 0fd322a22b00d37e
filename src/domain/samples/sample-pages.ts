import { readFile } from 'node:fs/promises'
import { siteLinkLabels, siteLinkTypes } from '../site-links/site-link.ts'

const folder = new URL('../../../db/seeds/pages/', import.meta.url)

/** The four pages a new site starts with, to be edited: our own texts, HTML that needs no cleaning. */
export async function readSamplePages() {
  return Promise.all(
    siteLinkTypes.map(async type => ({
      type,
      title: siteLinkLabels[type],
      content: await readFile(new URL(`${type}.html`, folder), 'utf8'),
      isSample: true,
    })),
  )
}
