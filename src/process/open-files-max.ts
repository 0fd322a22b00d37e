import { z } from 'zod'

const reportSchema = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.number() }) }) })

/** How many files and sockets this process may have open; Infinity if the system sets no limit. Node has raised it to the hard one. */
export function readOpenFilesMax(): number {
  // The names of open connections would be looked up in the DNS.
  Object.assign(process.report, { excludeNetwork: true })
  const report = reportSchema.safeParse(process.report.getReport())
  return report.success ? report.data.userLimits.open_files.soft : Number.POSITIVE_INFINITY
}
