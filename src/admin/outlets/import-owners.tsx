import { data, Form, Link } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { describeFieldProblem } from '../../domain/fields/field-problem.ts'
import { isKeyOf } from '../../domain/fields/is-key-of.ts'
import {
  importOwners,
  type OwnerPlan,
  type OwnerProblem,
  ownerLinesMax,
  planOwners,
} from '../../domain/outlets/import-owners.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import { Field, inputClass } from '../forms/field.tsx'
import { readTypedForm } from '../forms/read-form.ts'
import { PageTitle, titleMeta } from '../frame/page-title.tsx'
import { editorContext } from '../frame/require-role.ts'
import { cellClass, RecordTable, titleCellClass } from '../lists/record-table.tsx'
import { redirectWithNotice } from '../notices/notice.ts'
import { Button, buttonClass } from '../widgets/button.tsx'
import type { Route } from './+types/import-owners'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta = titleMeta(words.importOwners)

export function loader() {
  return null
}

/** `intent=import` writes the previewed list; any other post is a dry run. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, origin, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { list = '', intent, digest = '' } = await readTypedForm(request, context)
  if (intent !== 'import') {
    const plan = list.trim() === '' ? null : await planOwners(db, list, now)
    if (plan) return respond({ list, plan, problem: null })
    return respond({ list, plan, problem: (list.trim() === '' ? words.pasteList : tooLong)(language) })
  }
  const imported = await importOwners(db, { list, digest, by, now })
  if (imported.ok) {
    const undoBatchId = imported.batchId
    return redirectWithNotice(adminPath('/outlets'), 'owners-imported', { origin, undoBatchId })
  }
  if (imported.reason === 'too-long') return respond({ list, plan: null, problem: tooLong(language) })
  return respond({ list, plan: imported.plan, problem: refusals[imported.reason](language) })
}

const tooLong = (language: Language) => words.listTooLong(language, { most: ownerLinesMax })

const refusals = { nothing: words.listChangesNothing, 'not-as-shown': words.listNotAsShown }

function respond(result: { list: string; plan: OwnerPlan | null; problem: string | null }) {
  return data(result, { status: result.problem ? 400 : 200 })
}

export default function ImportOwners({ actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { list = '', plan = null, problem = null } = actionData ?? {}
  return (
    <>
      <PageTitle title={words.importOwners(language)} />
      <Form method="post" className="max-w-3xl">
        <Field label={words.listOfOwners(language)} hint={words.listHint(language)}>
          {wiring => (
            <textarea
              {...wiring}
              name="list"
              rows={8}
              spellCheck={false}
              defaultValue={list}
              placeholder={words.listExample(language, { url: 'https://registry.example/1' })}
              className={inputClass}
            />
          )}
        </Field>
        <div aria-live="polite">
          {problem ? (
            <p role="alert" className="mb-4 border-l-4 border-danger bg-wash px-4 py-3">
              {problem}
            </p>
          ) : null}
          {plan ? <Plan plan={plan} /> : null}
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to={adminPath('/outlets')} className={buttonClass()}>
            {adminWords.cancel(language)}
          </Link>
          <Button type="submit" name="intent" value="plan" tone={plan ? 'plain' : 'primary'}>
            {words.showPlan(language)}
          </Button>
          {plan && countChanges(plan) > 0 ? (
            <Button type="submit" name="intent" value="import" tone="primary">
              {words.importCount(language, { count: countChanges(plan) })}
            </Button>
          ) : null}
        </div>
      </Form>
    </>
  )
}

function Plan({ plan }: { plan: OwnerPlan }) {
  const language = useLanguage()
  const heads = [words.line, adminWords.outlet, words.owner, words.effect]
  return (
    <>
      <input type="hidden" name="digest" value={plan.digest} />
      <RecordTable heads={heads} empty={words.noLines(language)}>
        {plan.rows.map(({ line, outlet, owner, target, problem, verdict }) => (
          <tr key={line}>
            <td className={cellClass} data-label={words.line(language)}>
              {line}
            </td>
            <td className={`${titleCellClass} wrap-anywhere`}>{(target?.name ?? outlet).slice(0, 200)}</td>
            <td className={`${cellClass} wrap-anywhere`}>{owner.slice(0, 200)}</td>
            <td className={`${cellClass} ${verdict === 'wrong' ? 'text-danger' : ''}`}>
              {verdict === 'wrong'
                ? describeProblem(problem, language)
                : effects[verdict](language, { owner: target?.owner ?? '' })}
            </td>
          </tr>
        ))}
      </RecordTable>
    </>
  )
}

const effects = { new: words.getsOwner, replaces: words.replaces, same: words.recordedAlready }

const problems: Record<OwnerProblem, (language: Language) => string> = {
  'no-such-outlet': words.noSuchOutlet,
  'several-outlets': words.severalOutlets,
  'named-above': words.namedAbove,
  'owner-missing': words.ownerMissing,
  'future-day': words.futureDay,
}

function describeProblem(problem: string, language: Language): string {
  if (isKeyOf(problems, problem)) return problems[problem](language)
  return words.problem(language, { problem: describeFieldProblem(problem, language) })
}

function countChanges({ rows }: OwnerPlan): number {
  return rows.filter(({ verdict }) => verdict === 'new' || verdict === 'replaces').length
}
