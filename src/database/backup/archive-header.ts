import { z } from 'zod'

const nameSchema = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)

/** The metadata before the rows of an archive. */
export const archiveHeaderSchema = z.object({
  madeAt: z.iso.datetime(),
  /** The applied migrations, oldest first: the archive is loaded into this schema, which is then migrated. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** Without generated columns. */
  tables: z.array(z.object({ name: nameSchema, columns: z.array(nameSchema).min(1) })),
})

export type ArchiveHeader = z.infer<typeof archiveHeaderSchema>

export const tableEndSchema = z.object({ rows: z.int().min(0), sha256: z.string() })

export type TableTotal = z.infer<typeof tableEndSchema> & { name: string }
