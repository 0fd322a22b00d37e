/** What follows from a record's other columns: no revision holds it, and a record written back has it made anew. */
export const derivedColumns: string[] = ['search_text', 'headline_keys']
