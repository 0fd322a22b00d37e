type Collection = {
  title: string
  description: string
  url: string
  newsLinks: { title: string; url: string }[]
}

/** JSON-LD of a list of links: only address and headline, because other sites' articles are not ours to describe. */
export function describeCollection({ title, description, url, newsLinks }: Collection): object {
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: newsLinks.map((link, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: link.title,
        url: link.url,
      })),
    },
  }
}
