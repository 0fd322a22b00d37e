/** Why a sign-in was refused, in the specification's words (§8). */
export function LoginError({
  reason,
  minutes,
  demo,
}: {
  reason: 'wrong-pair' | 'failed' | 'throttled'
  minutes: number
  demo: { email: string; password: string } | null
}) {
  return (
    <div role="alert" className="mb-6 border border-danger px-4 py-3 text-sm text-danger">
      {sentences({ reason, minutes, demo }).map(sentence => (
        <p key={sentence} className="m-0">
          {sentence}
        </p>
      ))}
    </div>
  )
}

function sentences({ reason, minutes, demo }: Parameters<typeof LoginError>[0]): string[] {
  switch (reason) {
    case 'failed':
      return ['An error occurred during login. Please try again.']
    case 'throttled':
      return [`Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`]
    case 'wrong-pair':
      if (!demo) return ['Authentication failed. Please try again.']
      return ['Invalid credentials. Use demo account:', `Email: ${demo.email}`, `Password: ${demo.password}`]
  }
}
