import { type RouterContextProvider, redirect } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { correctionRecord } from '../../domain/corrections/correction.record.ts'
import { correctionLengthMax, correctionsPerPage } from '../../domain/corrections/correction.ts'
import { type EditedCorrection, listEditedCorrections } from '../../domain/corrections/correction-queries.ts'
import {
  addCorrection,
  type CorrectedSubject,
  deleteCorrection,
  findSubject,
  updateCorrection,
} from '../../domain/corrections/write-correction.ts'
import { readPageKey, writePageKey } from '../../domain/fields/page-key.ts'
import { pageContext } from '../../http/page-context.ts'
import { bodyBytes, type RouteHandle } from '../../http/route-handle.ts'
import type { Language } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/correction-desk.ts'
import { PageTitle } from '../frame/page-title.tsx'
import { OlderLink } from '../lists/list-filters.tsx'
import type { Column } from '../lists/record-table.tsx'
import { useErrorToast } from '../notices/notice-toast.tsx'
import { byAddress, type FormProblem, keepTyped, noProblem } from '../records/form-problem.ts'
import { FormHead, PlainForm, plainMeta } from '../records/plain-form.tsx'
import { PlainTable } from '../records/plain-table.tsx'
import { addAction, deleteAction, editAction, loadForm, type Refusal } from '../records/save-record.ts'
import { LocalTime } from '../widgets/local-time.tsx'
import { truncateForList } from '../widgets/truncate-for-list.ts'
import type { Route } from './+types/corrections'

export const handle = { role: 'editor', bodyBytesMax: bodyBytes.text } satisfies RouteHandle

export const meta = plainMeta(correctionRecord, words.title)

type Opened = { context: Readonly<RouterContextProvider>; request: Request }

export const loader = byAddress({ list: loadList, add: loadNew, edit: loadForm(correctionRecord) })

async function loadList({ context, request }: Opened) {
  const { db } = context.get(pageContext)
  const after = readPageKey(new URL(request.url).searchParams.get('after'))
  const { corrections, next } = await listEditedCorrections(db, { after, limit: correctionsPerPage })
  return {
    corrections: corrections.map(each => ({ ...each, headline: truncateForList(each.headline) })),
    older: next ? `${correctionRecord.list}?after=${writePageKey(next)}` : null,
  }
}

/** `?link=ID` or `?story=ID` names the subject of the correction. */
async function loadNew({ context, request }: Opened) {
  const { db } = context.get(pageContext)
  const of = readSubject(request)
  const subject = of && (await findSubject(db, of))
  if (!of) throw redirect(correctionRecord.list)
  // If the link or story was deleted while the form was open, the page keeps the typed text.
  return { of, headline: subject && truncateForList(subject.headline) }
}

export const action = byAddress({
  list: deleteAction(correctionRecord, deleteCorrection),
  add: addAction(correctionRecord, {
    async add(db, { request, ...write }) {
      const of = readSubject(request)
      return of ? addCorrection(db, { of, ...write }) : { ok: false, reason: 'not-public' as const }
    },
    refuse: refuseCorrection,
    backTo: request => subjectPath(readSubject(request)),
  }),
  edit: editAction(correctionRecord, { update: updateCorrection, refuse: refuseCorrection }),
})

export const clientAction = keepTyped(correctionRecord)

export default function Corrections({ loaderData, actionData }: Route.ComponentProps) {
  const problem = actionData ?? noProblem
  if ('corrections' in loaderData) return <CorrectionList {...loaderData} problem={problem} />
  if ('of' in loaderData) return <AddCorrection {...loaderData} problem={problem} />
  return <EditCorrection {...loaderData} problem={problem} />
}

type WithProblem = { problem: FormProblem<EditedCorrection> }

const columns: Column<EditedCorrection>[] = [
  { head: headOf('headline'), cell: ({ headline }) => headline, as: 'title', className: 'max-w-md' },
  {
    head: headOf('correction'),
    cell: ({ text }) => <span className="line-clamp-3">{text}</span>,
    isPlain: true,
    className: 'max-w-md wrap-anywhere',
  },
  { head: headOf('corrected'), cell: ({ createdAt }) => <LocalTime at={createdAt} />, as: 'line' },
]

function headOf(column: 'headline' | 'correction' | 'corrected') {
  return (language: Language) => words.heading(language, { column })
}

function CorrectionList({
  corrections,
  older,
  problem,
}: WithProblem & { corrections: EditedCorrection[]; older: string | null }) {
  const language = useLanguage()
  useErrorToast(problem)
  return (
    <>
      <PageTitle title={words.title(language)} />
      <p className="mb-4 text-quiet sm:-mt-2">
        {words.listAbout(language, {
          page: text => (
            <a key="page" href="/corrections">
              {text}
            </a>
          ),
        })}
      </p>
      <PlainTable
        record={correctionRecord}
        rows={corrections}
        columns={columns}
        nameOf={({ headline }) => headline}
        question={words.deletion}
        empty={words.none(language)}
      />
      <OlderLink to={older} />
    </>
  )
}

function AddCorrection({
  of,
  headline,
  problem,
}: WithProblem & { of: CorrectedSubject; headline: string | null }) {
  const language = useLanguage()
  return (
    <>
      <FormHead record={correctionRecord} row={null} />
      {headline === null ? (
        <p role="alert" className="max-w-2xl text-danger">
          {words.gone(language)}
        </p>
      ) : (
        <p className="max-w-2xl">
          <b>{headline}</b>
        </p>
      )}
      <p className="max-w-2xl text-quiet">{words.about(language)}</p>
      <CorrectionForm draftOf={of.id} problem={problem} backTo={subjectPath(of)} />
    </>
  )
}

function EditCorrection({ row, problem }: WithProblem & { row: EditedCorrection }) {
  const language = useLanguage()
  return (
    <>
      <FormHead record={correctionRecord} row={row} />
      <p className="max-w-2xl">
        {words.correctedAt(language, {
          headline: () => <b key="headline">{truncateForList(row.headline)}</b>,
          time: () => <LocalTime key="time" at={row.createdAt} />,
        })}
      </p>
      <CorrectionForm row={row} problem={problem} />
    </>
  )
}

function CorrectionForm(props: WithProblem & { row?: EditedCorrection; draftOf?: string; backTo?: string }) {
  const language = useLanguage()
  return (
    <PlainForm record={correctionRecord} {...props}>
      {(field, form) => {
        const count = [...(form.watch('text') ?? '')].length
        return field('text', { hint: words.hint(language, { count, most: correctionLengthMax }) })
      }}
    </PlainForm>
  )
}

function refuseCorrection(_: object, language: Language): Refusal {
  return { message: words.gone(language) }
}

function readSubject(request: Request): CorrectedSubject | null {
  const { searchParams } = new URL(request.url)
  const [link, story] = [searchParams.get('link'), searchParams.get('story')]
  if (link) return { kind: 'link', id: link }
  return story ? { kind: 'story', id: story } : null
}

/** The editor's page of the corrected link or story. */
function subjectPath(of: CorrectedSubject | null): string {
  if (!of) return correctionRecord.list
  const { kind, id } = of
  return kind === 'link' ? adminPath('/news/edit/:id', { id }) : adminPath('/stories/:id', { id })
}
