import type { DescribedEndpoint, DescribedField } from '../../api/v1/description/list-described.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/api-page.ts'

export function EndpointSection({ endpoint }: { endpoint: DescribedEndpoint }) {
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
