import { settingNames } from '../config.ts'

/**
 * Variables without effect whose names are nearly those of settings: in the singular, in small letters, with the `_FILE` of other
 * programs, or after the byte order mark of a file of them.
 */
export function findMisnamedSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env).flatMap(name => {
    if (settingNames.includes(name) || !env[name]?.trim()) return []
    const meant = settingNames.find(known => stem(known) === stem(name))
    const shown = name.replace('\ufeff', '\\ufeff')
    return meant ? [`${shown} is not a setting of Chowk and has no effect: did you mean ${meant}?`] : []
  })
}

function stem(name: string): string {
  return name
    .replace(/^\ufeff/, '')
    .toUpperCase()
    .replace(/_FILE$/, '')
    .split('_')
    .map(stripEndings)
    .join('')
}

/** Also of singulars that end like plurals: PROCESS. */
function stripEndings(word: string): string {
  const stripped = word.replace(/(?:IES|ES|S|Y)$/, '')
  return stripped === word ? word : stripEndings(stripped)
}
