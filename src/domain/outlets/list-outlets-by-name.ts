import type { Db } from '../../database/connect.ts'

export async function listOutletsByName(db: Db): Promise<{ id: string; name: string; homeUrl: string }[]> {
  return db.selectFrom('outlets').select(['id', 'name', 'homeUrl']).orderBy('name').orderBy('id').execute()
}
