// The look of every table of the admin area.
export const tableClass = 'w-full border-collapse text-left text-sm'
export const headClass = 'border-b border-field py-2 pr-4 font-semibold whitespace-nowrap'
export const cellClass = 'border-b border-rule py-2 pr-4 align-middle'
