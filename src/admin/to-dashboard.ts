import { replace } from 'react-router'
import { adminPath } from '../address/admin-path.ts'

export function loader(): Response {
  return replace(adminPath('/dashboard'))
}
