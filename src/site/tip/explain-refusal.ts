import type { SendTipResult } from '../../domain/tips/send-tip.ts'

export type Refused = Extract<SendTipResult, { ok: false }>

export function retryAfterSeconds(refused: Refused): number {
  switch (refused.reason) {
    case 'throttled':
      return refused.retryAfterSeconds
    case 'full':
      return 86_400
    case 'no-writes':
      return 60
  }
}

export function explainRefusal(refused: Refused): string {
  if (refused.reason === 'no-writes')
    return 'Tips cannot be taken for a few minutes. What you typed is still here; please send it again then.'
  if (refused.reason === 'full') {
    return 'So many tips wait for our editors that we cannot take another one now. Please try again tomorrow.'
  }
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds(refused) / 60))
  return `You have sent several tips, or many others have. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}
