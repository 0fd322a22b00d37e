import { useLanguage } from '../../ui/language/language-context.ts'
import * as words from '../../words/api-page.ts'

/** The `type` of a problem document leads to its row. */
export function ProblemTable({ problems }: { problems: { code: string; status: number; title: string }[] }) {
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
