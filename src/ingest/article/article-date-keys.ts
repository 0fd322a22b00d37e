// The names under which pages state when an article was published: Open Graph, Dublin Core, and those of single systems.

/** Meta tags with the time of publication, the most reliable first. */
export const publishedKeys = `article:published_time og:article:published_time og:published_time
  article:published og:pubdate datepublished publishdate publish_date publish-date published-date pubdate
  publication_date publication-date article:publication_date article:post_date article.published
  sailthru.date parsely-pub-date cxenseparse:recs:publishtime cxenseparse:publishtime dc.date.issued
  dcterms.issued dc.issued dcterms.created dc.created dc.date.created dcterms.date dc.date
  dcterms.available originalpublicationdate original-publish-date rnews:datepublished vr:published_time
  bt:pubdate citation_publication_date citation_date citation_online_date published_time published_at
  date_published firstpublished article_date_original created datecreated article:created uploaddate
  displaydate pdate ptime timestamp date release_date video:release_date og:video:release_date
  music:release_date`.split(/\s+/)

export const modifiedKeys = `article:modified_time og:article:modified_time og:updated_time datemodified
  dcterms.modified dc.date.modified last-modified lastmod revised modified utime`.split(/\s+/)
