import type { ReactNode } from 'react'
import { exchangeLabels } from '../../domain/exchange/exchange-table.ts'
import type { ImportJob } from '../../domain/exchange/import-job.ts'
import { formatNumber } from '../../text/format.ts'
import { describeReading } from './import-words.ts'

/** Facts about the imported file, including the columns that will be ignored. */
export function ImportFacts({
  job,
}: {
  job: Pick<
    ImportJob,
    'recordTable' | 'reading' | 'fileBytes' | 'state' | 'undoneCount' | 'keptCount' | 'listsLeft'
  >
}) {
  const { recordTable, reading, fileBytes, state, undoneCount, keptCount, listsLeft } = job
  return (
    <dl className="mt-0 mb-6 max-w-prose text-sm">
      {recordTable ? <Fact name="Holds">{exchangeLabels[recordTable].toLowerCase()}</Fact> : null}
      {listsLeft.length > 0 ? (
        <Fact name="Then come">
          {listsLeft.map(list => exchangeLabels[list].toLowerCase()).join(', then ')}, each checked in its
          turn
        </Fact>
      ) : null}
      {reading ? (
        <Fact name="Read as">
          {describeReading(reading)}, {sizeOf(fileBytes)}
        </Fact>
      ) : null}
      {reading && reading.unknownColumns.length > 0 ? (
        <Fact name="Columns left out">{reading.unknownColumns.join(', ')}</Fact>
      ) : null}
      {reading && reading.nulCount > 0 ? (
        <Fact name="NUL characters left out">{formatNumber(reading.nulCount)}</Fact>
      ) : null}
      {reading?.cut ? <Fact name="Cut off">{reading.cut}</Fact> : null}
      {state === 'undone' ? (
        <Fact name="Taken back">
          {formatNumber(undoneCount)}
          {keptCount > 0
            ? `; ${formatNumber(keptCount)} stay, because they were changed since or are in use`
            : ''}
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-quiet">{name}:</dt>
      <dd className="m-0 break-words">{children}</dd>
    </div>
  )
}

function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  return bytes < 2 ** 20 ? `${Math.round(bytes / 1024)} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`
}
