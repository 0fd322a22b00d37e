import { Link, useLocation } from 'react-router'
import { adminPath } from '../../address/admin-path.ts'
import { shownDomain } from '../../address/shown-domain.ts'
import { isUuid } from '../../domain/fields/record-id.ts'
import { countOpenObjections } from '../../domain/objections/objections.ts'
import { isLean, leanChoices, leanLabels } from '../../domain/outlets/lean.ts'
import {
  type ListedOutlet,
  listOutlets,
  listOwners,
  type OutletKey,
} from '../../domain/outlets/outlet-queries.ts'
import { regionName } from '../../domain/outlets/region-name.ts'
import { pageContext } from '../../http/page-context.ts'
import type { RouteHandle } from '../../http/route-handle.ts'
import { parseQuery } from '../../search/parse-query.ts'
import { useLanguage } from '../../ui/language/language-context.ts'
import * as adminWords from '../../words/admin-words.ts'
import * as words from '../../words/outlets-desk.ts'
import { OutletsHead } from '../frame/outlets-head.tsx'
import { titleMeta } from '../frame/page-title.tsx'
import { fromList } from '../lists/list-address.ts'
import {
  FilterChoice,
  FilterWords,
  ListFilters,
  ListPages,
  nextSearch,
  useIsFiltered,
} from '../lists/list-filters.tsx'
import { type Column, ColumnTable, emptyLink } from '../lists/record-table.tsx'
import { readTextKey, writeTextKey } from '../lists/text-key.ts'
import { ButtonLink } from '../widgets/button.tsx'
import { languageTagName } from '../widgets/language-tag-name.ts'
import type { Route } from './+types/list'
import { ownersSuggestedMax } from './outlet-form.tsx'

export const handle = { role: 'editor' } satisfies RouteHandle

export const meta = titleMeta(words.title)

const rowsOfPage = 50

// Not a possible owner's name, because names have at least one letter.
const withoutOwner = '.'

const toChoice = (owner: string) => ({ value: owner, label: owner })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, language } = context.get(pageContext)
  const { searchParams } = new URL(request.url)
  const lean = searchParams.get('lean') ?? ''
  const owner = searchParams.get('owner') ?? ''
  const filter = {
    needle: parseQuery(searchParams.get('q') ?? '').needle,
    lean: isLean(lean) ? lean : null,
    owner: owner === withoutOwner ? '' : owner.replaceAll('\0', '').toWellFormed(),
    withoutOwner: owner === withoutOwner,
  }
  const after = readOutletKey(searchParams.get('after'))
  const [{ outlets, next }, owners, objectionCount] = await Promise.all([
    listOutlets(db, { filter, after, limit: rowsOfPage }),
    listOwners(db, ownersSuggestedMax),
    countOpenObjections(db),
  ])
  return {
    outlets: outlets.map(outlet => ({ ...outlet, region: regionName(outlet.region, language) })),
    owners,
    objectionCount,
    isFirstPage: after === null,
    nextSearch: nextSearch(searchParams, next && writeTextKey([next.name, next.id])),
  }
}

export default function Outlets({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const isFiltered = useIsFiltered()
  const { outlets, owners, objectionCount, isFirstPage, nextSearch } = loaderData
  const ownerChoices = [{ value: withoutOwner, label: words.withoutOwner(language) }, ...owners.map(toChoice)]
  return (
    <>
      <OutletsHead here="outlets">
        <ButtonLink to={adminPath('/outlets/objections')}>
          {objectionCount === 0
            ? words.objections(language)
            : words.objectionCount(language, { count: objectionCount })}
        </ButtonLink>
        <ButtonLink to={adminPath('/outlets/owners')}>{words.importOwners(language)}</ButtonLink>
        <ButtonLink to={adminPath('/outlets/add')} tone="primary">
          {words.addOutlet(language)}
        </ButtonLink>
      </OutletsHead>
      <ListFilters>
        <FilterWords label={words.search(language)} />
        <FilterChoice
          name="lean"
          label={words.lean(language)}
          all={adminWords.all(language)}
          choices={leanChoices(language)}
        />
        <FilterChoice
          name="owner"
          label={words.owner(language)}
          all={adminWords.all(language)}
          choices={ownerChoices}
        />
      </ListFilters>
      <ColumnTable
        rows={outlets}
        columns={columns}
        empty={
          isFiltered
            ? words.noOutletsFound(language)
            : words.noOutlets(language, {
                add: emptyLink(adminPath('/outlets/add')),
              })
        }
      />
      <ListPages isFirstPage={isFirstPage} nextSearch={nextSearch} />
    </>
  )
}

// A dash marks an empty cell of a table; in a block it would be noise.
const lackClass = 'stacked:hidden'
// The hosts of one outlet must not take the width that the names of all owners need.
const namesClass = 'min-w-40 max-w-56 wrap-anywhere stacked:min-w-0 stacked:max-w-none'

const columns: Column<ListedOutlet>[] = [
  {
    head: adminWords.name,
    cell: outlet => <OutletLink {...outlet} />,
    as: 'title',
    className: 'max-w-md min-w-40',
  },
  {
    head: words.hosts,
    cell: ({ hosts }) => hosts.map(shownDomain).join(', ') || '–',
    isPlain: true,
    className: ({ hosts }) => `${namesClass} ${hosts.length > 0 ? '' : lackClass}`,
  },
  {
    head: adminWords.language,
    cell: (outlet, language) => (outlet.language ? languageTagName(outlet.language, language) : '–'),
    className: outlet => (outlet.language ? '' : lackClass),
  },
  {
    head: adminWords.region,
    cell: ({ region }) => region || '–',
    className: ({ region }) => (region ? '' : lackClass),
  },
  {
    head: words.owner,
    cell: ({ owner }) => owner || '–',
    className: ({ owner }) => `${namesClass} ${owner ? '' : lackClass}`,
  },
  { head: words.lean, cell: ({ lean }, language) => leanLabels[lean](language), as: 'line' },
  {
    head: words.feeds,
    cell: ({ id, feedCount, failingCount }, language) => (
      <Link
        to={`${adminPath('/feeds')}?outlet=${id}`}
        prefetch="intent"
        className="inline-block max-sm:min-w-12 max-sm:py-3"
      >
        {feedCount}
        {failingCount > 0 ? (
          <>
            , <span className="text-danger">{words.failing(language, { count: failingCount })}</span>
          </>
        ) : null}
      </Link>
    ),
    as: 'line',
  },
]

/** Null for the first page and for an invalid key. */
function readOutletKey(text: string | null): OutletKey | null {
  const [name, id] = readTextKey(text) ?? []
  return name !== undefined && id !== undefined && isUuid(id) ? { name, id } : null
}

function OutletLink({ id, name }: { id: string; name: string }) {
  const { search } = useLocation()
  return (
    <Link
      to={fromList(adminPath('/outlets/edit/:id', { id }), search)}
      prefetch="intent"
      className="text-ink"
    >
      {name}
    </Link>
  )
}
