import type { NewPasswordProblem } from '../../domain/accounts/new-password.ts'

export const passwordProblems: Record<NewPasswordProblem, string> = {
  'too-short': 'Use at least 10 characters',
  'too-long': 'Use at most 1,000 characters',
  common: 'This password is one of the most common. Choose another.',
}
