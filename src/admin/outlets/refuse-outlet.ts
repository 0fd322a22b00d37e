import { shownDomain } from '../../address/shown-domain.ts'
import type { OutletRefusal } from '../../domain/outlets/write-outlet.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/outlets-desk.ts'
import type { Refusal } from '../records/save-record.ts'

export function refuseOutlet(refused: OutletRefusal, language: Language): Refusal {
  switch (refused.reason) {
    case 'home-taken':
      return { errors: { homeUrl: words.homeTaken(language) } }
    case 'future-day':
      return { errors: { [refused.field]: words.futureDay(language) } }
    case 'host-taken':
      return {
        errors: {
          hosts: words.hostTaken(language, { host: shownDomain(refused.host), outlet: refused.of.name }),
        },
      }
  }
}
