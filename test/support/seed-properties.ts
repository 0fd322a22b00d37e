import fc from 'fast-check'

// The same examples in every run: a change that breaks a property fails, and nobody else's. To look for new ones,
// `PROPERTY_SEED=$RANDOM npx vitest run FILE`.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 7) })
