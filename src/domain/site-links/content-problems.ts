export const contentProblems = {
  'too-long': 'Content is longer than 300,000 characters',
  'too-deep': 'Content is nested more than 100 levels deep',
  'too-many-tags': 'Content has more than 12,000 tags, attributes and pieces of text',
  empty: 'Nothing of this content can be shown',
}
