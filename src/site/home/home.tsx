import { latestCount } from '../../domain/news-links/news-link.ts'
import { listLatest } from '../../domain/news-links/news-link-queries.ts'
import { pageContext } from '../../http/page-context.ts'
import type { Route } from './+types/home'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, dependsOn } = context.get(pageContext)
  dependsOn('news')
  return { latest: await listLatest(db, latestCount) }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main>
      {loaderData.latest.map(link => (
        <p key={link.id}>{link.title}</p>
      ))}
    </main>
  )
}
