import fc from 'fast-check'

// Every run uses the same examples, so only a change that breaks a property fails. To search for new ones,
// `PROPERTY_SEED=$RANDOM npx vitest run FILE`.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 7) })
