import { redirect } from 'react-router'
import { readTheme, readThemeCookie, themeCookies } from '../http/cookies.ts'
import { localPath, sendingPage } from '../http/local-path.ts'
import { pageContext } from '../http/page-context.ts'
import { readPostedForm } from '../http/posted-form.ts'
import { chosenThemeCss } from '../ui/theme/theme-css.ts'
import type { Route } from './+types/theme'

/** The theme chosen in this browser, loaded after the stylesheet on pages without JavaScript. */
export function loader({ request }: Route.LoaderArgs): Response {
  return new Response(chosenThemeCss(readThemeCookie(request)), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: 'Cookie',
    },
  })
}

/** The footer's theme buttons without JavaScript. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await readPostedForm(request)
  const headers = new Headers()
  for (const cookie of themeCookies(readTheme(form.get('theme')))) headers.append('set-cookie', cookie)
  const back = localPath(sendingPage(request, context.get(pageContext)), '/')
  return redirect(back, { status: 303, headers })
}
