import { describeApi } from '../../api/v1/description/describe-api.ts'
import {
  type DescribedEndpoint,
  type DescribedField,
  listDescribed,
} from '../../api/v1/description/list-described.ts'
import { problemCodes, problemTitle } from '../../http/api-problem.ts'
import { errorStatuses } from '../../http/client-error.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { defaultLanguage } from '../../text/language.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/api-page.ts'
import { describePage, languageOf, titleOf } from '../page-head.ts'
import type { Route } from './+types/api'

// For programmers; in English in every edition, like the API's names.
export const handle = { kept: true, inEditions: true } satisfies RouteHandle

export function loader({ context }: Route.LoaderArgs) {
  const { language, origin } = context.get(pageContext)
  const problems = problemCodes
    .map(code => ({ code, status: errorStatuses[code], title: problemTitle(code, language) }))
    .toSorted((a, b) => a.status - b.status)
  const endpoints: DescribedEndpoint[] = listDescribed(describeApi(origin))
  return { endpoints, problems }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  if (!root.loaderData) return []
  const language = languageOf(root.loaderData)
  return describePage(root.loaderData, {
    title: titleOf(root.loaderData, words.title(language)),
    description: words.description(language),
    path: '/api',
    card: 'page/front',
  })
}

export default function ApiPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const { endpoints, problems } = loaderData
  const description = () => (
    <a key="description" href="/api/v1/openapi.json">
      /api/v1/openapi.json
    </a>
  )
  return (
    <main id="main" className="page reference api" lang={defaultLanguage}>
      <header className="title">
        <h1>{words.title(language)}</h1>
      </header>
      <div className="prose">
        <p>{words.reading(language)}</p>
        <p>{words.paging(language)}</p>
        <p>{words.limits(language)}</p>
        <p>{words.writing(language)}</p>
        <p>{words.repeating(language)}</p>
        <p>{words.machine(language, { description })}</p>
        <h2>{words.endpoints(language)}</h2>
      </div>
      {endpoints.map(endpoint => (
        <EndpointSection key={endpoint.id} endpoint={endpoint} />
      ))}
      <ProblemTable problems={problems} />
    </main>
  )
}

/** The `type` of a problem document links to its row. */
function ProblemTable({ problems }: { problems: { code: string; status: number; title: string }[] }) {
  const language = useLanguage()
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">{words.errors(language)}</h2>
      <p>{words.errorsIntro(language)}</p>
      <table className="ratings">
        <thead>
          <tr>
            <th scope="col">{words.code(language)}</th>
            <th scope="col">{words.status(language)}</th>
            <th scope="col">{words.meaning(language)}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ code, status, title }) => (
            <tr key={code} id={code}>
              <th scope="row">
                <code>{code}</code>
              </th>
              <td>{status}</td>
              <td>{title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function EndpointSection({ endpoint }: { endpoint: DescribedEndpoint }) {
  const language = useLanguage()
  const { id, method, path, about, scope, parameters, fields, response, example } = endpoint
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>
        {about} {words.answersWith(language, response)} {scope ? words.needsScope(language, { scope }) : null}
      </p>
      <FieldTable caption={words.parametersOf(language, { id })} fields={parameters} />
      <FieldTable caption={words.fieldsOf(language, { id })} fields={fields} />
      <p>{words.exampleOf(language)}</p>
      <pre>
        <code>{example}</code>
      </pre>
    </section>
  )
}

function FieldTable({ caption, fields }: { caption: string; fields: DescribedField[] }) {
  const language = useLanguage()
  if (fields.length === 0) return null
  return (
    <table className="ratings">
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.parameter(language)}</th>
          <th scope="col">{words.kind(language)}</th>
          <th scope="col">{words.meaning(language)}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, kind, about, isRequired }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{kind}</td>
            <td>{[isRequired ? words.required(language) : '', about].filter(Boolean).join(': ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
