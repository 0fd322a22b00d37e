import { replace } from 'react-router'

export function loader(): Response {
  return replace('/admin/dashboard')
}
