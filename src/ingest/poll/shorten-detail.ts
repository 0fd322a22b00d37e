import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'

const detailLengthMax = 500

/** Bounds texts from other servers, which can have any length. */
export function shortenDetail(detail: FailureDetail): FailureDetail {
  const cut = (text: string) => text.slice(0, detailLengthMax).toWellFormed().replaceAll('\0', '')
  switch (detail.code) {
    case 'verbatim':
      return { ...detail, text: cut(detail.text) }
    case 'xml-root':
      return { ...detail, name: cut(detail.name) }
    case 'site-of':
      return { ...detail, url: cut(detail.url) }
    case 'reader-ended':
    case 'no-reader':
    case 'reading-failed':
      return { ...detail, cause: cut(detail.cause) }
    default:
      return detail
  }
}
