import { data, Link } from 'react-router'
import { adminPath } from '../../../address/admin-path.ts'
import { listCategories } from '../../../domain/categories/category-queries.ts'
import { listOutletsByName } from '../../../domain/outlets/outlet-queries.ts'
import { type EditedRule, listRules } from '../../../domain/rules/rule-queries.ts'
import { changeRule, type RuleChange } from '../../../domain/rules/write-rule.ts'
import { pageContext } from '../../../http/page-context.ts'
import type { RouteHandle } from '../../../http/route-handle.ts'
import { formatNumber } from '../../../text/format.ts'
import type { Language } from '../../../text/language.ts'
import { useLanguage } from '../../../ui/language/language-context.ts'
import { relativeTime } from '../../../ui/time/relative-time.ts'
import * as listWords from '../../../words/admin-lists.ts'
import * as adminWords from '../../../words/admin-words.ts'
import * as words from '../../../words/queue-rules.ts'
import { readFormTexts } from '../../forms/read-form.ts'
import { titleMeta } from '../../frame/page-title.tsx'
import { editorContext } from '../../frame/require-role.ts'
import { cellClass, lineCellClass, RecordTable, titleCellClass } from '../../lists/record-table.tsx'
import type { ShownNotice } from '../../notices/notice.ts'
import { useNoticeToast } from '../../notices/notice-toast.tsx'
import { NoticeWithoutScript } from '../../notices/notice-without-script.tsx'
import { doneNotice, failedNotice } from '../../notices/shown-notice.ts'
import { withFallback } from '../../notices/with-fallback.ts'
import { Button, ButtonLink, buttonClass } from '../../widgets/button.tsx'
import { useRowSubmit } from '../../widgets/keyboard.ts'
import { useFetcher } from '../../widgets/use-fetcher.ts'
import { QueueHead } from '../widgets/queue-head.tsx'
import type { Route } from './+types/rules'
import { describeAction, describeConditions } from './check-rule.ts'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta: Route.MetaFunction = titleMeta(words.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, language } = context.get(pageContext)
  const [rules, categories, outlets] = await Promise.all([
    listRules(db),
    listCategories(db),
    listOutletsByName(db),
  ])
  return { rows: rules.map(rule => toRow(rule, { categories, outlets, now, language })) }
}

type Choice = { id: string; name: string }

function toRow(
  rule: EditedRule,
  { now, ...choices }: { categories: Choice[]; outlets: Choice[]; now: Date; language: Language },
) {
  const { id, name, isOn, hitCount, lastHitAt } = rule
  return {
    id,
    name,
    isOn,
    hitCount,
    conditions: describeConditions(rule, choices),
    action: describeAction(rule, choices),
    lastHit: lastHitAt && relativeTime(lastHitAt, now, choices.language),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { db, now, language } = context.get(pageContext)
  const { by } = context.get(editorContext)
  const { id = '', change = '' } = await readFormTexts(request)
  if (!isChange(change)) return data({ notice: null }, { status: 409 })
  const changed = await changeRule(db, { id, change, by, now })
  if (!changed.ok) return data({ notice: null }, { status: 409 })
  const text = words.changed(language, { change })
  return data({ notice: doneNotice(text, { undoBatchId: changed.batchId, language }) })
}

export const clientAction = withFallback(language => ({
  notice: failedNotice(words.notChanged(language), language),
}))

function isChange(text: string): text is RuleChange {
  return text === 'up' || text === 'down' || text === 'on' || text === 'off' || text === 'delete'
}

export default function Rules({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const { rows } = loaderData
  return (
    <>
      <NoticeWithoutScript notice={actionData?.notice ?? null} />
      <QueueHead view="rules" />
      {/* On a phone the explanation is below the rules. */}
      <div className="flex flex-col items-start gap-4 sm:grid sm:grid-cols-[1fr_auto] sm:items-center">
        <p className="m-0 max-w-prose text-quiet max-sm:order-last">{words.about(language)}</p>
        <Link to={adminPath('/queue/rules/add')} prefetch="intent" className={buttonClass('primary')}>
          {words.add(language)}
        </Link>
        <div className="col-span-2 w-full min-w-0">
          <RecordTable
            heads={[words.name, words.conditions, words.does, words.hits, words.actions]}
            empty={words.none(language)}
          >
            {rows.map((row, at) => (
              <RuleRow key={row.id} row={row} isFirst={at === 0} isLast={at === rows.length - 1} />
            ))}
          </RecordTable>
        </div>
      </div>
    </>
  )
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

function RuleRow({ row, isFirst, isLast }: { row: Row; isFirst: boolean; isLast: boolean }) {
  const language = useLanguage()
  const fetcher = useFetcher<{ notice: ShownNotice | null }>()
  useNoticeToast(fetcher.data?.notice ?? null)
  const { onSubmit, isPosting } = useRowSubmit(fetcher)
  const { id, name, isOn, conditions, action: does, hitCount, lastHit } = row
  const buttons: { change: RuleChange; label: string; says: string; isOff?: boolean }[] = [
    { change: 'up', label: '↑', says: words.earlier(language, { name }), isOff: isFirst },
    { change: 'down', label: '↓', says: words.later(language, { name }), isOff: isLast },
    isOn
      ? { change: 'off', label: words.switchOff(language), says: words.switchOffLabel(language, { name }) }
      : { change: 'on', label: words.switchOn(language), says: words.switchOnLabel(language, { name }) },
    { change: 'delete', label: words.remove(language), says: words.removeLabel(language, { name }) },
  ]
  return (
    <tr className={isOn ? undefined : 'text-quiet'}>
      <td className={`${titleCellClass} max-w-md min-w-40`}>
        <Link to={adminPath('/queue/rules/edit/:id', { id })} prefetch="intent" className="text-ink">
          {name}
        </Link>
        {isOn ? null : <span className="block">{words.off(language)}</span>}
      </td>
      <td className={`${cellClass} max-w-md`} data-label={words.conditions(language)}>
        {conditions}
      </td>
      <td className={cellClass} data-label={words.does(language)}>
        {does}
      </td>
      <td className={`${cellClass} lg:whitespace-nowrap`} data-label={words.hits(language)}>
        {formatNumber(hitCount, language)}
        {lastHit ? <span className="text-quiet">{words.lastHit(language, { when: lastHit })}</span> : null}
      </td>
      <td className={lineCellClass}>
        <fetcher.Form method="post" onSubmit={onSubmit} className="row-actions">
          <input type="hidden" name="id" value={id} />
          <ButtonLink
            to={adminPath('/queue/rules/edit/:id', { id })}
            aria-label={listWords.editRecord(language, { name })}
            tone="quiet"
          >
            {adminWords.edit(language)}
          </ButtonLink>
          {buttons.map(({ change, label, says, isOff = false }) => (
            <Button
              key={change === 'on' ? 'off' : change}
              type="submit"
              name="change"
              value={change}
              tone={change === 'delete' ? 'quietDanger' : 'quiet'}
              aria-label={says}
              isOff={isOff || isPosting}
            >
              {label}
            </Button>
          ))}
        </fetcher.Form>
      </td>
    </tr>
  )
}
