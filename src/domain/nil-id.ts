/** The nil UUID (RFC 9562), which no row has: comes before every id in an order by id. */
export const nilId = '00000000-0000-0000-0000-000000000000'
