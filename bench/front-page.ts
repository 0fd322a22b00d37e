import { connect } from '../src/database/connect.ts'

// Titles and descriptions with Indian outlets' median lengths: 65 and 150 characters.
const words =
  'court monsoon minister budget farmers Delhi cricket election port solar railways Chennai school water'

/** Six categories with seven links each: the front page shows forty of them. */
export async function addFrontPage(url: string): Promise<void> {
  const db = connect({ url, connectionsMax: 1, applicationName: 'chowk bench' })
  const names = ['Politics', 'Business', 'Technology', 'World', 'Opinion', 'Sports']
  for (const [orderNum, name] of names.entries()) {
    const slug = name.toLowerCase()
    const category = await db
      .insertInto('categories')
      .values({ name, slug, orderNum })
      .onConflict(conflict => conflict.column('slug').doUpdateSet({ orderNum }))
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 7 }, (_, at) => newsLinkRow(category.id, orderNum * 7 + at))
    await db.insertInto('newsLinks').values(rows).execute()
  }
  await db.destroy()
}

function newsLinkRow(category: string, number: number) {
  const url = `https://outlet-${number % 9}.example/${number}/${turn(number).replaceAll(' ', '-')}`
  const title = `${turn(number).slice(0, 60)} ${number}`
  const imageUrl = `https://images.example/${number}/photo-of-the-day.jpg`
  const description = `${turn(number + 3)} ${turn(number + 5)}`.slice(0, 150)
  return {
    category,
    title,
    url,
    canonicalUrl: url,
    source: `Outlet ${number % 9}`,
    imageUrl,
    description,
    featured: number === 3,
  }
}

function turn(number: number): string {
  const list = words.split(' ')
  return list.map((_, at) => list[(at * 5 + number) % list.length]).join(' ')
}
